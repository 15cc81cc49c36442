import { webErrors } from '../../web/contract'

/** As mailboxes tell addresses apart: in small letters, and without what some put behind a plus. */
const mailboxOf = (email: string) =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')

function refuse(message: string): never {
  throw webErrors.badRequest(message, { errors: [{ path: 'email', message }] })
}

/** Throws `bad-request` for an address of the person themselves, and for one that is made to be thrown away. */
export async function demandGuardiansAddress(email: string, own: readonly string[]): Promise<void> {
  if (own.map(mailboxOf).includes(mailboxOf(email)))
    refuse('This is an address of your own. Write the one that your parent or guardian reads.')
  // Its list weighs 1 MB: it is loaded with the first address.
  const { default: mailchecker } = await import('mailchecker')
  if (!mailchecker.isValid(email.trim()))
    refuse('This address is one to throw away. Write one that your parent or guardian keeps.')
}
