import type { Database, PersonMove } from '../../data/contract'
import { takeForDropped, returnSearches } from './search-queries'
import type { AlertsTables } from './tables'

/** What is taken away keeps its place for an hour: a search that `from` keeps goes over in its stead. */
export function createSearchMove(database: Database): PersonMove {
  return {
    id: 'alerts.searches',
    label: { en: 'Kept searches', hi: 'सहेजी हुई खोजें' },
    both: { en: 'The same search of both stands once.', hi: 'दोनों की एक ही खोज एक बार रहती है।' },
    tables: [{ table: 'alerts.search', key: ['id'], once: [['filters']] }],
    decide: {
      move: async (tx, { from, to }) => [...(await takeForDropped(database.on<AlertsTables>(tx), from, to))],
      undo: (tx, { from, to }, ids) =>
        returnSearches(database.on<AlertsTables>(tx), (ids ?? []) as readonly number[], to, from),
    },
  }
}
