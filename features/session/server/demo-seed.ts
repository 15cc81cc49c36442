import { sql } from 'kysely'
import type { Database, Seed } from '../../data/contract'
import { type ModulePermission, modulePermissions, type ModeratorType, type Role } from '../contract'
import type { SessionTables } from './tables'

/** argon2id of the demo password: one hash for all demo accounts, so that a first start does not compute seventeen. */
const DEMO_HASH = '$argon2id$v=19$m=19456,t=2,p=1$v+V2YUygKB9XKXuKkvi2Hw$dFz23zzhdjyT2WLWJoCfBMpWAvxB1IK1gtOp1vBM2Gw'

interface DemoAccount {
  readonly word: string
  readonly name: string
  readonly roles?: readonly Role[]
  readonly modules?: readonly ModulePermission[]
  readonly moderator?: readonly ModeratorType[]
  readonly tpoAccess?: 0 | 1 | 2
}

/** One account a role of spec §6, each `<word>@demo.test`. Names are invented. */
export const demoAccounts: readonly DemoAccount[] = [
  { word: 'student', name: 'Meera Nair' },
  { word: 'pro', name: 'Kabir Anand' },
  { word: 'organizer', name: 'Harsh Vaidya', roles: ['organizer'] },
  { word: 'recruiter', name: 'Ishita Bose', roles: ['recruiter'], modules: ['recruiters-panel'] },
  { word: 'mentor', name: 'Ananya Iyer', roles: ['mentor'] },
  { word: 'evaluator', name: 'Sana Qureshi', roles: ['evaluator'], moderator: ['evaluator'] },
  { word: 'placecom', name: 'Rohan Deshpande', moderator: ['placecom'] },
  { word: 'tpo-admin', name: 'Fatima Sheikh', roles: ['tpo-admin'], tpoAccess: 2 },
  { word: 'tpo-manager', name: 'Gurpreet Singh', roles: ['tpo-manager'], tpoAccess: 1 },
  { word: 'tpo-coordinator', name: 'Lakshmi Menon', roles: ['tpo-coordinator'], tpoAccess: 1 },
  { word: 'tpo-faculty', name: 'Arjun Kulkarni', roles: ['tpo-faculty'], tpoAccess: 1 },
  { word: 'college-admin', name: 'Neha Srivastava', roles: ['organisation-collegeAdmin'], modules: ['organisations'] },
  { word: 'account-manager', name: 'Vikram Rao', roles: ['account-manager'] },
  { word: 'ops-intern', name: 'Zoya Khan', roles: ['ops-intern'] },
  { word: 'intern', name: 'Dev Patel', roles: ['intern'], modules: ['blogs'] },
  { word: 'volunteer', name: 'Tenzin Dolma', roles: ['volunteer'] },
  { word: 'admin', name: 'Asha Pillai', roles: ['admin'], modules: modulePermissions },
]

export const demoEmail = ({ word }: DemoAccount) => `${word}@demo.test`

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
          const modules = (account.modules ?? []).map((module) => ({ person_id: id, module }))
          const types = (account.moderator ?? []).map((type) => ({ person_id: id, type }))
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
