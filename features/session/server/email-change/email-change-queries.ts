import type { Kysely } from 'kysely'
import type { SignInTables } from '../entering/tables'
import { dropLinks } from '../password/link-queries'

type Db = Kysely<SignInTables>

export async function keepChange(db: Db, row: SignInTables['session.email_change']): Promise<void> {
  const { person_id: _, ...rest } = row
  await db
    .insertInto('session.email_change')
    .values(row)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(rest))
    .execute()
}

export function findChange(db: Db, personId: number, now: Date) {
  return db
    .selectFrom('session.email_change')
    .selectAll()
    .where('person_id', '=', personId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** One of the two addresses says yes; answers how the change stands then. */
export function noteYes(db: Db, personId: number, whose: 'old_said_at' | 'new_said_at', now: Date) {
  return db
    .updateTable('session.email_change')
    .set({ [whose]: now })
    .where('person_id', '=', personId)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

export async function deleteChange(db: Db, personId: number): Promise<void> {
  await db.deleteFrom('session.email_change').where('person_id', '=', personId).execute()
}

/** With the links of its mails. */
export async function dropChange(db: Db, personId: number): Promise<void> {
  await deleteChange(db, personId)
  await dropLinks(db, personId, ['email-old', 'email-new', 'email-stop'])
}

/** One whose asker is logged in no more, with the links of its mails; undefined when there is none. */
export async function takeForsaken(db: Db, personId: number) {
  const forsaken = await db
    .deleteFrom('session.email_change')
    .where('person_id', '=', personId)
    .where(({ not, exists, selectFrom, ref }) =>
      not(exists(selectFrom('session.session as asker').select('asker.id').where('asker.id', '=', ref('session_id')))),
    )
    .returningAll()
    .executeTakeFirst()
  if (forsaken) await dropChange(db, personId)
  return forsaken
}

/** In place of the old address's yes. */
export async function waitUntil(db: Db, personId: number, until: Date, expiresAt: Date): Promise<void> {
  await db
    .updateTable('session.email_change')
    .set({ waits_until: until, expires_at: expiresAt })
    .where('person_id', '=', personId)
    .execute()
}

/** Whose change has waited long enough. */
export async function listDue(db: Db, now: Date): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('session.email_change')
    .select('person_id')
    .where('waits_until', '<=', now)
    .where('new_said_at', 'is not', null)
    .execute()
  return rows.map(({ person_id }) => person_id)
}

/** The change, locked; undefined when it is done or was taken back meanwhile, or while the account is disabled. */
export function lockDue(db: Db, personId: number, now: Date) {
  return db
    .selectFrom('session.email_change')
    .selectAll()
    .where('person_id', '=', personId)
    .where('waits_until', '<=', now)
    .where('new_said_at', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('session.account')
          .select('session.account.id')
          .where('session.account.id', '=', personId)
          .where('session.account.disabled_at', 'is', null),
      ),
    )
    .forUpdate()
    .executeTakeFirst()
}
