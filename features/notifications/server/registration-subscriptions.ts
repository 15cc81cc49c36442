import type { HeardEvent, Subscription, Tx } from '../../data/contract'
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

/** To whoever entered, the way to the receipt. */
const received = (row: Opportunity, { detail, eventId, at }: HeardEvent<Happened>) => ({
  personId: detail.personId,
  template: 'notifications.received',
  values: { title: row.title, kind: row.kind },
  from: row.organisation,
  actionUrl: `/user/registrations/receipt/${detail.registrationId}`,
  eventId,
  at,
})

/** To whoever entered, and to the organizer, that there is somebody to answer: once for all who entered together. */
export function tellRegistered(
  notices: Notices,
  opportunities: Maybe<Opportunities>,
  registrations: Maybe<Registrations>,
): Subscription<Happened> {
  async function handleAll(events: readonly HeardEvent<Happened>[], tx: Tx): Promise<void> {
    const ids = events.map(({ detail }) => detail.opportunityId)
    const rows = await opportunities()?.findAll(ids, tx)
    const known = events.flatMap((event) => {
      const row = rows?.get(event.detail.opportunityId)
      return row ? [{ row, event }] : []
    })
    await notices.tellEach(
      tx,
      known.map(({ row, event }) => received(row, event)),
    )
    const latest = new Map(known.map((each) => [each.row.id, each]))
    for (const { row, event } of latest.values())
      await tellOrganizer({ notices, registrations }, 'registered', row, { tx, ...event })
  }
  return {
    id: 'notifications.on-registered',
    event: registered.eventName,
    handle: (detail, { tx, eventId, at }) => handleAll([{ detail, eventId, at }], tx),
    handleAll,
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
