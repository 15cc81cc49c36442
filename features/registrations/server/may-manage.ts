import type { Subject, Verdict } from '../../../kernel/index'
import type { Opportunities, Opportunity } from '../../listings/contract'
import { isModerator, type Person, personOf } from '../../session/contract'

export const SEE_ALL = 'registrations.see-all'

export function mayManage(person: Person, opportunity: Pick<Opportunity, 'id' | 'organizerId'> | undefined): boolean {
  if (!opportunity) return false
  if (opportunity.organizerId === person.id || person.permissions.includes(SEE_ALL)) return true
  return isModerator(person, ['manager', 'hr'], `opportunity:${opportunity.id}`)
}

/**
 * The row-level rule of an organizer's endpoints. Who may not see them is not told how many there are, or that there is one; of what its reader is not
 * shown not even its title.
 */
export function ofOrganizer(opportunities: Opportunities) {
  return async ({
    subject,
    params,
  }: {
    readonly subject: Subject
    readonly params: { readonly opportunityId: number }
  }): Promise<Verdict> => {
    const id = params.opportunityId
    if (mayManage(personOf(subject), await opportunities.find(id))) return true
    const [shown] = await opportunities.cards([id], subject)
    if (!shown) return { because: 'There is no such opportunity. The address may be mistyped.', status: 404 }
    return { because: `Registrations of “${shown.title}” are its organizer's to see.`, status: 403 }
  }
}
