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
  /** Names of contributed permissions; the server judges again, whatever stands here. */
  readonly permissions: readonly string[]
  /** What the role of an admin gives once there is a second factor; there for such an admin only. */
  readonly withheld?: readonly string[]
}

/** The signed-in user behind the browser's subject; undefined for nobody. */
export function findUser(subject: Subject): CurrentUser | undefined {
  return subject && 'userRole' in subject ? (subject as CurrentUser) : undefined
}
