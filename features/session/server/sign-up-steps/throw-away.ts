import mailchecker from 'mailchecker'
import { webErrors } from '../../../web/contract'

/** Throws `bad-request` beside `email` for an address that is made to be thrown away. */
export function refuseThrowAway(email: string): void {
  if (mailchecker.isValid(email)) return
  throw webErrors.badRequest(
    'This address is one to throw away: results and receipts would be lost with it. Use one that stays yours.',
    { errors: [{ path: 'email', message: 'This is a throw-away address. Use one that stays yours.' }] },
  )
}
