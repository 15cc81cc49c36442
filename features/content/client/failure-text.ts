import type { Translate } from '../../ui/contract'
import { HttpError } from '../../web/contract'

/** Why nothing was sent: the server's own sentence, or that none came, and when that is because there is no connection. */
export function failureText(error: unknown, t: Translate): string {
  if (error instanceof HttpError && error.status > 0) return error.message
  return t(navigator.onLine ? 'ui.serverError' : 'ui.offline')
}
