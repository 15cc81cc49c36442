import type { ModulePermission, Permission, Role } from './index'

/** Which permissions roles and modules give, by the rules that features contributed. Everyone signed in is a `user` (spec §6). */
export function permissionsOf(
  all: readonly Permission[],
  roles: readonly Role[],
  modules: readonly ModulePermission[],
): readonly string[] {
  return all
    .filter(
      (each) =>
        each.roles.includes('user') ||
        each.roles.some((role) => roles.includes(role)) ||
        each.modules?.some((module) => modules.includes(module)),
    )
    .map(({ id }) => id)
    .sort()
}
