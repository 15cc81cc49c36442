import type { ModulePermission, Permission, Role } from './index'

interface Holder {
  readonly id: number
  readonly roles: readonly Role[]
  readonly modules: readonly ModulePermission[]
}

/** Which permissions somebody has, by the rules that features contributed. Everyone signed in is a `user` (spec §6). */
export function permissionsOf(all: readonly Permission[], { id, roles, modules }: Holder): readonly string[] {
  return all
    .filter(
      (each) =>
        each.roles.includes('user') ||
        each.roles.some((role) => roles.includes(role)) ||
        each.modules?.some((module) => modules.includes(module)) ||
        each.named?.ids.includes(id),
    )
    .map(({ id }) => id)
    .sort()
}
