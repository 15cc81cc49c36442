import type { ModulePermission, Permission, Role } from '../contract'
import { permissionsOf } from '../contract/permission-register'
import type { GrantedAccount } from './account-queries'

export interface HeldRights {
  readonly roles: readonly Role[]
  readonly modules: readonly ModulePermission[]
  readonly permissions: readonly string[]
  /** What the role of an admin would give, and does not until there is a second factor. */
  readonly withheld: readonly string[]
}

export type RightsOf = (account: GrantedAccount) => HeldRights

/** Admins need a second factor; those of a demo, whose password everybody knows, are excepted. */
export function needsFactor(account: { readonly email: string; readonly roles: readonly string[] }, isDemo: boolean) {
  return account.roles.includes('admin') && !(isDemo && account.email.endsWith('@demo.test'))
}

export function createRightsOf(permissions: () => readonly Permission[], isDemo: boolean): RightsOf {
  return (account) => {
    const { modules } = account
    const all = permissionsOf(permissions(), account)
    if (account.has_factor || !needsFactor(account, isDemo))
      return { roles: account.roles, modules, permissions: all, withheld: [] }
    const roles = account.roles.filter((role) => role !== 'admin')
    const held = permissionsOf(permissions(), { id: account.id, roles, modules })
    return { roles, modules, permissions: held, withheld: all.filter((each) => !held.includes(each)) }
  }
}
