import { announceChange } from '../changes'
import { createEditions, type Editions } from './editions'
import type { Format } from './formats'
import type { ReadRow, RowTools } from './parsed-row'
import { reasonsToHold } from './held'
import { knownNames } from '../imitations/known-names'
import { createLookAlikes, type LookAlikes } from '../imitations/look-alike'
import { findEditions } from './import-queries'
import { createPlaces } from './places'
import { BrokenFile } from './read-rows'
import type { ListingsTables } from '../tables'
import type { Report } from './report'
import type { Twin } from './fold-queries'
import type { StorableRow } from './make-row'
import { type ImportParts, type Outcome, storeRows } from './store-rows'

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
  /** Of those updated: listings that another site tells of, too. */
  readonly folded: number
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

const heldNote = ({ content }: ReadRow, lookAlikes: LookAlikes) =>
  `it waits for approval: ${reasonsToHold(content, lookAlikes).join(', ')}`

/** What an outcome counts as, and what the report says beside. */
function told(outcome: Exclude<Outcome, { readonly refused: string }>, read: ReadRow, lookAlikes: LookAlikes) {
  if (typeof outcome === 'string')
    return { word: outcome, ...(outcome === 'held' && { note: heldNote(read, lookAlikes) }) } as const
  return 'folded' in outcome
    ? ({ word: 'folded', note: `folded into ${outcome.folded}` } as const)
    : ({ word: 'updated', note: outcome.updated } as const)
}

/** First all rows are looked at, so that rows of one thing are known as such; then they are stored, a batch a transaction. */
async function survey({ path, format, signal }: ImportRun, tools: RowTools) {
  const editions = createEditions()
  const organisations = new Map<string, number>()
  let total = 0
  try {
    for await (const value of format.rows(path)) {
      if (signal.aborted) break
      total += 1
      const parsed = format.parse(value, tools)
      if ('refused' in parsed) continue
      editions.note(total, parsed)
      const { organisation } = parsed.content
      organisations.set(organisation, 1 + (organisations.get(organisation) ?? 0))
    }
    return { editions, organisations, total }
  } catch (error) {
    if (!(error instanceof BrokenFile)) throw error
    return { editions, organisations, total, broken: error.message }
  }
}

/** A fault of the row, which costs only that row; anything else (no database) ends the run. */
function isOfRow(error: unknown): error is Error & { readonly code: string } {
  const code = (error as { readonly code?: unknown } | null)?.code
  return typeof code === 'string' && /^2[23]...$/.test(code)
}

interface Order {
  readonly dryRun: boolean
  /** What a dry run would have made so far. */
  readonly wouldBe: Map<string, Twin[]>
  readonly lookAlikes: LookAlikes
}

async function storeEach(parts: ImportParts, rows: readonly StorableRow[], order: Order): Promise<readonly Outcome[]> {
  const { dryRun, wouldBe, lookAlikes } = order
  try {
    return await (dryRun
      ? storeRows(parts, rows, true, { twins: wouldBe, lookAlikes })
      : storeRows(parts, rows, false, { lookAlikes }))
  } catch (error) {
    if (!isOfRow(error)) throw error
    if (rows.length === 1) return [{ refused: `the database does not take it: ${error.message}` }]
  }
  const outcomes: Outcome[] = []
  for (const row of rows) outcomes.push(...(await storeEach(parts, [row], order)))
  return outcomes
}

/** Imports a file. Safe to stop and to repeat: what is there already is found by its source and left as it is. */
export async function importFile(parts: ImportParts, run: ImportRun): Promise<ImportResult> {
  const { path, format, report, dryRun, signal } = run
  const tools: RowTools = { places: createPlaces() }
  const { editions, organisations, total, broken } = await survey(run, tools)
  const db = parts.database.of<ListingsTables>()
  await editions.settle((addresses) => findEditions(db, addresses))
  const lookAlikes = createLookAlikes(await knownNames(db, organisations))
  const wouldBe = new Map<string, Twin[]>()
  const counts = { made: 0, held: 0, folded: 0, updated: 0, unchanged: 0, refused: 0 }
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
      { dryRun, wouldBe, lookAlikes },
    )
    for (const [at, outcome] of outcomes.entries()) {
      const each = batch[at]
      if (!each) continue
      const { title } = each.read.content
      if (typeof outcome !== 'string' && 'refused' in outcome) {
        await refuse(each.row, outcome.refused, title, each.read.url)
        continue
      }
      const { word, note } = told(outcome, each.read, lookAlikes)
      counts[word] += 1
      if (word === 'held') counts.made += 1
      if (word === 'folded') counts.updated += 1
      const notes = [...each.read.notes, ...(note ? [note] : [])]
      if (notes.length > 0) await report.line({ row: each.row, outcome: word, title, url: each.read.url, notes })
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
        ? `says the same as row ${edition.row}, whose listing has its topics and places too`
        : 'came in after the file was looked at'
      return refuse(row, `it ${twin}`, read.content.title, read.url)
    }
    const { tags, otherPlaces } = edition
    const content = { ...read.content, tags, ...(otherPlaces.length > 0 && { otherPlaces }) }
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
