import type { Subject } from '../../../../kernel/index'
import { dataErrors } from '../../../data/contract'
import type { Opportunities, Opportunity } from '../../../listings/contract'
import type { Registrations } from '../../../registrations/contract'
import { type Person, personOf } from '../../../session/contract'
import { webErrors } from '../../../web/contract'

/** What those who take part are told by whom. While `registrations` is off nobody takes part, and its organizer writes what stands on the page. */
export type MayTell = (person: Person, opportunity: Pick<Opportunity, 'id' | 'organizerId'>) => boolean

export function createMayTell(registrations: () => Registrations | undefined): MayTell {
  return (person, opportunity) =>
    registrations()?.mayManage(person, opportunity) ?? opportunity.organizerId === person.id
}

/** Throws what a stranger is told: of what its reader is not shown nothing, of the rest that its news is not theirs. */
export async function demandMayTell(
  opportunities: Opportunities,
  mayTell: MayTell,
  id: number,
  subject: Subject,
): Promise<Opportunity> {
  const found = await opportunities.find(id)
  if (found && mayTell(personOf(subject), found)) return found
  const shown = await opportunities.getShown(id, subject)
  throw notTheirs(shown)
}

export const notTheirs = ({ title }: Opportunity) =>
  webErrors.forbidden(`News of “${title}” are its organizer's to tell. Ask a question instead.`)

/** What nobody has seen, or was taken down, has no news. */
export function demandPublic({ state }: Opportunity): void {
  if (state !== 'live' && state !== 'closed' && state !== 'pending')
    throw dataErrors.notFound('There is no such opportunity. It may have been taken down.')
}
