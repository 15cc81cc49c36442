import type { Database, Seed } from '../../../data/contract'
import { findByEmail } from '../account-queries'
import type { SessionTables } from '../tables'

const ACCOUNTS = [
  { account_name: 'CodeChamp Labs', type: 'account-organizer', is_active: true },
  { account_name: 'Neel Media', type: 'account-organizer', is_active: true },
  { account_name: 'Vistaar Hiring', type: 'account-recruiter', is_active: false },
]

/** The demo organizer's three accounts, one of them disabled. */
export function switchableSeed(database: Database): Seed {
  return {
    id: 'session.demo-switchable',
    async run() {
      await database.transact(async (tx) => {
        const db = database.on<SessionTables>(tx)
        const organizer = await findByEmail(db, 'organizer@demo.test')
        if (!organizer) return
        for (const account of ACCOUNTS) {
          const { id } = await db
            .insertInto('session.switchable')
            .values(account)
            .onConflict((conflict) => conflict.column('account_name').doUpdateSet(account))
            .returning('id')
            .executeTakeFirstOrThrow()
          await db
            .insertInto('session.switchable_member')
            .values({ person_id: organizer.id, switchable_id: id })
            .onConflict((conflict) => conflict.doNothing())
            .execute()
        }
      })
    },
  }
}
