/** What the house may know of `session`: who asks, what they may, and how to speak of it in `when` and `access`. */
import type { Tx } from '../../data/contract'
import { durableEvent } from '../../data/contract'
import { defineErrors } from '../../web/contract'
import { guard, happening, point, token } from '../../../kernel/declare'
import type { Role } from './roles'
import type { CurrentUser } from './current-user'
import type { Person } from './person'

export { type Phones, phones } from './phones'
export { coveredPhone } from './covered-phone'
export { type AccountChange, type Accounts, accounts } from './accounts'
export { type CurrentUser, findMember, findUser, hasNews } from './current-user'
export { safeReturnUrl } from './return-url'
export { type News, news } from './news'
export { type Directory, directory, type Listed } from './directory'
export { type FreshProof, freshProof } from './fresh-proof'
export { type Zones, zones } from './zones'
export { guardTests, type Holder } from './guard-tests'
export type { Limit } from './limits'
export { type AssessmentLink, type AssessmentLinks, assessmentLinks } from './assessment-links'
export { findPerson, hasRecruiterAccess, isModerator, type Person, personOf } from './person'
export { type UserKind, userKinds } from './user-kinds'
export { type SignUpEnd, type SignUpStep, type SignUpStepProps, signUpEnds, signUpSteps } from './sign-up-steps'
export {
  type Moderation,
  type ModeratorType,
  type ModulePermission,
  modulePermissions,
  moderatorTypes,
  type Role,
  roles,
} from './roles'

/** Somebody is signed in; else 401. */
export const signedIn = guard('session.signed-in')
/** Nobody is signed in: the sign-in page. */
export const signedOut = guard('session.signed-out')
/** Signed in by the link of an assessment, and for nothing else (spec §4). */
export const temporary = guard('session.temporary')
/** A contributed permission, by name; 401 for nobody, 403 for the others. */
export const permission = guard<[name: string]>('session.permission')
/** One of these roles; 401 for nobody, 403 for the others. */
export const hasRole = guard<Role[]>('session.has-role')

/** Something that people may do, and which roles and modules give it. `allows` is a text key: what it allows, in words. */
export interface Permission {
  /** `<feature>.<verb>`, what `permission()` names. */
  readonly id: string
  readonly roles: readonly Role[]
  readonly modules?: readonly import('./roles').ModulePermission[]
  /** Some people, by a setting of the server (spec §6: "one specific user id only"). */
  readonly named?: { readonly setting: string; readonly ids: readonly number[] }
  readonly allows: string
}

export const permissions = point<Permission>('session.permissions', { key: (each) => each.id })

export interface PublicPerson {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly username: string | undefined
}

/** `closed`: disabled, or merged into another one. */
export type AccountState = 'open' | 'closed' | 'erased'

/** People by id, for other features' screens: names on lists, addresses for mail. */
export interface People {
  /** Inside a transaction hand it in. */
  find(id: number, tx?: Tx): Promise<PublicPerson | undefined>
  /** Undefined for a number that nobody has had. Inside a transaction hand it in. */
  stateOf(id: number, tx?: Tx): Promise<AccountState | undefined>
  /** The same of several, by number. */
  statesOf(ids: readonly number[], tx?: Tx): Promise<ReadonlyMap<number, AccountState>>
  findByEmail(email: string): Promise<PublicPerson | undefined>
  /** In no order; ids that nobody has are left out. */
  list(ids: readonly number[]): Promise<readonly PublicPerson[]>
  /** Who of these may do this by their rights of now, the id of a permission; whose account is disabled may nothing. In no order. */
  allowed(ids: readonly number[], permission: string): Promise<readonly PublicPerson[]>
  /** All to whom this was given, the id of a permission, as `allowed` has it; one that everybody has was given to nobody. In no order. */
  holders(permission: string): Promise<readonly PublicPerson[]>
  /** At most 20, by the beginning of name or address; for admins' pickers. */
  search(text: string): Promise<readonly PublicPerson[]>
  /**
   * All addresses that somebody goes by, the main one first. Anybody can sign up with anybody's: what was mailed to one that is not proved, and
   * what is kept for it, may be another's.
   */
  addresses(id: number, tx?: Tx): Promise<readonly { readonly email: string; readonly isProved: boolean }[]>
  /** Whose this account is now: the one that was kept where it was merged into another, else itself. Inside a transaction hand it in. */
  keptFor(id: number, tx?: Tx): Promise<number>
  /** What guards of either half would be given if this person asked now, a `Person` and a `CurrentUser` in one: for "why is this not here?". */
  asSubject(id: number): Promise<object | undefined>
  /** Gives a role, once; publishing an opportunity makes one an organizer. */
  grant(tx: Tx, personId: number, role: Role, by: number | undefined): Promise<void>
}

export const people = token<People>('session.people')

