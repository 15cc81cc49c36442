import type { SubjectSource } from '../../web/contract'
import { tokenOf } from './session-cookie'
import type { Sessions } from './sessions'

/** Who asks: whoever the cookie's session belongs to, as they are now. */
export function sessionSubjects(sessions: Sessions, secure: boolean): SubjectSource {
  return {
    id: 'session.cookie',
    async of(request) {
      const token = tokenOf(request, secure)
      return token === undefined ? undefined : sessions.find(token)
    },
  }
}
