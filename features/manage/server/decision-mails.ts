import type { Subscription, Tx } from '../../data/contract'
import { approved, type Opportunities, type Opportunity, sentBack } from '../../listings/contract'
import type { Mail, Mailer } from '../../mail/contract'
import type { Notices } from '../../notifications/contract'
import type { People } from '../../session/contract'

interface MailParts {
  readonly opportunities: Opportunities
  readonly people: People
  readonly mailer: Mailer
  /** Knows who reads what; while it is off, everybody is written to in English. */
  readonly notices: () => Notices | undefined
  readonly publicUrl: string
}

type Words = Readonly<Record<Mail['language'], Pick<Mail, 'subject' | 'text'>>>

/** Writes to the organizer, in the language that they read. */
async function tell(
  { opportunities, people, mailer, notices }: MailParts,
  tx: Tx,
  id: number,
  about: string,
  eventId: string,
  words: (opportunity: Opportunity) => Words,
) {
  const row = await opportunities.find(id, tx)
  const organizer = row?.organizerId ? await people.find(row.organizerId, tx) : undefined
  if (!row || !organizer) return
  const language = (await notices()?.readsIn(tx, organizer.id)) ?? 'en'
  await mailer.send(tx, {
    to: organizer.email,
    language,
    about,
    key: `${about} ${eventId}`,
    ...words(row)[language],
  })
}

export function approvedMail(parts: MailParts): Subscription<{ opportunityId: number }> {
  const registrants = `${parts.publicUrl}/manage/user/competition-listings/all/approved`
  return {
    id: 'manage.approved-mail',
    event: approved.eventName,
    handle: ({ opportunityId }, { tx, eventId }) =>
      tell(parts, tx, opportunityId, 'manage.approved', eventId, ({ title, path, visibility }) => {
        const isFound = visibility === 'public'
        const openEn = isFound ? 'can be found now' : 'is open. It stands in no list: share its link'
        const openHi = isFound ? 'अब इसे ढूँढा जा सकता है' : 'अब खुला है। यह किसी सूची में नहीं है, इसका लिंक साझा करें'
        return {
          en: {
            subject: isFound ? `"${title}" is public` : `"${title}" is open`,
            text: `"${title}" was approved and ${openEn}:\n\n${parts.publicUrl}${path}\n\nWho registers stands under Manage Listings:\n${registrants}\n`,
          },
          hi: {
            subject: isFound ? `“${title}” अब सबको दिखता है` : `“${title}” अब खुला है`,
            text: `“${title}” स्वीकृत हो गया है और ${openHi}:\n\n${parts.publicUrl}${path}\n\nकौन पंजीकरण करता है, यह “मेरी लिस्टिंग” में दिखता है:\n${registrants}\n`,
          },
        }
      }),
  }
}

export function sentBackMail(parts: MailParts): Subscription<{ opportunityId: number; reason: string }> {
  const returned = `${parts.publicUrl}/manage/user/competition-listings/all/returned`
  return {
    id: 'manage.sent-back-mail',
    event: sentBack.eventName,
    handle: ({ opportunityId, reason }, { tx, eventId }) =>
      tell(parts, tx, opportunityId, 'manage.sent-back', eventId, ({ title }) => ({
        en: {
          subject: `"${title}" needs a change`,
          text: `"${title}" was sent back before it became public. The reason:\n\n${reason}\n\nChange it and submit it again:\n${returned}\n`,
        },
        hi: {
          subject: `“${title}” में बदलाव चाहिए`,
          text: `“${title}” सबको दिखने से पहले वापस भेजा गया। कारण:\n\n${reason}\n\nइसे बदलें और फिर भेजें:\n${returned}\n`,
        },
      })),
  }
}
