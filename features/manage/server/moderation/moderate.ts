import type { Audit, Clock, Database, Tx } from '../../../data/contract'
import type { Opportunities, Opportunity } from '../../../listings/contract'
import type { Mailer } from '../../../mail/contract'
import type { Notices } from '../../../notifications/contract'
import type { People, Person } from '../../../session/contract'
import type { SharedCache } from '../../../web/contract'
import { manageErrors } from '../../contract'
import { isOfState } from '../listing-acts'
import { moderationMails, type Told } from './moderation-mails'
import { CLOSED_FOR, PUT_BACK, TAKEN_DOWN } from './moderation-templates'

/** What whoever approves does with what is public; its organizer hears of each, and why. All throw `not-editable` where it is not so any more, `not-yours`. */
export interface Moderate {
  /** live → closed. */
  close(person: Person, id: number, reason: string): Promise<void>
  /** live or closed → down, until it is put back. */
  takeDown(person: Person, id: number, reason: string): Promise<void>
  putBack(person: Person, id: number): Promise<void>
}

export interface ModerateParts {
  readonly database: Database
  readonly opportunities: Opportunities
  readonly people: People
  readonly mailer: Mailer
  readonly audit: Audit
  readonly sharedCache: SharedCache
  readonly clock: Clock
  /** Undefined while `notifications` is off. */
  readonly notices: () => Notices | undefined
  readonly publicUrl: string
}

const OWN_DOWN = '/manage/user/competition-listings/all/taken-down'

export function createModerate(parts: ModerateParts): Moderate {
  const { database, opportunities, people, mailer, audit, sharedCache, clock } = parts

  /** Nobody is told what they did themselves. */
  async function tell(tx: Tx, row: Opportunity, by: number, template: Told, reason: string, actionUrl: string) {
    const organizer = row.organizerId === null ? undefined : await people.find(row.organizerId, tx)
    if (!organizer || organizer.id === by) return
    const { title, organisation } = row
    const at = clock.now()
    const eventId = `${template}:${row.id}:${row.version}`
    await parts.notices()?.tell(tx, {
      ...{ personId: organizer.id, template, values: { title, reason }, from: organisation, actionUrl, eventId, at },
    })
    const language = (await parts.notices()?.readsIn(tx, organizer.id)) ?? 'en'
    const words = moderationMails[template]({ title, reason, link: `${parts.publicUrl}${actionUrl}` })
    await mailer.send(tx, { to: organizer.email, language, about: template, key: eventId, ...words[language] })
  }

  async function act(
    { id: by }: Person,
    id: number,
    { action, template, reason = '' }: { readonly action: string; readonly template: Told; readonly reason?: string },
    work: (tx: Tx) => Promise<void>,
  ): Promise<void> {
    await database.transact(async (tx) => {
      const before = await opportunities.find(id, tx)
      if (!before || before.state === 'draft')
        throw manageErrors.notYours(`There is no opportunity ${id}. It may have been deleted.`)
      await work(tx).catch((error: unknown) => {
        throw isOfState(error) ? overtaken(before) : error
      })
      const detail = reason ? { reason } : {}
      await audit.record(tx, { personId: by, action: `manage.${action}`, about: `opportunity:${id}`, detail })
      await tell(tx, before, by, template, reason, template === TAKEN_DOWN ? OWN_DOWN : before.path)
    })
    await sharedCache.forget('listings') // after the commit: who asks now is told what holds now
  }

  return {
    close: (person, id, reason) =>
      act(person, id, { action: 'closed-by-team', template: CLOSED_FOR, reason: reason.trim() }, (tx) =>
        opportunities.close(tx, id, person.id, reason.trim()),
      ),
    takeDown: (person, id, reason) =>
      act(person, id, { action: 'taken-down', template: TAKEN_DOWN, reason: reason.trim() }, (tx) =>
        opportunities.takeDown(tx, id, person.id, reason.trim()),
      ),
    putBack: (person, id) =>
      act(person, id, { action: 'put-back', template: PUT_BACK }, (tx) => opportunities.putBack(tx, id, person.id)),
  }
}

const overtaken = ({ title }: Opportunity) =>
  manageErrors.notEditable(
    `“${title}” is not as you saw it: it was decided, closed or taken down meanwhile. Reload to see it as it is.`,
  )
