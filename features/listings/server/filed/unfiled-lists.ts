import type { Clock, Database } from '../../../data/contract'
import type { Lists } from '../catalogue/lists'
import type { ListingsTables } from '../tables'
import { closingOpen, countOpenByKind, newestOpen, pageOfOpen } from './open-queries'

const KEEP_COUNTS_MS = 10_000

/** What is answered where nothing is filed yet: lists without a filter, and the start page. What pays most is not known then. */
export type UnfiledLists = Pick<Lists, 'page' | 'counts' | 'first' | 'closing' | 'openCounts'>

export function createUnfiledLists(database: Database, clock: Clock): UnfiledLists {
  const db = () => database.of<ListingsTables>()
  /** Counting reads all rows: once for all who ask in these seconds. */
  let counted: { readonly at: number; readonly byKind: Promise<Readonly<Record<string, number>>> } | undefined

  function openCounts(): Promise<Readonly<Record<string, number>>> {
    const now = clock.now()
    if (counted && now.getTime() - counted.at < KEEP_COUNTS_MS) return counted.byKind
    const byKind = countOpenByKind(db(), now)
    counted = { at: now.getTime(), byKind }
    byKind.catch(() => (counted = undefined))
    return byKind
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
