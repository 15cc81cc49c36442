import type { SubjectSource } from '../../web/contract'
import { staffTokenOf, tokenOf } from './session-cookie'
import type { Sessions } from './sessions'

/** Who asks: whoever the cookie's session belongs to, as they are now. */
export function sessionSubjects(sessions: Sessions, secure: boolean): SubjectSource {
  return {
    id: 'session.cookie',
    async of(request) {
      const token = tokenOf(request, secure)
      const person = token === undefined ? undefined : await sessions.find(token)
      if (person) return person
      // A visit for support that is over leads back to whoever visited.
      const own = staffTokenOf(request, secure)
      return own === undefined ? undefined : sessions.find(own)
    },
  }
}
