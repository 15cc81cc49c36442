import { webErrors } from '../../../web/contract'

/** Throws `bad-request` beside `email` for an address that is made to be thrown away. The list weighs 1 MB: it is loaded with the first address. */
export async function refuseThrowAway(email: string): Promise<void> {
  const { default: mailchecker } = await import('mailchecker')
  if (mailchecker.isValid(email)) return
  throw webErrors.badRequest(
    'This address is one to throw away: results and receipts would be lost with it. Use one that stays yours.',
    { errors: [{ path: 'email', message: 'This is a throw-away address. Use one that stays yours.' }] },
  )
}
