import type { Database } from '../../../data/contract'
import type { Mailer } from '../../../mail/contract'
import { LEAVE_LINK } from '../../../mail/contract'
import type { Directory } from '../../../session/contract'
import type { Channel, Outlooks, Prospect, Template, Topic } from '../../contract'
import { EMAIL } from '../delivering/email'
import { mailWords, senderOf } from '../delivering/mail-words'
import { personsOf, wantsOf } from '../preferences/preference-queries'
import type { NotificationsTables } from '../tables'
import { templateOf } from '../telling/letters'
import { IN_APP } from '../telling/notices'

export interface OutlookParts {
  readonly database: Database
  readonly directory: Directory
  readonly mailer: Mailer
  readonly publicUrl: string
  readonly templates: () => readonly Template[]
  readonly topics: () => readonly Topic[]
  readonly channels: () => readonly Channel[]
}

/** The same questions that telling and sending ask, without an answer to anybody. */
export function createOutlooks(parts: OutlookParts): Outlooks {
  const { database, directory, mailer, publicUrl } = parts
  return {
    async of(personIds, id) {
      if (personIds.length === 0) return []
      const template = templateOf(parts.templates(), id)
      const topic = parts.topics().find((each) => each.id === template.topic)
      const channels = parts.channels().filter((each) => !template.notBy?.includes(each.id))
      const listed = new Map((await directory.list(personIds)).map((each) => [each.id, each]))
      const returned = await mailer.comingBack([...listed.values()].map(({ email }) => email))
      return database.transact(async (tx) => {
        const db = database.on<NotificationsTables>(tx)
        const wants = topic ? await wantsOf(db, personIds, topic) : () => true
        const personOf = await personsOf(db, personIds)
        const reached = new Map<string, ReadonlySet<number>>()
        for (const channel of channels) reached.set(channel.id, await channel.reaches(tx, personIds))
        const isReturned = (personId: number) => returned.has(listed.get(personId)?.email.toLowerCase() ?? '')
        function prospectOf(personId: number, channel: string): Prospect {
          if (!listed.has(personId)) return 'closed'
          if (!wants(personId, channel)) return 'unwanted'
          if (channel === EMAIL && isReturned(personId)) return 'returned'
          return reached.get(channel)?.has(personId) ? 'goes' : 'unreached'
        }
        return personIds.map((personId) => {
          const { language, zone } = personOf(personId)
          const isRow = template.isWeighty || wants(personId, IN_APP)
          const ways: Record<string, Prospect> = {
            [IN_APP]: !listed.has(personId) ? 'closed' : isRow ? 'goes' : 'unwanted',
          }
          for (const channel of channels) ways[channel.id] = prospectOf(personId, channel.id)
          return { personId, language, zone, ways }
        })
      })
    },
    sample({ template: id, values, from, actionUrl, at }, { name, language, zone }) {
      const template = templateOf(parts.templates(), id)
      const words = { en: template.en(values, zone), hi: template.hi(values, zone) }
      const isLocked = parts.topics().some((each) => each.isAlwaysOn && each.id === template.topic)
      const item = { id: 0, template: id, topic: template.topic, words, from, actionUrl, at }
      const items = [{ ...item, isSilent: false, notificationId: null }] as const
      const { subject, text } = mailWords({ language, items }, name, publicUrl, !isLocked)
      return {
        words: words[language],
        mail: {
          sender: template.isBulk ? senderOf(from) : null,
          subject,
          text: text.replaceAll(LEAVE_LINK, `${publicUrl}/mail/leave?token=…`),
        },
      }
    },
  }
}
