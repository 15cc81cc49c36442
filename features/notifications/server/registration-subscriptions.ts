import type { Subscription, Tx } from '../../data/contract'
import type { Opportunities, Opportunity } from '../../listings/contract'
import { type Registrations, registered, withdrawn } from '../../registrations/contract'
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

type Maybe<T> = () => T | undefined

/** One line an opportunity for its organizer while it is unread, however many come or go; it counts who is registered now. */
async function tellOrganizer(
  { notices, registrations }: { readonly notices: Notices; readonly registrations: Maybe<Registrations> },
  what: 'registered' | 'withdrawn',
  row: Opportunity,
  about: About,
) {
  if (!row.organizerId) return
  const { tx, eventId, at } = about
  const count = (await registrations()?.countRegistered(tx, row.id)) ?? row.seatsTaken
  await notices.tell(tx, {
    personId: row.organizerId,
    template: `notifications.${what}`,
    values: { title: row.title, kind: row.kind, count },
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
  opportunities: Maybe<Opportunities>,
  registrations: Maybe<Registrations>,
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
      await tellOrganizer({ notices, registrations }, 'registered', row, { tx, eventId, at })
    },
  }
}

/** To the organizer; whoever withdrew knows. */
export function tellWithdrawn(
  notices: Notices,
  opportunities: Maybe<Opportunities>,
  registrations: Maybe<Registrations>,
): Subscription<Happened> {
  return {
    id: 'notifications.on-withdrawn',
    event: withdrawn.eventName,
    async handle({ opportunityId }, about) {
      const row = await opportunities()?.find(opportunityId, about.tx)
      if (row) await tellOrganizer({ notices, registrations }, 'withdrawn', row, about)
    },
  }
}