/** The browser's session: who is signed in. `refresh` asks the server, after whatever may have changed it. Shared by all tabs. */
export interface Session {
  /** Live state: read it through a snapshot. `unknown` until the server has been asked once. */
  readonly state: { readonly status: 'unknown' | 'nobody' | 'someone'; readonly user: CurrentUser | undefined }
  refresh(): Promise<void>
  /**
   * Runs `act` for whoever is signed in; a stranger is led to the login page, and from there back here. Until it is known who looks, it waits: a
   * press in a page's first moment is nobody's less than a later one.
   */
  asSomeone(act: () => void): void
  /** Here, or on all devices; a rejection leaves everything as it was. */
  signOut(where?: 'here' | 'everywhere'): Promise<void>
}

export const session = token<Session>('session.session')

/** In the browser: the server has confirmed who is signed in, at a login and when a page begins (spec §4, authorize and login-success). */
export const loginSuccess = happening<{ readonly personId: number }>('session/login-success')

export const signedUp = durableEvent<{ readonly personId: number }>('session/signed-up')

/**
 * Somebody has proved an address that others had signed up with: their keys and sessions are over. A feature ends what they may have set to
 * read along or to do harm.
 */
export const accountClaimed = durableEvent<{ readonly personId: number }>('session/claimed')

/** An address of theirs was proved, added, removed, or is the main one now: what is kept by the addresses of a person is read anew. */
export const addressesChanged = durableEvent<{ readonly personId: number }>('session/addresses-changed')

/** Staff have disabled an account; all its sessions are over. `until` in ISO 8601, null: without an end. */
export const accountDisabled = durableEvent<{ readonly personId: number; readonly until: string | null }>(
  'session/account-disabled',
)
/** These sessions of a person are over, before their time or by a logout: what other features keep for one of them ends with it (push). */
export const sessionsEnded = durableEvent<{ readonly personId: number; readonly sessionIds: readonly string[] }>(
  'session/ended',
)
export const accountEnabled = durableEvent<{ readonly personId: number }>('session/account-enabled')

export const sessionErrors = defineErrors('session', {
  wrongCredentials: { status: 401, title: 'That did not fit' },
  /** Of whoever is signed in: not 401, or the browser would think that the session is over. */
  wrongPassword: { status: 422, title: 'This is not your password' },
  /** A link is open in a browser that the account does not know. */
  passwordWanted: { status: 403, title: 'Type the password of the account' },
  weakPassword: { status: 422, title: 'Choose another password' },
  /** Disabled by staff, with the reason; or an account of several that its owner has switched off (spec §8). */
  accountDisabled: { status: 403, title: 'This account is disabled' },
  /** A right with the same end and reason. */
  rightHeld: { status: 409, title: 'They have this already' },
  /** Nobody could undo it. */
  lastAdmin: { status: 409, title: 'Somebody must stay an admin' },
  usernameTaken: { status: 409, title: 'This username is taken' },
  /** Unlinking would leave no password, passkey or other account that opens this one. */
  lastWayIn: { status: 409, title: 'This is the last way into your account' },
  linkExpired: { status: 410, title: 'This link is no longer good' },
  /** The last proof of who one is is older than ten minutes: prove it again, then repeat the call. */
  proofNeeded: { status: 403, title: 'Say that it is you' },
  passkeyRefused: { status: 422, title: 'The passkey was not accepted' },
  stepExpired: { status: 410, title: 'This took too long' },
  emailTaken: { status: 409, title: 'This address belongs to another account' },
  addressesFull: { status: 409, title: 'There is no room for another address' },
  /** An hour without activity: the password is asked for (spec §4). */
  sessionLocked: { status: 423, title: 'Type your password to go on' },
  supportSession: { status: 403, title: 'Support only looks' },
  supportOpen: { status: 409, title: 'This is asked already' },
  /** Two accounts that are one already, are disabled, or are not proved enough. */
  mergeRefused: { status: 409, title: 'These accounts cannot be merged' },
  temporarySession: { status: 403, title: 'This login is for the assessment only' },
  /** Used, too old, changed, or made with a key that is not known: it does not tell which. */
  linkRefused: { status: 410, title: 'This link does not work any more' },
  /** A one-time code, a code of an app or a recovery code. */
  wrongCode: { status: 422, title: 'This code does not fit' },
  codeSpent: { status: 410, title: 'This code is no longer good' },
  stepNotReached: { status: 409, title: 'One step comes before this one' },
})

/**
 * Anybody can sign up with anybody's address: what takes a seat, or stands with others in one's name, is for who has proved theirs. Throws
 * `step-not-reached`.
 */
export function demandProved({ isUnproved }: Person): void {
  if (isUnproved) throw sessionErrors.stepNotReached('Confirm your e-mail address first: type the code of the mail.')
}

/** Keys of a browser's or a tab's storage that begin so hold what is one person's: who signs out takes them along. */
export interface PersonalStorage {
  readonly id: string
  readonly prefix: string
}

export const personalStorage = point<PersonalStorage>('session.personal-storage', { key: ({ prefix }) => prefix })
