import type { Audit, Database } from '../../../data/contract'
import { webErrors } from '../../../web/contract'
import type { Permission } from '../../contract'
import type { Ability, Change, Grant, PersonRights } from '../../contract/wire-rights'
import { listSwitchable } from '../accounts/switchable-queries'
import { findAccount, type GrantedAccount, listAccounts } from '../account-queries'
import { listAddresses } from '../addresses/address-queries'
import { listAlike } from '../addresses/likeness-queries'
import type { HeldRights, RightsOf } from '../rights-of'
import type { SessionTables } from '../tables'
import { findSuspension } from '../suspension/suspension-queries'
import { listGrants, rightOf } from './roles-queries'

const HISTORY = 50

export interface PersonRightsParts {
  readonly database: Database
  readonly audit: Audit
  readonly permissions: () => readonly Permission[]
  readonly rightsOf: RightsOf
}

function abilitiesOf(all: readonly Permission[], account: GrantedAccount, { withheld }: HeldRights) {
  const { id, roles, modules } = account
  return all.map((each): Ability => {
    const byRole = each.roles.filter((role) => role === 'user' || roles.includes(role))
    const byModule = (each.modules ?? []).filter((module) => modules.includes(module))
    const isNamed = each.named?.ids.includes(id) ?? false
    const isGiven = byRole.length + byModule.length > 0 || isNamed
    const waits = account.disabled_at ? 'enabling' : withheld.includes(each.id) ? 'second-factor' : null
    const may = isGiven && waits === null
    // What gives it, or what would.
    return {
      permission: each.id,
      allows: each.allows,
      may,
      roles: [...(isGiven ? byRole : each.roles)],
      modules: [...(isGiven ? byModule : (each.modules ?? []))],
      setting: (!isGiven || isNamed) && each.named ? each.named.setting : null,
      waitsFor: isGiven ? waits : null,
    }
  })
}

interface RightDetail {
  readonly role?: string
  readonly module?: string
  readonly moderator?: { readonly type: string; readonly about: string }
  readonly reason?: string
  readonly until?: string
}

/** Everything about one person's rights: what was given and by whom, what it allows and why, and how it came. */
export async function personRights(
  { database, audit, permissions, rightsOf }: PersonRightsParts,
  id: number,
): Promise<PersonRights> {
  const db = database.of<SessionTables>()
  const account = await findAccount(db, id)
  if (!account) throw webErrors.notFound(`There is no account ${id}. It may be gone.`)
  const grants = await listGrants(db, id)
  const about = `person:${id}`
  const [rights, states] = await Promise.all(
    ['session.right-', 'session.account-'].map((actionPrefix) => audit.list({ about, actionPrefix, limit: HISTORY })),
  )
  const log = [...(rights ?? []), ...(states ?? [])].sort((a, b) => b.id - a.id).slice(0, HISTORY)
  const suspension = await findSuspension(db, id)
  const givers = [...grants.map((each) => each.by_person), ...log.map((each) => each.personId), suspension?.by_person]
  const known = await listAccounts(db, [...new Set(givers.filter((each) => typeof each === 'number'))])
  const nameOf = (giver: number | null | undefined) => known.find((each) => each.id === giver)?.name ?? null
  return {
    id,
    name: account.name,
    email: account.email,
    addresses: (await listAddresses(db, id)).map(({ email }) => email),
    alike: await listAlike(db, account),
    avatar: account.avatar,
    grants: grants.map(
      (each): Grant => ({
        right: rightOf(each),
        by: nameOf(each.by_person),
        at: each.at.toISOString(),
        reason: each.reason,
        until: each.until?.toISOString() ?? null,
      }),
    ),
    abilities: abilitiesOf(permissions(), account, rightsOf(account)),
    disabled: suspension
      ? {
          by: nameOf(suspension.by_person),
          at: suspension.at.toISOString(),
          reason: suspension.reason,
          until: suspension.until?.toISOString() ?? null,
        }
      : null,
    actsFor: (await listSwitchable(db, id)).map((each) => ({
      id: each.id,
      name: each.account_name,
      isActive: each.is_active,
      reason: each.disabled_reason,
    })),
    isClosed: account.disabled_at !== null && !suspension,
    history: log.map((each): Change => {
      const { reason = '', until = null, role, module, moderator } = (each.detail ?? {}) as RightDetail
      const right = (role ? { role } : module ? { module } : moderator ? { moderator } : null) as Change['right']
      const what = each.action.replace(/.*-/, '') as Change['what']
      return { id: each.id, at: each.at.toISOString(), by: nameOf(each.personId), what, right, reason, until }
    }),
  }
}
