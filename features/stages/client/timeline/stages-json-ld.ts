import { addressCountry } from '../../../listings/contract'
import type { OpportunityDetail } from '../../../listings/contract/wire'
import type { PartHeadContext } from '../../../web/contract'
import type { Stage, Timeline } from '../../contract/wire'

type Context = PartHeadContext<{ readonly timeline?: Timeline }, { readonly opportunity: OpportunityDetail }>

const isWork = (kind: string) => kind === 'job' || kind === 'internship'

/** Stages of an event are events within it. Those of a job are nobody's to visit, and what is closed is not told. */
export function stagesJsonLd({ data: { timeline }, page: { opportunity }, origin }: Context): readonly object[] {
  if (!timeline || opportunity.standing === 'closed' || isWork(opportunity.kind)) return []
  const url = origin + opportunity.path
  const told = timeline.stages.filter(({ type, title }) => type !== 'results' && title !== '')
  return told.map((stage) => ({
    '@context': 'https://schema.org',
    '@type': 'Event',
    '@id': `${url}#stage-${stage.id}`,
    name: `${stage.title} · ${opportunity.title}`,
    ...(stage.description && { description: stage.description }),
    startDate: stage.startsAt,
    endDate: stage.endsAt ?? stage.startsAt,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${stage.mode === 'online' ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: placeOf(stage, opportunity, url),
    organizer: { '@type': 'Organization', name: opportunity.organisation.name, url: origin },
    superEvent: { '@id': `${url}#event` },
    url,
  }))
}

function placeOf({ mode, place }: Stage, { city, country }: OpportunityDetail, url: string): object {
  if (mode === 'online') return { '@type': 'VirtualLocation', url }
  const address = {
    '@type': 'PostalAddress',
    ...(city && { addressLocality: city }),
    addressCountry: addressCountry(country),
  }
  return { '@type': 'Place', name: place ?? city ?? 'India', address }
}
