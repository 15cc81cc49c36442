import type { EditionTables } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import { endpoint } from '../../web/contract'
import { shownPrize, sumInPaise } from '../contract'
import { OpportunityParams, ShownPrizes } from '../contract/wire'
import { nothing, openPrizes } from './prizes-of'

export function prizesRoute(tables: EditionTables, opportunities: Opportunities) {
  const editions = openPrizes(tables)
  return endpoint({
    id: 'prizes.of',
    method: 'GET',
    path: '/api/prizes/of/:opportunityId',
    strangers: 'same',
    access: 'public',
    cache: { seconds: 5, tag: 'listings', nobodyOnly: true },
    request: { params: OpportunityParams },
    response: { 200: ShownPrizes },
    summary: 'What there is to win, place by place, with the sum of all money.',
    async handle({ params: { opportunityId }, subject }) {
      await opportunities.getShown(opportunityId, subject)
      const edition = await editions.latest(opportunityId)
      const { currency, per, taxNote, prizes } = edition?.written ?? nothing
      return {
        ...{ opportunityId, version: edition?.version ?? 0, currency, per, taxNote },
        sumPaise: sumInPaise({ prizes }),
        prizes: prizes.map(shownPrize),
      }
    },
  })
}
