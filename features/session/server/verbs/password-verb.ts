import type { Audit, Clock, Database } from '../../../data/contract'
import type { Verb } from '../../../modules/contract'
import { sessionErrors } from '../../contract'
import { webErrors } from '../../../web/contract'
import { setHash } from '../account-queries'
import type { AttemptLimit } from '../attempt-limit'
import { untrustBrowsers } from '../devices/device-queries'
import type { SignInTables } from '../entering/tables'
import { dropLinks } from '../password/link-queries'
import type { PasswordRules } from '../password-rules'
import type { Passwords } from '../passwords'
import type { Sessions } from '../sessions'
import type { SessionTables } from '../tables'
import { namedAccount } from './named-account'

/** As sign-up has it (NIST SP 800-63B). */
const [SHORTEST, LONGEST] = [8, 128]

export interface PasswordVerbParts {
  readonly database: Database
  readonly passwords: Passwords
  readonly rules: PasswordRules
  readonly sessions: Sessions
  readonly audit: Audit
  readonly limit: AttemptLimit
  readonly clock: Clock
}

/** `password`: for who has lost theirs, and for the first admin. It is asked for, so that it stands in no history of a shell. */
export function passwordVerb({ database, passwords, rules, sessions, audit, limit, clock }: PasswordVerbParts): Verb {
  return {
    id: 'session.password',
    usage: 'password <e-mail>',
    says: 'Asks for a new password (or reads it from a pipe), sets it and ends all sessions of the person.',
    async run({ args: [email], ask, print }) {
      if (!email) throw webErrors.badRequest('Say whose: password meera@example.org')
      const account = await namedAccount(database, email)
      const password = await ask(`New password of ${account.name} (${account.email})`, { secret: true })
      if (!password) throw webErrors.badRequest('No new password came: nothing has changed.')
      if (password.length < SHORTEST || password.length > LONGEST)
        throw sessionErrors.weakPassword(`A password has at least ${SHORTEST} and at most ${LONGEST} characters.`)
      const weak = await rules.whyWeak(password, [account.name, account.email])
      if (weak) throw sessionErrors.weakPassword(weak)
      const hash = await passwords.hash(password)
      await database.transact(async (tx) => {
        await setHash(database.on<SessionTables>(tx), account.id, hash, clock.now())
        await sessions.endAll(tx, account.id)
        // As where its owner changes it: nothing that the old one or a mail has opened goes on.
        await untrustBrowsers(database.on<SignInTables>(tx), account.id)
        await dropLinks(database.on<SignInTables>(tx), account.id, ['reset-password'])
        await audit.record(tx, {
          personId: undefined,
          action: 'session.password-set',
          about: `person:${account.id}`,
          detail: { by: 'command line' },
        })
      })
      await limit.forget(account.email) // earlier wrong tries must not make the owner of the new one wait
      print(`${account.name} (${account.email}) has a new password. All their sessions have ended.`)
      return 0
    },
  }
}
