import type { Subject } from '../../../kernel/declare'
import { findPerson } from '../../session/contract'
import { type RequestInfo, webErrors } from '../../web/contract'

/** Whether the visitor allowed to be recognised (spec §3, §4): without it nothing is kept that tells one browser from another. */
export const maySay = ({ cookies }: Pick<RequestInfo, 'cookies'>): boolean => cookies['allowedCookie'] === '1'

/** Whether the visitor refused to be watched. Who has not chosen yet counts, in sums. */
export const hasRefused = ({ cookies }: Pick<RequestInfo, 'cookies'>): boolean => cookies['allowedCookie'] === '2'

/**
 * Who tells, by the session. What a body says of it (`user_id`) is compared and never believed: somebody else's number is refused, and what was noted before
 * logging in names nobody.
 */
export function tellerOf(subject: Subject, saidIds: readonly (number | null | undefined)[]): number | undefined {
  const id = findPerson(subject)?.id
  if (saidIds.some((said) => said !== null && said !== undefined && said !== id))
    throw webErrors.forbidden('This tells of another account than the one that is logged in. Reload the page.')
  return id
}
