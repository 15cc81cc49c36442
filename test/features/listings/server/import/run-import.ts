import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { ListingsTables } from '../../../../../features/listings/server/tables'
import { verbs } from '../../../../../features/modules/contract'
import type { ListingsHouse } from '../../house'

export const filesFolder = resolve('test/support/import')

export interface Ran {
  readonly exit: number
  readonly lines: readonly string[]
  readonly closing: string
  /** Rows of the report, without its first and last line. */
  readonly report: readonly {
    readonly row: number
    readonly outcome: string
    readonly title: string
    readonly url: string
    readonly reason?: string
    readonly notes?: readonly string[]
  }[]
}

/** Runs `import …` as the command line does; `stopAfter` aborts once so many rows are done. */
export async function runImport(
  house: Pick<ListingsHouse, 'kernel'>,
  args: readonly string[],
  { stopAfter }: { readonly stopAfter?: number } = {},
): Promise<Ran> {
  const verb = house.kernel.view(verbs).find(({ id }) => id === 'listings.import')
  if (!verb) throw new Error('There is no verb listings.import.')
  const folder = mkdtempSync(join(tmpdir(), 'foothold-test-'))
  const report = join(folder, 'report.jsonl')
  const lines: string[] = []
  const stop = new AbortController()
  try {
    const exit = await verb.run({
      args: [...args, '--report', report],
      folder: filesFolder,
      print: (line) => lines.push(line),
      ask: async () => undefined,
      progress: (done) => stopAfter !== undefined && done >= stopAfter && stop.abort(),
      signal: stop.signal,
    })
    const entries = readFileSync(report, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    return { exit, lines, closing: lines.at(-1) ?? '', report: entries.slice(1, -1) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What was imported, by source. */
export function importedRows(house: ListingsHouse) {
  return house.db
    .of<ListingsTables>()
    .selectFrom('listings.opportunity')
    .selectAll()
    .where('source_url', 'is not', null)
    .orderBy('source_url')
    .execute()
}
