import type { Kysely } from 'kysely'
import { webErrors } from '../../../web/contract'
import { takeTries } from '../attempt-queries'
import { hashOf } from '../entering/secrets'
import type { SignInTables } from '../entering/tables'

type Kind = 'code' | 'reset' | 'address'

const paceTo = (kind: Kind, email: string, known: string | undefined) => ({
  key: hashOf('mails-to', kind, email.toLowerCase(), ...(known ? [known] : [])),
  burst: 4,
  everyMs: 510_000,
})

/**
 * How often mails that anybody can ask for go to one address, and are asked for from one place. Codes live ten minutes, so those that can be
 * tried in an hour were mailed within seventy: 4 + 8, of five tries each. Browsers and sessions that the account knows have paces of their
 * own, and so has each kind of mail: strangers who ask for codes keep no owner, not even one in a new browser, from the link that sets a password.
 */
export const mailPaces = (kind: 'code' | 'reset', email: string, network: string, known: string | undefined) =>
  [
    { key: hashOf('mails-from', network, ...(known ? [known] : [])), burst: 30, everyMs: 60_000 },
    paceTo(kind, email, known),
  ] as const

/** Codes are good only in the browser that asked: the last one may be a stranger's. */
export const tooManyMails = (kind: Kind) =>
  webErrors.tooMany(
    kind === 'code'
      ? 'Several codes were asked for already. Try again in nine minutes, or choose “Forgot?” on the login page: its link logs you in too.'
      : 'Several mails were asked for already. Look for the last one, or try again in nine minutes.',
    { retryAfterSeconds: 540 },
  )

/** `ownerId`: whose account has this address already, which one can. */
interface Named {
  readonly email: string
  readonly ownerId?: number
}

/**
 * Whether one more goes to an address that somebody names as theirs (to sign up, to add it, to move to it): it may be a stranger's, so whoever asks,
 * and for which of these, they count together. Only the account that has it counts for itself: strangers keep nobody from proving their own.
 */
export async function mayMail(db: Kysely<SignInTables>, { email, ownerId }: Named, now: Date): Promise<boolean> {
  const [may] = await takeTries(db, [paceTo('address', email, ownerId?.toString())], now)
  return may === true
}

/** Throws `too-many`. */
export async function demandMayMail(db: Kysely<SignInTables>, named: Named, now: Date): Promise<void> {
  if (!(await mayMail(db, named, now))) throw tooManyMails('address')
}
