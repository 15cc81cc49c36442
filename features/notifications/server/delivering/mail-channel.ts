import type { Database } from '../../../data/contract'
import type { Mailer } from '../../../mail/contract'
import type { People } from '../../../session/contract'
import type { Channel, Template, Topic } from '../../contract'
import { EMAIL } from './email'
import { LIST, listKey } from './mail-list'
import { mailWords, senderOf } from './mail-words'

/** Mail, by the house's mailer: an order there, made once by the first item's id, so that no crash sends it twice. */
export function mailChannel(
  database: Database,
  mailer: Mailer,
  people: People,
  publicUrl: string,
  topics: () => readonly Topic[],
  templates: () => readonly Template[],
): Channel {
  return {
    id: EMAIL,
    label: { en: 'E-mail', hi: 'ई-मेल' },
    digests: true,
    caps: [
      { hours: 1, most: 4 },
      { hours: 24, most: 12 },
    ],
    async reaches(_, personIds) {
      return new Set(personIds)
    },
    async send(parcel) {
      const [first] = parcel.items
      await database.transact(async (tx) => {
        // Whoever has no account any more is written to no more.
        const person = await people.find(parcel.personId, tx)
        if (!person) return
        const isLocked = topics().some(({ id, isAlwaysOn }) => isAlwaysOn && id === first.topic)
        const key = listKey(
          parcel.personId,
          parcel.items.map(({ topic }) => topic),
        )
        // Among other news it comes from the house that brings them.
        const isSigned =
          parcel.items.length === 1 && templates().some((each) => each.isBulk && each.id === first.template)
        await mailer.send(tx, {
          ...(isSigned && { sender: senderOf(first.from) }),
          // Security is no list: it cannot be left.
          ...(!isLocked && { list: { id: LIST, key } }),
          to: person.email,
          language: parcel.language,
          about: parcel.items.length > 1 ? 'notifications.digest' : first.template,
          key: `notifications:${first.id}`,
          ...mailWords(parcel, person.name, publicUrl, !isLocked),
        })
      })
    },
  }
}
