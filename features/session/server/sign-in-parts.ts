import type { Audit, Clock, Database, JobQueue, Outbox } from '../../data/contract'
import type { Mailer } from '../../mail/contract'
import type { Live, Log } from '../../web/contract'
import type { AttemptLimit } from './attempt-limit'
import { createAddresses } from './addresses/addresses'
import { createClaims } from './claim/claims'
import { createAskers } from './codes/askers'
import { createCodes } from './codes/codes'
import { createAskForProof } from './codes/send-proof-job'
import { currentUserOf } from './current-user-of'
import { createEmailChanges } from './email-change/email-changes'
import type { EmailLapses } from './email-change/email-lapses'
import { createEmailMoves } from './email-change/email-moves'
import { createEntry } from './entering/entry'
import { createArrivals } from './openid/arrivals'
import { createOpenidClient } from './openid/openid-client'
import { createSettleLink } from './openid/settle-link'
import { createPasskeys } from './passkeys/passkeys'
import { createLinks } from './password/links'
import { createPasswordChange } from './password/password-change'
import { createPlaces } from './places/places'
import type { PasswordRules } from './password-rules'
import type { Passwords } from './passwords'
import { createProofs } from './proofs/proofs'
import type { RightsOf } from './rights-of'
import { createSecondFactor } from './second-factor/second-factor'
import type { Sessions } from './sessions'
import { isSecure, type SessionSettings } from './settings'
import { createSignIn } from './sign-in'

export interface SignInNeeds {
  readonly database: Database
  readonly queue: JobQueue
  readonly mailer: Mailer
  readonly outbox: Outbox
  readonly audit: Audit
  readonly clock: Clock
  readonly log: Log
  readonly live: Live
  readonly passwords: Passwords
  readonly rules: PasswordRules
  readonly sessions: Sessions
  readonly limit: AttemptLimit
  readonly lapses: EmailLapses
  readonly settings: SessionSettings
  readonly rightsOf: RightsOf
}

/** The ways to sign in and what they share, put together once. */
export function createSignInParts(needs: SignInNeeds) {
  const { database, mailer, clock, passwords, limit, settings, rightsOf } = needs
  const { publicUrl } = settings
  const secure = isSecure(settings)
  const isShared = (email: string) => settings.demo && email.endsWith('@demo.test')
  const places = createPlaces({ ...needs, publicUrl, isShared })
  const entry = createEntry({ ...needs, places, secure, currentUser: (account) => currentUserOf(account, rightsOf) })
  const askers = createAskers(database, secure)
  const links = createLinks(database, mailer, clock, publicUrl)
  const claims = createClaims({ ...needs, secure })
  const codes = createCodes({ ...needs, askers })
  const emailMoves = createEmailMoves({ ...needs, links, codes, publicUrl })
  const elsewhere = createSettleLink(needs)
  const arrivals = createArrivals({ ...needs, entry, claims, elsewhere })
  return {
    ...needs,
    publicUrl,
    secure,
    entry,
    places,
    links,
    arrivals,
    claims,
    providers: settings.openid,
    client: createOpenidClient(),
    signIn: createSignIn(database, passwords, entry, limit),
    codes,
    addresses: createAddresses({ ...needs, codes, askers, links, publicUrl }),
    ask: createAskForProof({ ...needs, askers }),
    proofs: createProofs(database, clock),
    passkeys: createPasskeys(database, clock, publicUrl),
    factor: createSecondFactor({ ...needs, entry, claims, settleLink: elsewhere.settle }),
    passwordChange: createPasswordChange({ ...needs, links, claims }),
    emailMoves,
    emailChanges: createEmailChanges({ ...needs, links, moves: emailMoves, publicUrl }),
  }
}

export type SignInParts = ReturnType<typeof createSignInParts>
