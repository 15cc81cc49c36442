import type { Database, Tx } from '../../data/contract'
import type { AccountState, People, Permission, PublicPerson } from '../contract'
import {
  erasedAddress,
  findAccount,
  findByEmail,
  listAccounts,
  listMarks,
  listOpenAccounts,
  searchAccounts,
} from './account-queries'
import { listAddresses } from './addresses/address-queries'
import { currentUserOf } from './current-user-of'
import { listGiven } from './holder-queries'
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

const stateBy = ({ id, email, disabled_at }: Awaited<ReturnType<typeof listMarks>>[number]): AccountState =>
  disabled_at === null ? 'open' : email === erasedAddress(id) ? 'erased' : 'closed'

export function createPeople(
  database: Database,
  sessions: Sessions,
  rights: Rights,
  rightsOf: RightsOf,
  permissions: () => readonly Permission[],
): People {
  const db = () => database.of<SessionTables>()
  async function allowed(ids: readonly number[], permission: string): Promise<readonly PublicPerson[]> {
    const open = await listOpenAccounts(db(), ids)
    return open.filter((each) => rightsOf(each).permissions.includes(permission)).map(publicOf)
  }
  async function statesOf(ids: readonly number[], tx?: Tx): Promise<ReadonlyMap<number, AccountState>> {
    const rows = await listMarks(tx ? database.on<SessionTables>(tx) : db(), ids)
    return new Map(rows.map((row) => [row.id, stateBy(row)]))
  }
  return {
    async find(id, tx) {
      const row = await findAccount(tx ? database.on<SessionTables>(tx) : db(), id)
      return row && publicOf(row)
    },
    stateOf: async (id, tx) => (await statesOf([id], tx)).get(id),
    statesOf,
    async findByEmail(email) {
      const row = await findByEmail(db(), email)
      return row && publicOf(row)
    },
    list: async (ids) => (await listAccounts(db(), ids)).map(publicOf),
    allowed,
    async holders(permission) {
      const known = permissions().find(({ id }) => id === permission)
      return known ? allowed(await listGiven(db(), known), permission) : []
    },
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
