import type { Clock, Database } from '../../../data/contract'
import type { Lists } from '../catalogue/lists'
import type { ListingsTables } from '../tables'
import { closingOpen, countOpenByKind, newestOpen, pageOfOpen } from './open-queries'

const KEEP_COUNTS_MS = 10_000
/** Of a million it takes seconds while lists are read beside it: so long the last count is told meanwhile. */
const STALE_COUNTS_MS = 60_000

type ByKind = Readonly<Record<string, number>>

/** What is answered where nothing is filed yet: lists without a filter, and the start page. What pays most is not known then. */
export type UnfiledLists = Pick<Lists, 'page' | 'counts' | 'first' | 'closing' | 'openCounts'>

export function createUnfiledLists(database: Database, clock: Clock): UnfiledLists {
  const db = () => database.of<ListingsTables>()
  let known: { readonly at: number; readonly byKind: ByKind } | undefined
  let counting: Promise<ByKind> | undefined

  async function count(at: number): Promise<ByKind> {
    const byKind = await countOpenByKind(db(), new Date(at))
    known = { at, byKind }
    return byKind
  }

  /** Counting reads all rows: once for all who ask in these seconds, and who asks after them waits for no new one. */
  async function openCounts(): Promise<ByKind> {
    const at = clock.now().getTime()
    const age = known ? at - known.at : Number.POSITIVE_INFINITY
    if (known && age < KEEP_COUNTS_MS) return known.byKind
    counting ??= count(at).finally(() => (counting = undefined))
    if (!known || age >= STALE_COUNTS_MS) return counting
    counting.catch(() => undefined) // the next one who asks tries again
    return known.byKind
  }

  async function totals(kind: string | undefined) {
    const counts = await openCounts()
    const total = kind === undefined ? Object.values(counts).reduce((sum, each) => sum + each, 0) : (counts[kind] ?? 0)
    return { all: total, total }
  }

  return {
    async page(question, paging) {
      const [page, counts] = await Promise.all([pageOfOpen(db(), question, paging, clock.now()), totals(question.kind)])
      return { ...page, ...counts, corrected: undefined, exact: undefined, wanted: [] }
    },
    counts: async ({ kind }) => ({ ...(await totals(kind)), byFacet: [], gains: [], dictionaries: [] }),
    first: async (kind, order, limit) => (order === 'newest' ? newestOpen(db(), kind, limit, clock.now()) : []),
    closing: (by, limit) => closingOpen(db(), new Date(by), limit, clock.now()),
    openCounts,
  }
}
