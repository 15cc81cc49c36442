import type { Kysely } from 'kysely'
import { sessionErrors } from '../../contract'
import { listAdmins } from '../suspension/suspension-queries'
import type { SessionTables } from '../tables'

/** Before somebody is disabled, erased or loses the role; counts only once `lockAdmins` has waited for whoever does the same. Throws `last-admin`. */
export async function demandAnotherAdmin(
  db: Kysely<SessionTables>,
  personId: number,
  now: Date,
  says = 'This is the last admin. Make somebody else one first.',
): Promise<void> {
  const admins = await listAdmins(db, now)
  if (admins.length === 1 && admins.includes(personId)) throw sessionErrors.lastAdmin(says)
}
