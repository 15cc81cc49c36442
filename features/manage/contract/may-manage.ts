import type { Opportunity } from '../../listings/contract'
import { isModerator, type Person } from '../../session/contract'

/** Of an organizer's own opportunities, of those that were entrusted to a manager, and of all whoever may approve. */
export function mayManage(person: Person, { id, organizerId }: Pick<Opportunity, 'id' | 'organizerId'>): boolean {
  return (
    organizerId === person.id ||
    person.permissions.includes('manage.approve') ||
    isModerator(person, ['manager'], `opportunity:${id}`)
  )
}
