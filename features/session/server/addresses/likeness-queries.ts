import { type Kysely, sql } from 'kysely'
import type { SessionTables } from '../tables'

type Db = Kysely<SessionTables>

const MOST = 5

/** Addresses of other accounts that Gmail delivers where this proved one is delivered: whoever reads the one reads the others. */
export async function listSameMailbox(db: Db, own: { readonly id: number; readonly email: string }): Promise<string[]> {
  const rows = await db
    .selectFrom('session.account')
    .select('email')
    .where(sql`session.mailbox(email)`, '=', sql`session.mailbox(${own.email})`)
    .where('id', '<>', own.id)
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .limit(MOST)
    .execute()
  return rows.map(({ email }) => email)
}

/** Accounts whose main address looks like this one's to a reader: a hint for people, nothing follows from it. */
export function listAlike(db: Db, own: { readonly id: number; readonly email: string }) {
  return db
    .selectFrom('session.account')
    .select(['id', 'name', 'email'])
    .where(sql`session.likeness(email)`, '=', sql`session.likeness(${own.email})`)
    .where('id', '<>', own.id)
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .limit(MOST)
    .execute()
}
