import type { Database, PersonalData, Tx } from '../../data/contract'
import type { People } from '../../session/contract'
import { eraseListsOf } from './list-queries'
import { eraseMessagesTo, type MailTables, messagesTo } from './message-queries'

/** Mail is kept by address: the address is asked of `session` while it still knows the person. */
export function mailPersonalData(database: Database, people: () => People | undefined): PersonalData {
  const addressOf = async (personId: number, tx?: Tx) => (await people()?.find(personId, tx))?.email
  return {
    id: 'mail.messages',
    async export(personId) {
      const address = await addressOf(personId)
      const rows = address ? await messagesTo(database.of<MailTables>(), address) : []
      return {
        messages: rows.map(({ subject, body, created_at }) => ({ subject, body, at: created_at.toISOString() })),
      }
    },
    async erase(tx, personId) {
      const address = await addressOf(personId, tx)
      if (!address) return
      await eraseMessagesTo(database.on<MailTables>(tx), address)
      await eraseListsOf(database.on<MailTables>(tx), address.toLowerCase())
    },
  }
}
