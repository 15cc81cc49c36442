import { sql } from 'kysely'
import type { Database, Seed } from '../../../data/contract'
import type { SessionTables } from '../tables'
import { makePerson } from './make-person'

/** A thousand people for the demo's 3,000 opportunities. */
const SIZE_A_PERSON = 3
/** Nine values a row: far from the 65,535 that a statement takes. */
const BATCH = 1000

/** Demo people beside the demo accounts. They have no credential, so nobody can sign in as one of them. */
export function peopleSeed(database: Database): Seed {
  return {
    id: 'session.people',
    async run({ now, size, random }) {
      const count = Math.floor(size / SIZE_A_PERSON)
      for (let from = 1; from <= count; from += BATCH) {
        const numbers = Array.from({ length: Math.min(BATCH, count - from + 1) }, (_, at) => from + at)
        const people = numbers.map((number) => makePerson(number, { random, now }))
        await database.transact(async (tx) => {
          const db = database.on<SessionTables>(tx)
          // Those of an interrupted run are there already: the same chance made the same addresses.
          const made = await db
            .insertInto('session.account')
            .values(people.map(({ account }) => account))
            .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
            .returning(['id', 'email'])
            .execute()
          const ids = new Map(made.map(({ id, email }) => [email, id]))
          const grants = people.flatMap(({ account, role }) => {
            const id = ids.get(account.email)
            return role && id !== undefined ? [{ person_id: id, role, by_person: null, at: now }] : []
          })
          if (grants.length > 0) await db.insertInto('session.role_grant').values(grants).execute()
        })
      }
    },
  }
}
