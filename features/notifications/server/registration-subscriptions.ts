import type { Subscription, Tx } from '../../data/contract'
import type { Opportunities, Opportunity } from '../../listings/contract'
import { registered, withdrawn } from '../../registrations/contract'
import type { Notices } from '../contract'

interface Happened {
  readonly registrationId: number
  readonly opportunityId: number
  readonly personId: number
}

interface About {
  readonly tx: Tx
  readonly eventId: string
  readonly at: Date
}

/** One line an opportunity for its organizer while it is unread, however many come or go; it counts who is registered now. */
async function tellOrganizer(notices: Notices, what: 'registered' | 'withdrawn', row: Opportunity, about: About) {
  if (!row.organizerId) return
  const { tx, eventId, at } = about
  await notices.tell(tx, {
    personId: row.organizerId,
    template: `notifications.${what}`,
    values: { title: row.title, kind: row.kind, count: row.seatsTaken },
    from: row.organisation,
    actionUrl: `/manage/opportunity/${row.id}/registrations`,
    eventId,
    at,
    thread: `${what}:${row.id}`,
  })
}

/** To whoever entered, the way to the receipt; to the organizer, that there is somebody to answer. */
export function tellRegistered(
  notices: Notices,
  opportunities: () => Opportunities | undefined,
): Subscription<Happened> {
  return {
    id: 'notifications.on-registered',
    event: registered.eventName,
    async handle({ registrationId, opportunityId, personId }, { tx, eventId, at }) {
      const row = await opportunities()?.find(opportunityId, tx)
      if (!row) return
      await notices.tell(tx, {
        personId,
        template: 'notifications.received',
        values: { title: row.title, kind: row.kind },
        from: row.organisation,
        actionUrl: `/user/registrations/receipt/${registrationId}`,
        eventId,
        at,
      })
      await tellOrganizer(notices, 'registered', row, { tx, eventId, at })
    },
  }
}

/** To the organizer; whoever withdrew knows. */
export function tellWithdrawn(
  notices: Notices,
  opportunities: () => Opportunities | undefined,
): Subscription<Happened> {
  return {
    id: 'notifications.on-withdrawn',
    event: withdrawn.eventName,
    async handle({ opportunityId }, about) {
      const row = await opportunities()?.find(opportunityId, about.tx)
      if (row) await tellOrganizer(notices, 'withdrawn', row, about)
    },
  }
}
