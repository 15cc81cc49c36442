import pLimit from 'p-limit'
import type { Lists } from '../catalogue/lists'

/** It takes all that a database of two cores has; more, and this node never comes to read what it would answer from. */
const MOST_AT_ONCE = 1

/** Lists of which few questions are answered at once; by which, is looked at when a question's turn has come. */
export function inTurn(current: () => Promise<Lists>): Lists {
  const limit = pLimit(MOST_AT_ONCE)
  const ask = <T>(question: (lists: Lists) => Promise<T>) => limit(async () => question(await current()))
  return {
    page: (question, paging) => ask((lists) => lists.page(question, paging)),
    counts: (question) => ask((lists) => lists.counts(question)),
    values: async (facetId) => (await current()).values(facetId), // those of a person wait for memory: a turn would be held as long
    first: (kind, order, limit) => ask((lists) => lists.first(kind, order, limit)),
    closing: (by, limit) => ask((lists) => lists.closing(by, limit)),
    dictionaries: () => ask((lists) => lists.dictionaries()),
    open: (kind) => ask((lists) => lists.open(kind)),
    openCounts: () => ask((lists) => lists.openCounts()),
  }
}
