import type { PublishedEvent, Subscription, Tx } from '../../data/contract'
import type { Opportunities, Opportunity } from '../../listings/contract'
import type { Notice, Notices } from '../../notifications/contract'
import { lapsed, offered } from '../contract'
import { canEnter } from './line'
import { LAPSED, OFFERED } from './own-templates'

type Heard<Event> = Event extends (detail: infer Detail) => PublishedEvent<unknown> ? Detail : never

export interface TellingParts {
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
    handle: ({ until, ...of }, { tx, eventId, at }) =>
      tell(parts, tx, of, ({ id, title }) => ({
        template: OFFERED,
        values: { title, until },
        actionUrl: `/registration/${id}`,
        dueBy: new Date(until),
        eventId,
        at,
      })),
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
