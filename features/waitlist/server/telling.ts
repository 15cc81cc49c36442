import type { Database, PublishedEvent, Subscription, Tx } from '../../data/contract'
import type { Opportunities, Opportunity } from '../../listings/contract'
import type { Notice, Notices } from '../../notifications/contract'
import { lapsed, offered } from '../contract'
import { canEnter } from './line'
import { LAPSED, offerToldAs } from './own-templates'
import { findPlaceById } from './place-move-queries'
import { lockLine } from './place-queries'
import type { WaitlistTables } from './tables'

type Heard<Event> = Event extends (detail: infer Detail) => PublishedEvent<unknown> ? Detail : never

export interface TellingParts {
  readonly database: Database
  readonly opportunities: Opportunities
  /** Undefined while `notifications` is off: then pages alone say it. */
  readonly notices: () => Notices | undefined
}

type Said = Omit<Notice, 'from' | 'personId'>

async function tell({ opportunities, notices }: TellingParts, tx: Tx, of: Whose, say: (about: Opportunity) => Said) {
  const about = await opportunities.find(of.opportunityId, tx)
  if (about) await notices()?.tell(tx, { ...say(about), personId: of.personId, from: about.organisation })
}

interface Whose {
  readonly opportunityId: number
  readonly personId: number
}

/** To whom a seat is offered, with the way to the form. */
export function onOffered(parts: TellingParts): Subscription<Heard<typeof offered>> {
  return {
    id: 'waitlist.on-offered',
    event: offered.eventName,
    async handle({ until, ...of }, { tx, at }) {
      const db = parts.database.on<WaitlistTables>(tx)
      // It may be heard late: a seat that was taken or let go by now, or is at this moment, is offered no more.
      await lockLine(db, of.opportunityId)
      const place = await findPlaceById(db, of.placeId)
      if (place?.state !== 'offered' || place.kept_until?.toISOString() !== until) return
      await tell(parts, tx, { ...of, personId: place.person_id }, ({ id, title }) => ({
        ...offerToldAs(of.placeId, new Date(until)),
        values: { title, until },
        actionUrl: `/registration/${id}`,
        dueBy: new Date(until),
        at,
      }))
    },
  }
}

/** To whoever let it pass: they may wait again, unless it was the end of registration that ended it. */
export function onLapsed(parts: TellingParts): Subscription<Heard<typeof lapsed>> {
  return {
    id: 'waitlist.on-lapsed',
    event: lapsed.eventName,
    handle: (of, { tx, eventId, at }) =>
      tell(parts, tx, of, (about) => ({
        template: LAPSED,
        values: { title: about.title, entry: canEnter(about, at) ? 'open' : 'closed' },
        actionUrl: about.path,
        eventId,
        at,
      })),
  }
}
