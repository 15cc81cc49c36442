import type { Database } from '../../data/contract'
import type { People, PublicPerson } from '../contract'
import {
  erasedAddress,
  findAccount,
  findByEmail,
  findMarks,
  listAccounts,
  listOpenAccounts,
  searchAccounts,
} from './account-queries'
import { listAddresses } from './addresses/address-queries'
import { currentUserOf } from './current-user-of'
import { listGranted } from './grant-queries'
import { findKept, type MergeTables } from './merge/merge-queries'
import type { Rights } from './rights'
import type { RightsOf } from './rights-of'
import type { Sessions } from './sessions'
import type { SessionTables } from './tables'

const SEARCH_LIMIT = 20

const publicOf = (row: { id: number; name: string; email: string; username: string | null }): PublicPerson => ({
  id: row.id,
  name: row.name,
  email: row.email,
  username: row.username ?? undefined,
})

export function createPeople(database: Database, sessions: Sessions, rights: Rights, rightsOf: RightsOf): People {
  const db = () => database.of<SessionTables>()
  const allowed: People['allowed'] = async (ids, permission) => {
    const open = await listOpenAccounts(db(), ids)
    return open.filter((each) => rightsOf(each).permissions.includes(permission)).map(publicOf)
  }
  return {
    async find(id, tx) {
      const row = await findAccount(tx ? database.on<SessionTables>(tx) : db(), id)
      return row && publicOf(row)
    },
    async stateOf(id, tx) {
      const row = await findMarks(tx ? database.on<SessionTables>(tx) : db(), id)
      if (!row?.disabled_at) return row && 'open'
      return row.email === erasedAddress(id) ? 'erased' : 'closed'
    },
    async findByEmail(email) {
      const row = await findByEmail(db(), email)
      return row && publicOf(row)
    },
    list: async (ids) => (await listAccounts(db(), ids)).map(publicOf),
    allowed,
    holders: async (permission) => allowed(await listGranted(db()), permission),
    search: async (text) => (await searchAccounts(db(), text, SEARCH_LIMIT)).map(publicOf),
    async addresses(id, tx) {
      const on = tx ? database.on<SessionTables>(tx) : db()
      const account = await findAccount(on, id)
      if (!account) return []
      const main = { email: account.email, isProved: account.email_verified_at !== null }
      return [main, ...(await listAddresses(on, id)).map(({ email }) => ({ email, isProved: true }))]
    },
    keptFor: (id, tx) => findKept(tx ? database.on<MergeTables>(tx) : database.of<MergeTables>(), id),
    async asSubject(id) {
      const person = await sessions.asPerson(id, 'asked for by another')
      const account = person && (await findAccount(db(), id))
      return account && { ...currentUserOf(account, rightsOf), ...person }
    },
    async grant(tx, personId, role, by) {
      await rights.give(tx, personId, { role }, { personId: by })
    },
  }
}
