import type { Opportunity } from '../../listings/contract'
import type { PostRow } from './tables'

/** Reads what was held and reported, and decides what stays. */
export const MODERATE = 'discussion.moderate'

/** Whether somebody wrote this, or is the organizer of the opportunity that it stands for: what others reported of it is not theirs to decide. */
export function isBy(
  post: Pick<PostRow, 'kind' | 'person_id'>,
  opportunity: Pick<Opportunity, 'organizerId'> | undefined,
  personId: number,
): boolean {
  return (post.kind === 'listing' ? opportunity?.organizerId : post.person_id) === personId
}
