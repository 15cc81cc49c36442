import type { Subject } from '../../../kernel/declare'
import type { ModeratorType, Role } from './roles'

/** `GET /api/session/me` and the browser's subject: the current user of spec §3, its names to the letter. */
export interface CurrentUser {
  readonly id: number
  readonly name: string
  readonly first_name: string
  readonly username: string | null
  readonly email: string
  readonly avatar: string | null
  readonly profile_percentage: number
  readonly user_type: string | null
  readonly course_stream: string | null
  readonly userRole: readonly Role[]
  readonly active_roles: readonly { readonly name: string }[]
  readonly moderatorType: readonly ModeratorType[]
  readonly isTpoStudent: boolean
  readonly hasTpoDashboardAccess: 0 | 1 | 2
  readonly hasRecruiterPanelAccess: boolean
  readonly signup_step: string | null
  /** Their e-mail domain is on the list of those who are not led to sign-up (spec §4). */
  readonly signup_skip_listed?: boolean
  /** Signed in by the link of an assessment (spec §4). */
  readonly is_assessment_token?: boolean
  /** Somebody of the house sees this account, allowed by its person, and changes nothing. */
  readonly is_support?: boolean
  /** The server waits for the password: an hour went by without activity (spec §4). */
  readonly is_locked?: boolean
  /** There for who has no password: what the lock takes instead, a passkey or a code that is mailed to them. */
  readonly proves_by?: readonly ('passkey' | 'code')[]
  /** Ids of what features have to tell this person on every page (`news`); there when there is some. */
  readonly news?: readonly string[]
  /** Names of contributed permissions; the server judges again, whatever stands here. */
  readonly permissions: readonly string[]
  /** What the role of an admin gives once there is a second factor; there for such an admin only. */
  readonly withheld?: readonly string[]
}

/** Whether a feature has something to tell whoever is signed in: only then does its part of the page ask for it. */
export const hasNews = (subject: Subject, id: string): boolean => findUser(subject)?.news?.includes(id) === true

/** The signed-in user behind the browser's subject; undefined for nobody. */
export function findUser(subject: Subject): CurrentUser | undefined {
  return subject && 'userRole' in subject ? (subject as CurrentUser) : undefined
}

/** The same, but for who came for an assessment alone (spec §4): they see no lists, and are refused what is kept of anybody. */
export function findMember(subject: Subject): CurrentUser | undefined {
  const user = findUser(subject)
  return user?.is_assessment_token ? undefined : user
}
