import type { Database, PersonalData } from '../../data/contract'
import { findClaimed } from './claim/claim-queries'
import type { SignInTables } from './entering/tables'
import { listElsewhere } from './openid/openid-queries'
import { listPasskeys } from './passkeys/passkey-queries'
import type { PlaceTables } from './places/place-queries'

/** How one signs in, without what would open the account. */
export function signInPersonalData(database: Database): PersonalData {
  return {
    id: 'session.sign-in',
    async export(personId) {
      const db = database.of<SignInTables>()
      const factor = await db
        .selectFrom('session.second_factor')
        .select('confirmed_at')
        .where('person_id', '=', personId)
        .executeTakeFirst()
      const browsers = await db
        .selectFrom('session.known_browser')
        .select(['used_at', 'trusted_until'])
        .where('person_id', '=', personId)
        .execute()
      const places = await database
        .of<PlaceTables>()
        .selectFrom('session.new_place')
        .select(['at', 'browser', 'system', 'address'])
        .where('person_id', '=', personId)
        .execute()
      const change = await db
        .selectFrom('session.email_change')
        .select(['email', 'sent_at', 'waits_until'])
        .where('person_id', '=', personId)
        .executeTakeFirst()
      const claimed = await findClaimed(db, personId)
      const iso = (at: Date | null | undefined) => at?.toISOString() ?? null
      return {
        passkeys: (await listPasskeys(db, personId)).map(({ name, createdAt, usedAt }) => ({
          name,
          since: iso(createdAt),
          lastUsed: iso(usedAt),
        })),
        secondFactorSince: iso(factor?.confirmed_at),
        elsewhere: (await listElsewhere(db, personId)).map(({ provider, issuer, createdAt }) => ({
          ...{ provider, issuer },
          since: iso(createdAt),
        })),
        emailChange: change
          ? { to: change.email, askedAt: iso(change.sent_at), movesAt: iso(change.waits_until) }
          : null,
        claimed: claimed ? { at: iso(claimed.at), ended: claimed.ended, sessions: claimed.sessions } : null,
        newPlaces: places.map(({ at, ...place }) => ({ ...place, at: iso(at) })),
        browsers: browsers.map(({ used_at, trusted_until }) => ({
          lastUsed: iso(used_at),
          trustedUntil: iso(trusted_until),
        })),
      }
    },
    async erase(tx, personId) {
      const db = database.on<SignInTables>(tx)
      const tables = [
        'session.passkey',
        'session.passkey_owner',
        'session.recovery_code',
        'session.second_factor',
        'session.account_elsewhere',
        'session.known_browser',
        'session.email_code',
        'session.mailed_link',
        'session.pending_step',
        'session.email_change',
        'session.claimed',
      ] as const
      await database.on<PlaceTables>(tx).deleteFrom('session.new_place').where('person_id', '=', personId).execute()
      for (const table of tables) await db.deleteFrom(table).where('person_id', '=', personId).execute()
    },
  }
}
