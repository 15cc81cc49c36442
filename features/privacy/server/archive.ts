import { strToU8, zipSync } from 'fflate'
import type { Json } from '../../../kernel/index'
import { type ArchiveOf, readablePage } from './readable-page'

export interface Archive {
  readonly bytes: Uint8Array
  /** Features with something in it. */
  readonly areas: number
  /** Rows in all of their lists, and single things beside them. */
  readonly records: number
}

type Records = Readonly<Record<string, Readonly<Record<string, Json>>>>

const isEmpty = (value: Json) => value === null || (Array.isArray(value) && value.length === 0)
const countOf = (value: Json) => (Array.isArray(value) ? value.length : isEmpty(value) ? 0 : 1)

/** Everything as machines read it (a JSON file a feature) and as one page that opens in any browser without a connection. */
export function createArchive(records: Records, about: ArchiveOf): Archive {
  const held = Object.entries(records).filter(([, content]) => Object.values(content).some((value) => !isEmpty(value)))
  const files = held.map(([id, content]) => [`${id}.json`, strToU8(JSON.stringify(content, null, 2))] as const)
  const page = strToU8(readablePage(Object.fromEntries(held), about))
  return {
    bytes: zipSync({ 'index.html': page, ...Object.fromEntries(files) }, { mtime: about.at }),
    areas: held.length,
    records: held
      .flatMap(([, content]) => Object.values(content))
      .reduce<number>((all, each) => all + countOf(each), 0),
  }
}
