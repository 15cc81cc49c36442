import type { Clock, Database, PersonalData } from '../../data/contract'
import { erasedAddress, findAccount } from './account-queries'
import { listAddresses } from './addresses/address-queries'
import { listSwitchable } from './accounts/switchable-queries'
import { deleteChange } from './email-change/email-change-queries'
import type { SignInTables } from './entering/tables'
import { demandAnotherAdmin } from './roles/last-admin'
import type { Sessions } from './sessions'
import { findSuspension, lockAdmins } from './suspension/suspension-queries'
import type { SessionTables } from './tables'

/** The account itself. Erasing leaves a nameless row, so that what others keep (results, ledgers) still points at somebody. */
export function sessionPersonalData(database: Database, sessions: Sessions, clock: Clock): PersonalData {
  return {
    id: 'session.account',
    async export(personId) {
      const db = database.of<SessionTables>()
      const account = await findAccount(db, personId)
      if (!account) return {}
      const open = await db
        .selectFrom('session.session')
        .select(['created_at', 'seen_at', 'user_agent', 'address', 'time_zone'])
        .where('person_id', '=', personId)
        .execute()
      const suspension = await findSuspension(db, personId)
      const iso = (at: Date | null) => at?.toISOString() ?? null
      return {
        account: {
          name: account.name,
          email: account.email,
          emailVerifiedAt: iso(account.email_verified_at),
          otherAddresses: (await listAddresses(db, personId)).map(({ email, provedAt }) => ({
            email,
            provedAt: iso(provedAt),
          })),
          username: account.username,
          avatar: account.avatar,
          kind: account.user_type,
          courseStream: account.course_stream,
          signUpStep: account.signup_step,
          roles: account.roles,
          modules: account.modules,
          moderates: account.moderates.map(({ type, about }) => ({ type, about })),
          createdAt: iso(account.created_at),
        },
        disabled: suspension
          ? { since: iso(suspension.at), until: iso(suspension.until), reason: suspension.reason }
          : null,
        actsFor: (await listSwitchable(db, personId)).map(({ account_name, type }) => ({ name: account_name, type })),
        sessions: open.map((each) => ({
          since: iso(each.created_at),
          lastSeen: iso(each.seen_at),
          browser: each.user_agent,
          address: each.address,
          timeZone: each.time_zone,
        })),
      }
    },
    async erase(tx, personId) {
      const db = database.on<SessionTables>(tx)
      // Who was not the last admin when they asked may be it now: they wait until there is another one.
      await lockAdmins(db)
      await demandAnotherAdmin(db, personId, clock.now())
      // Before its asker goes: nobody who is erased is told that it lapsed.
      await deleteChange(database.on<SignInTables>(tx), personId)
      await sessions.endAll(tx, personId)
      await db.deleteFrom('session.switchable_member').where('person_id', '=', personId).execute()
      await db.deleteFrom('session.address').where('person_id', '=', personId).execute()
      await db.deleteFrom('session.suspension').where('person_id', '=', personId).execute()
      await db.deleteFrom('session.credential').where('person_id', '=', personId).execute()
      for (const grants of ['session.role_grant', 'session.module_grant', 'session.moderator'] as const)
        await db.deleteFrom(grants).where('person_id', '=', personId).execute()
      await db
        .updateTable('session.account')
        .set({
          name: 'Deleted account',
          email: erasedAddress(personId),
          username: null,
          avatar: null,
          user_type: null,
          course_stream: null,
          signup_step: null,
          disabled_at: new Date(0),
        })
        .where('id', '=', personId)
        .execute()
    },
  }
}
