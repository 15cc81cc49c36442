import type { Subject } from '../../../kernel/declare'
import { webErrors } from '../../web/contract'
import type { Limit } from './limits'
import type { Moderation, ModeratorType, ModulePermission, Role } from './roles'

/** Who asks, on the server: read from the session with each request, so a changed role counts at once. */
export interface Person {
  readonly kind: 'person'
  readonly id: number
  readonly sessionId: string
  readonly name: string
  readonly email: string
  /** Nobody has shown yet that this address is theirs: see `demandProved`. */
  readonly isUnproved?: true
  readonly username: string | undefined
  readonly roles: readonly Role[]
  readonly moderatorTypes: readonly ModeratorType[]
  readonly moderates: readonly Moderation[]
  readonly modules: readonly ModulePermission[]
  /** Names of contributed permissions that roles and modules give. */
  readonly permissions: readonly string[]
  /** Permissions that the role of an admin gives once there is a second factor. */
  readonly withheld?: readonly string[]
  /** What this session may not do, whatever its person may: see `limits`. */
  readonly limits?: readonly Limit[]
}

/** The signed-in person behind a subject; undefined for nobody. */
export function findPerson(subject: Subject): Person | undefined {
  return subject && 'kind' in subject && subject.kind === 'person' ? (subject as Person) : undefined
}

/** The same where the endpoint's access has made sure of it. Throws `sign-in-needed`. */
export function personOf(subject: Subject): Person {
  const person = findPerson(subject)
  if (!person) throw webErrors.signInNeeded('Sign in, then try again.')
  return person
}

/** An hour went by without activity: this session waits for a proof (spec §4). */
export const isLocked = ({ limits }: Person): boolean => limits?.includes('locked') === true

/** What `hasRecruiterPanelAccess` of spec §3 says: the role, or the module. */
export function hasRecruiterAccess({ roles, modules }: Pick<Person, 'roles' | 'modules'>): boolean {
  return roles.includes('recruiter') || modules.includes('recruiters-panel')
}

/** Whether somebody moderates one thing (`opportunity:12`) as one of these types. */
export function isModerator({ moderates }: Person, types: readonly ModeratorType[], about: string): boolean {
  return moderates.some((each) => each.about === about && types.includes(each.type))
}
