import type { Database, PersonalData, Tx } from '../../data/contract'
import type { People } from '../../session/contract'
import { eraseListsOf } from './list-queries'
import { eraseMessagesTo, type MailTables, type MessageRow, messagesTo } from './message-queries'

/** A line of nothing but six digits is a code, and stands in the subject too. */
const CODE = /^\d{6}$/m

/** Without what opens something: whoever holds the archive must not pass for who reads the mailbox. */
function withoutKeys({ subject, body }: Pick<MessageRow, 'subject' | 'body'>) {
  const code = CODE.exec(body)?.[0]
  const masked = (text: string) =>
    (code === undefined ? text : text.replaceAll(code, '••••••')).replace(/([?&]token=)[\w-]+/g, '$1…')
  return { subject: masked(subject), body: masked(body) }
}

/** Mail is kept by address: the addresses are asked of `session` while it still knows the person. */
export function mailPersonalData(database: Database, people: () => People | undefined): PersonalData {
  // Messages bear them in lower case.
  const addressesOf = async (personId: number, tx?: Tx) =>
    ((await people()?.addresses(personId, tx)) ?? []).map(({ email, ...each }) => ({
      ...each,
      to: email.toLowerCase(),
    }))
  return {
    id: 'mail.messages',
    async export(personId) {
      const rows: MessageRow[] = []
      // What went to an address that they have not proved is for whoever reads its mail: its code would prove it.
      for (const { to, isProved } of await addressesOf(personId))
        if (isProved) rows.push(...(await messagesTo(database.of(), to)))
      return {
        messages: rows.map(({ created_at, sent_at, is_refused, ...said }) => ({
          ...withoutKeys(said),
          at: created_at.toISOString(),
          acceptedAt: is_refused ? null : (sent_at?.toISOString() ?? null),
        })),
      }
    },
    async erase(tx, personId) {
      for (const { to, isProved } of await addressesOf(personId, tx)) {
        await eraseMessagesTo(database.on<MailTables>(tx), to)
        if (isProved) await eraseListsOf(database.on<MailTables>(tx), to)
      }
    },
  }
}
