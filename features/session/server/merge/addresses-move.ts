import type { Database, Outbox, PersonMove, Tx } from '../../../data/contract'
import { addressesChanged, sessionErrors } from '../../contract'
import { findAccount, findByEmail } from '../account-queries'
import { deleteByEmail, insertAddress, lockEmail } from '../addresses/address-queries'
import type { SessionTables } from '../tables'

const isMain = (email: string) =>
  sessionErrors.mergeRefused(
    `${email} of the other account is the main address here. Make another one the main one first.`,
  )
const nobodys = (id: number) => `merged-${id}@invalid`

/** All proved addresses log in to the kept account from now on; its main one stays. */
export function addressesMove(database: Database, outbox: Outbox): PersonMove {
  const on = (tx: Tx) => database.on<SessionTables>(tx)

  async function setEmail(tx: Tx, id: number, email: string) {
    await on(tx).updateTable('session.account').set({ email }).where('id', '=', id).execute()
  }

  return {
    id: 'session.addresses',
    label: { en: 'Email addresses', hi: 'ई-मेल पते' },
    tables: [{ table: 'session.address', key: ['email'] }], // one that was the main one meanwhile stands in another row
    decide: {
      async move(tx, { from, to }) {
        const [ends, stays] = [await findAccount(on(tx), from), await findAccount(on(tx), to)]
        // An address that nobody has proved opens nothing, here or there.
        if (!ends?.email_verified_at || !stays?.email_verified_at) return null
        await setEmail(tx, from, nobodys(from))
        await insertAddress(on(tx), to, ends.email, ends.email_verified_at)
        return ends.email
      },
      async undo(tx, { from, to }, email) {
        if (typeof email !== 'string') return
        await lockEmail<SessionTables>(on(tx), email)
        await deleteByEmail(on(tx), to, email)
        const holder = await findByEmail(on(tx), email)
        if (holder?.id === to) throw isMain(email)
        if (holder) throw sessionErrors.emailTaken('Another account has the address of the account that ended.')
        await setEmail(tx, from, email)
      },
    },
    async beforeReturn(tx, { from, to }, rows) {
      const keys = (rows['session.address'] ?? []).flat()
      const main = (await findAccount(on(tx), to))?.email
      if (main && keys.includes(main)) throw isMain(main)
      // Merges of before 28/11/26 know rows by their ids.
      const ids = keys.filter((key) => typeof key === 'number')
      for (const id of ids)
        await on(tx)
          .updateTable('session.address')
          .set({ person_id: from })
          .where('id', '=', id)
          .where('person_id', '=', to)
          .execute()
    },
    async settle(tx, { from, to }) {
      for (const personId of [from, to]) await outbox.publish(tx, addressesChanged({ personId }))
    },
  }
}
