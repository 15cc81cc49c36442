import type { CallRule } from '../../web/contract'
import { findPerson, sessionErrors } from '../contract'

/**
 * What a limited session may call. A temporary one: only what is open to it. A locked one: what nobody may call too, and what is open to it;
 * all else waits for the password.
 */
export const limitRule: CallRule = {
  id: 'session.limits',
  judge({ access, method, openTo, closedTo }, subject) {
    const limits = findPerson(subject)?.limits
    if (!limits) return
    if (limits.includes('temporary') && !openTo?.includes('temporary'))
      throw sessionErrors.temporarySession(
        'You are logged in by the link of an assessment, and for it alone. Log out and log in again to browse.',
      )
    if (limits.includes('locked') && access !== 'public' && !openTo?.includes('locked'))
      throw sessionErrors.sessionLocked('You were away for an hour. Say that it is you, then this goes on.')
    if (
      limits.includes('support') &&
      (closedTo?.includes('support') || (method !== 'GET' && !openTo?.includes('support')))
    )
      throw sessionErrors.supportSession('You see this account to help, and nothing is changed or taken from it.')
  },
  hears: (subject) => findPerson(subject)?.limits === undefined,
}
