import { sql } from 'kysely'
import type { Database, Seed } from '../../data/contract'
import { demoAccounts, demoEmail } from '../contract/demo-accounts'
import type { SessionTables } from './tables'

/** argon2id of the demo password: one hash for all demo accounts, so that a first start does not compute seventeen. */
const DEMO_HASH = '$argon2id$v=19$m=19456,t=2,p=1$v+V2YUygKB9XKXuKkvi2Hw$dFz23zzhdjyT2WLWJoCfBMpWAvxB1IK1gtOp1vBM2Gw'

/** The demo accounts, ready to sign in. */
export function demoSeed(database: Database): Seed {
  return {
    id: 'session.demo-accounts',
    async run({ now }) {
      await database.transact(async (tx) => {
        const db = database.on<SessionTables>(tx)
        for (const account of demoAccounts) {
          const { id } = await db
            .insertInto('session.account')
            .values({
              name: account.name,
              email: demoEmail(account),
              email_verified_at: now,
              username: `demo-${account.word}`,
              user_type: 'college',
              tpo_access: account.tpoAccess ?? 0,
              created_at: now,
            })
            .onConflict((conflict) => conflict.expression(sql`lower(email)`).doUpdateSet({ name: account.name }))
            .returning('id')
            .executeTakeFirstOrThrow()
          await db
            .insertInto('session.credential')
            .values({ person_id: id, hash: DEMO_HASH, updated_at: now })
            .onConflict((conflict) => conflict.doNothing())
            .execute()
          const roles = (account.roles ?? []).map((role) => ({ person_id: id, role, by_person: null, at: now }))
          const modules = (account.modules ?? []).map((module) => ({ person_id: id, module, by_person: null, at: now }))
          const types = (account.moderator ?? []).map((type) => ({
            person_id: id,
            type,
            about: '',
            by_person: null,
            at: now,
          }))
          if (roles.length > 0)
            await db
              .insertInto('session.role_grant')
              .values(roles)
              .onConflict((conflict) => conflict.doNothing())
              .execute()
          if (modules.length > 0)
            await db
              .insertInto('session.module_grant')
              .values(modules)
              .onConflict((conflict) => conflict.doNothing())
              .execute()
          if (types.length > 0)
            await db
              .insertInto('session.moderator')
              .values(types)
              .onConflict((conflict) => conflict.doNothing())
              .execute()
        }
      })
    },
  }
}
