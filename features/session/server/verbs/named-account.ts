import { didYouMean } from '../../../../kernel/index'
import type { Database } from '../../../data/contract'
import { webErrors } from '../../../web/contract'
import { type Account, findByEmail } from '../account-queries'
import type { SessionTables } from '../tables'
import { listSimilarEmails } from '../user-queries'

const COMPARED = 5000

/** The account of an address. Throws `not-found` with the nearest address there is. */
export async function namedAccount(database: Database, email: string): Promise<Account> {
  const db = database.of<SessionTables>()
  const account = await findByEmail(db, email)
  if (account) return account
  const hint = didYouMean(email.toLowerCase(), await listSimilarEmails(db, email, COMPARED))
  throw webErrors.notFound(`Nobody has the address ${email}.${hint}`)
}
