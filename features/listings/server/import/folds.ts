import { siteOf } from '../../contract'
import { isUndated } from './fold-key'
import type { Twin } from './fold-queries'
import type { KeyedRow } from './make-row'

/** One of several weeks apart, without a day of its own, is offered anew. */
const POSTED_WITHIN_MS = 30 * 24 * 60 * 60 * 1000

export interface Folds {
  /** The listing that tells of the same, from other sites (one that lists two of one name means two); undefined where none does, or where it could be one of several. */
  find(row: KeyedRow, isOver: boolean): Twin | undefined
  /** From now on it is one that others may tell of. */
  note(row: KeyedRow, isOver: boolean, id: number | undefined): void
  /** From now on its site has spoken. */
  join(twin: Twin, row: KeyedRow): void
}

/** `known` is kept up to date, so that rows of one file meet each other. */
export function createFolds(known: Map<string, Twin[]>, now: Date): Folds {
  const postedOf = ({ postedAt }: KeyedRow) => (postedAt === null ? now : new Date(postedAt)).getTime()
  return {
    find(row, isOver) {
      const isNear = (twin: Twin) =>
        !isUndated(row.content) || Math.abs(twin.postedAt - postedOf(row)) <= POSTED_WITHIN_MS
      const [twin, ...more] = (known.get(row.foldKey ?? '') ?? []).filter(
        (each) => each.isOver === isOver && isNear(each),
      )
      return twin && more.length === 0 && !twin.sites.includes(siteOf(row.sourceUrl)) ? twin : undefined
    },
    note(row, isOver, id) {
      const key = row.foldKey
      if (key === null) return
      const twin = { id, sourceUrl: row.sourceUrl, sites: [siteOf(row.sourceUrl)], isOver, postedAt: postedOf(row) }
      known.set(key, [...(known.get(key) ?? []), twin])
    },
    join(twin, row) {
      twin.sites.push(siteOf(row.sourceUrl))
    },
  }
}
