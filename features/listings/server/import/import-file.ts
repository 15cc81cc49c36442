import { suspicionsOfListing } from '../../contract'
import { announceChange } from '../changes'
import { createEditions, type Editions } from './editions'
import type { Format } from './formats'
import type { ReadRow, RowTools } from './parsed-row'
import { createPlaces } from './places'
import { BrokenFile } from './read-rows'
import type { Report } from './report'
import { type ImportParts, type Outcome, type StorableRow, storeRows } from './store-rows'

const BATCH = 100

export interface ImportRun {
  readonly path: string
  readonly format: Format
  readonly dryRun: boolean
  readonly report: Report
  readonly progress: (done: number, total: number) => void
  readonly signal: AbortSignal
}

export interface ImportResult {
  readonly made: number
  /** Of those made: what waits for somebody who may approve. */
  readonly held: number
  readonly updated: number
  readonly unchanged: number
  readonly refused: number
  /** How far it came, and how many rows there are. */
  readonly done: number
  readonly total: number
  /** Why the file could not be read to its end. */
  readonly broken?: string
}

interface Waiting {
  readonly row: number
  readonly read: ReadRow
  readonly storable: StorableRow
}

const heldNote = ({ content }: ReadRow) => `it waits for approval: ${suspicionsOfListing(content).join(', ')}`

/** First all rows are looked at, so that rows of one thing are known as such; then they are stored, a batch a transaction. */
async function survey({ path, format, signal }: ImportRun, tools: RowTools) {
  const editions = createEditions()
  let total = 0
  try {
    for await (const value of format.rows(path)) {
      if (signal.aborted) break
      total += 1
      const parsed = format.parse(value, tools)
      if (!('refused' in parsed)) editions.note(total, parsed)
    }
    return { editions, total }
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error
    return { editions, total, broken: error.message }
  }
}

/** A fault of the row, which costs only that row; anything else (no database) ends the run. */
function isOfRow(error: unknown): error is Error & { readonly code: string } {
  const code = (error as { readonly code?: unknown } | null)?.code
  return typeof code === 'string' && /^2[23]...$/.test(code)
}

async function storeEach(
  parts: ImportParts,
  rows: readonly StorableRow[],
  dryRun: boolean,
): Promise<readonly Outcome[]> {
  try {
    return await storeRows(parts, rows, dryRun)
  } catch (error) {
    if (!isOfRow(error)) throw error
    if (rows.length === 1) return [{ refused: `the database does not take it: ${error.message}` }]
  }
  const outcomes: Outcome[] = []
  for (const row of rows) outcomes.push(...(await storeEach(parts, [row], dryRun)))
  return outcomes
}

/** Imports a file. Safe to stop and to repeat: what is there already is found by its source and left as it is. */
export async function importFile(parts: ImportParts, run: ImportRun): Promise<ImportResult> {
  const { path, format, report, dryRun, signal } = run
  const tools: RowTools = { places: createPlaces() }
  const { editions, total, broken } = await survey(run, tools)
  const counts = { made: 0, held: 0, updated: 0, unchanged: 0, refused: 0 }
  let [row, done, waiting]: [number, number, Waiting[]] = [0, 0, []]

  async function refuse(at: number, refused: string, title: string, url: string) {
    counts.refused += 1
    await report.line({ row: at, outcome: 'refused', title, url, reason: refused })
  }

  async function flush() {
    const batch = waiting
    waiting = []
    const outcomes = await storeEach(
      parts,
      batch.map(({ storable }) => storable),
      dryRun,
    )
    for (const [at, outcome] of outcomes.entries()) {
      const each = batch[at]
      if (!each) continue
      const { title } = each.read.content
      if (typeof outcome !== 'string') await refuse(each.row, outcome.refused, title, each.read.url)
      else {
        counts[outcome] += 1
        if (outcome === 'held') counts.made += 1
        const notes = [...each.read.notes, ...(outcome === 'held' ? [heldNote(each.read)] : [])]
        if (notes.length > 0) await report.line({ row: each.row, outcome, title, url: each.read.url, notes })
      }
    }
    done = row
    run.progress(done, total)
  }

  async function take(value: unknown, editions: Editions) {
    const read = format.parse(value, tools)
    if ('refused' in read) return refuse(row, read.refused, read.title, read.url)
    const edition = editions.find(read)
    if (edition?.row !== row) {
      const twin = edition
        ? `says the same as row ${edition.row}, whose listing has its topics too`
        : 'came in after the file was looked at'
      return refuse(row, `it ${twin}`, read.content.title, read.url)
    }
    const content = { ...read.content, tags: edition.tags }
    const { isActive, postedAt } = read
    waiting.push({ row, read, storable: { sourceUrl: edition.sourceUrl, content, isActive, postedAt } })
  }

  try {
    for await (const value of format.rows(path)) {
      if (signal.aborted || row === total) break
      row += 1
      await take(value, editions)
      if (waiting.length >= BATCH) await flush()
    }
    if (!signal.aborted) await flush()
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error
    await flush()
  } finally {
    if (!dryRun && counts.made + counts.updated > 0) await announceChange(parts.database, 'all')
  }
  if (broken !== undefined) await refuse(total + 1, `from here on the file ${broken}`, '', '')
  return { ...counts, done, total, ...(broken !== undefined && { broken }) }
}
