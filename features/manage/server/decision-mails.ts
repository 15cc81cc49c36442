import type { Subscription, Tx } from '../../data/contract'
import { approved, type Opportunities, sentBack } from '../../listings/contract'
import type { Mail, Mailer } from '../../mail/contract'
import type { People } from '../../session/contract'

interface MailParts {
  readonly opportunities: Opportunities
  readonly people: People
  readonly mailer: Mailer
  readonly publicUrl: string
}

type Words = Pick<Mail, 'subject' | 'text'>

/** Writes to the organizer in the house's first language: which one a person reads is not known before profiles are. */
async function tell(
  { opportunities, people, mailer }: MailParts,
  tx: Tx,
  id: number,
  about: string,
  eventId: string,
  words: (title: string, path: string) => Words,
) {
  const row = await opportunities.find(id, tx)
  const organizer = row?.organizerId ? await people.find(row.organizerId, tx) : undefined
  if (!row || !organizer) return
  await mailer.send(tx, {
    to: organizer.email,
    language: 'en',
    about,
    key: `${about} ${eventId}`,
    ...words(row.title, row.path),
  })
}

export function approvedMail(parts: MailParts): Subscription<{ opportunityId: number }> {
  return {
    id: 'manage.approved-mail',
    event: approved.eventName,
    handle: ({ opportunityId }, { tx, eventId }) =>
      tell(parts, tx, opportunityId, 'manage.approved', eventId, (title, path) => ({
        subject: `"${title}" is public`,
        text: `"${title}" was approved and can be found now:\n\n${parts.publicUrl}${path}\n\nWho registers stands under Manage Listings:\n${parts.publicUrl}/manage/user/competition-listings/all/approved\n`,
      })),
  }
}

export function sentBackMail(parts: MailParts): Subscription<{ opportunityId: number; reason: string }> {
  return {
    id: 'manage.sent-back-mail',
    event: sentBack.eventName,
    handle: ({ opportunityId, reason }, { tx, eventId }) =>
      tell(parts, tx, opportunityId, 'manage.sent-back', eventId, (title) => ({
        subject: `"${title}" needs a change`,
        text: `"${title}" was sent back before it became public. The reason:\n\n${reason}\n\nChange it and submit it again:\n${parts.publicUrl}/manage/user/competition-listings/all/returned\n`,
      })),
  }
}
