import type { Database, Seed } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import type { People } from '../../session/contract'
import type { SavedTables } from './tables'
import { insertWatch } from './watch-queries'

const KINDS = ['internship', 'hackathon', 'scholarship'] as const
const EACH = 3

/** What student@demo.test keeps an eye on: some that are open, some that are over. */
export function savedSeed(database: Database, opportunities: Opportunities, people: People): Seed {
  return {
    id: 'saved.demo',
    async run({ now }) {
      const student = await people.findByEmail('student@demo.test')
      if (!student) return
      const found = await Promise.all([
        ...KINDS.map((kind) => opportunities.list({ kind, states: ['live'], limit: EACH })),
        opportunities.list({ states: ['closed'], limit: 2 }),
      ])
      await database.transact(async (tx) => {
        for (const { id } of found.flat()) await insertWatch(database.on<SavedTables>(tx), student.id, id, now)
      })
    },
  }
}
