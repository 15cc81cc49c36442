import { type CurrentUser, hasRecruiterAccess, type Person } from '../contract'
import type { GrantedAccount } from './account-queries'
import type { RightsOf } from './rights-of'

/** The current user of spec §3 from the stored account. Everyone is a `user`; the other roles are granted. */
export function currentUserOf(account: GrantedAccount, rightsOf: RightsOf): CurrentUser {
  const { roles, modules, permissions, withheld } = rightsOf(account)
  return {
    id: account.id,
    name: account.name,
    first_name: account.name.split(' ')[0] ?? account.name,
    username: account.username,
    email: account.email,
    avatar: account.avatar,
    profile_percentage: account.profile_percentage,
    user_type: account.user_type,
    course_stream: account.course_stream,
    userRole: ['user', ...roles],
    active_roles: roles.map((name) => ({ name })),
    moderatorType: [...new Set(account.moderates.map(({ type }) => type))],
    isTpoStudent: account.is_tpo_student,
    hasTpoDashboardAccess: account.tpo_access === 1 || account.tpo_access === 2 ? account.tpo_access : 0,
    hasRecruiterPanelAccess: hasRecruiterAccess({ roles, modules }),
    signup_step: account.signup_step,
    permissions,
    ...(withheld.length > 0 && { withheld }),
    ...(!account.has_password && { proves_by: account.has_passkey ? ['passkey', 'code'] : ['code'] }),
  }
}

/** What the current user is in this session alone; what is not so is left out. */
export function sessionOf({ email, limits }: Person, skipDomains: readonly string[]): Partial<CurrentUser> {
  return {
    ...(skipDomains.includes(email.split('@')[1]?.toLowerCase() ?? '') && { signup_skip_listed: true }),
    ...(limits?.includes('temporary') && { is_assessment_token: true }),
    ...(limits?.includes('locked') && { is_locked: true }),
    ...(limits?.includes('support') && { is_support: true }),
  }
}
