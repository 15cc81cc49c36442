import type { Translate } from '../../ui/contract'
import { saidBy } from '../../web/kit'

/** Why nothing was sent: the server's own sentence, or that none came, and when that is because there is no connection. */
export function failureText(error: unknown, t: Translate): string {
  return saidBy(error, t(navigator.onLine ? 'ui.serverError' : 'ui.offline'))
}
