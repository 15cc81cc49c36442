import { dataErrors } from '../../data/contract'
import type { Opportunities, Opportunity } from '../../listings/contract'

/** The opportunity where everybody may read of it: public now or once. Throws `not-found`. */
export async function findDiscussed(opportunities: Opportunities, id: number): Promise<Opportunity> {
  const [card] = await opportunities.cards([id])
  const opportunity = card && (await opportunities.find(id))
  if (!opportunity) throw dataErrors.notFound('There is no such opportunity. It may have been taken down.')
  return opportunity
}

/** Imported ones have nobody here who would answer. */
export const isDiscussed = ({ state, organizerId }: Opportunity): boolean => state === 'live' && organizerId !== null
