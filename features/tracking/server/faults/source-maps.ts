import { readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Frame } from './frames'

/** A map is read when the first fault of its file comes, and takes some hundred kB. */
const KEPT = 20
const NAME = /^(?:c\/)?[\w-]+\.js$/
const SOURCE = /(?:^|\/)((?:features|kernel|hosts|node_modules)\/.+)$/

/** Finds where a call of a built file stands in the source. */
export interface SourceMaps {
  /** A frame of a file without a map, one of an earlier build for instance, stays as it is. */
  locate(frames: readonly Frame[]): Promise<readonly Frame[]>
}

/** `assetsDir`: the built browser files with their maps; without it nothing is found. */
export function createSourceMaps(assetsDir: string | undefined): SourceMaps {
  const known = new LRUCache<string, { readonly map: SourceMap | undefined }>({ max: KEPT })

  async function mapOf(file: string): Promise<SourceMap | undefined> {
    // A name that a report made up must lead nowhere else.
    if (assetsDir === undefined || !NAME.test(file)) return undefined
    const kept = known.get(file)
    if (kept) return kept.map
    const map = await readFile(join(assetsDir, `${file}.map`), 'utf8').then(
      (text) => new SourceMap(JSON.parse(text) as ConstructorParameters<typeof SourceMap>[0]),
      () => undefined,
    )
    known.set(file, { map })
    return map
  }

  async function locateOne(frame: Frame): Promise<Frame> {
    const map = await mapOf(frame.file)
    const found = map?.findEntry(frame.line - 1, frame.column - 1)
    if (!found || !('originalSource' in found)) return frame
    const file = SOURCE.exec(found.originalSource)?.[1]
    if (file === undefined) return frame
    // Node gives a name where the map has one; its types do not say so.
    const { name = '' } = found as { readonly name?: string }
    return { call: name, file, line: found.originalLine + 1, column: found.originalColumn + 1 }
  }

  return {
    async locate(frames) {
      const located: Frame[] = []
      // One after the other: calls of one stack share a file or two.
      for (const frame of frames) located.push(await locateOne(frame))
      return located
    },
  }
}
