import { token } from '../../../kernel/index'
import type { AttemptLimit } from './attempt-limit'
import type { EmailLapses } from './email-change/email-lapses'
import type { SignInParts } from './sign-in-parts'
import type { Passwords } from './passwords'
import type { PasswordRules } from './password-rules'
import type { Rights } from './rights'
import type { Sessions } from './sessions'
import type { Verification } from './verification'

/** The feature's own parts, known to nobody outside. */
export const attemptLimit = token<AttemptLimit>('session.attempt-limit')
export const emailLapses = token<EmailLapses>('session.email-lapses')
export const passwordRules = token<PasswordRules>('session.password-rules')
export const passwords = token<Passwords>('session.passwords')
export const rights = token<Rights>('session.rights')
export const sessions = token<Sessions>('session.sessions')
export const signInParts = token<SignInParts>('session.sign-in-parts')
export const verification = token<Verification>('session.verification')
