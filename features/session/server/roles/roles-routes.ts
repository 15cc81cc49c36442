import { Type } from '@sinclair/typebox'
import type { Clock, Database } from '../../../data/contract'
import { answer, endpoint, webErrors } from '../../../web/contract'
import { permission, type Permission, type Person, personOf, sessionErrors } from '../../contract'
import {
  GrantRequest,
  PermissionTable,
  PersonParams,
  PersonRights,
  type Right,
  RevokeRequest,
  RightsPage,
  RightsQuery,
} from '../../contract/wire-rights'
import { findAccount } from '../account-queries'
import type { Rights } from '../rights'
import type { SessionTables } from '../tables'
import { type PersonRightsParts, personRights } from './person-rights'
import { countHolders, listPeople } from './roles-queries'

export const GRANT = 'session.grant'
const access = [permission(GRANT)]
/** Whoever disables accounts sees whose they are, and gives nothing. */
const seeing = [permission('session.see-rights')]
const PATH = '/api/session/rights'
const PAGE = 30
const SOON_MS = 30 * 24 * 3_600_000

export function listRightsRoute(database: Database, clock: Clock) {
  return endpoint({
    id: 'session.rights',
    method: 'GET',
    path: PATH,
    access: seeing,
    request: { query: RightsQuery },
    response: { 200: RightsPage },
    summary:
      'People by name, address or role: everyone, who holds a role or a module, or whose grants end within 30 days.',
    async handle({ query: { search = '', show = 'all', after = '0' } }) {
      const db = database.of<SessionTables>()
      const soon = new Date(clock.now().getTime() + SOON_MS)
      const rows = await listPeople(db, { search, show, soon, after: Number(after), limit: PAGE + 1 })
      const items = rows.slice(0, PAGE).map((each) => ({ ...each, roles: [...each.roles], modules: [...each.modules] }))
      const next = rows.length > PAGE ? (items.at(-1)?.id ?? null) : null
      return { items, counts: await countHolders(db, soon), next }
    },
  })
}

export function personRightsRoute(parts: PersonRightsParts) {
  return endpoint({
    id: 'session.person-rights',
    method: 'GET',
    path: `${PATH}/:id`,
    strangers: 'same',
    access: seeing,
    request: { params: PersonParams },
    response: { 200: PersonRights },
    summary: 'What one person was given and by whom, what it allows and why, and how it changed.',
    handle: ({ params: { id } }) => personRights(parts, id),
  })
}

export function permissionTableRoute(permissions: () => readonly Permission[]) {
  return endpoint({
    id: 'session.permission-table',
    method: 'GET',
    path: `${PATH}/permissions`,
    access: seeing,
    request: {},
    response: { 200: PermissionTable },
    summary: 'Every permission with the roles and modules that give it.',
    handle: async () => ({
      items: permissions().map(({ id, roles, modules = [] }) => ({
        permission: id,
        roles: [...roles],
        modules: [...modules],
      })),
    }),
  })
}

const isAdminRole = (right: Right) => 'role' in right && right.role === 'admin'

/** Whoever took their own last way in could not undo it. */
function demandNotOwnWayIn(giver: Person, id: number, right: Right) {
  if (giver.id === id && isAdminRole(right))
    throw webErrors.forbidden('You cannot take the role of admin from yourself. Ask another admin.')
}

export function grantRoute(database: Database, rights: Rights, clock: Clock) {
  return endpoint({
    id: 'session.give-right',
    method: 'POST',
    path: `${PATH}/:id/grant`,
    strangers: 'same',
    access,
    request: { params: PersonParams, body: GrantRequest },
    response: { 204: Type.Null() },
    summary:
      'Gives a role, a module or a moderator type, with a reason and, if wanted, an end; or renews one. Logged; felt at once.',
    async handle({ params: { id }, body: { right, reason, until }, subject }) {
      const end = until === undefined ? undefined : new Date(until)
      if (end && end <= clock.now())
        throw webErrors.badRequest('This end is over already.', {
          errors: [{ path: 'until', message: 'Choose a time to come' }],
        })
      await database.transact(async (tx) => {
        const account = await findAccount(database.on<SessionTables>(tx), id)
        if (!account) throw webErrors.notFound(`There is no account ${id}. It may be gone.`)
        if (!(await rights.give(tx, id, right, { personId: personOf(subject).id, reason, until: end })))
          throw sessionErrors.rightHeld(
            `${account.name} has this already, with the same end and reason. Nothing has changed.`,
          )
      })
      return answer(204, null)
    },
  })
}

export function revokeRoute(database: Database, rights: Rights) {
  return endpoint({
    id: 'session.take-right',
    method: 'POST',
    path: `${PATH}/:id/revoke`,
    strangers: 'same',
    access,
    request: { params: PersonParams, body: RevokeRequest },
    response: { 204: Type.Null() },
    summary: 'Takes a role, a module or a moderator type. Logged; felt at once in all open sessions.',
    async handle({ params: { id }, body: { right, reason }, subject }) {
      const giver = personOf(subject)
      demandNotOwnWayIn(giver, id, right)
      const by = { personId: giver.id, ...(reason && { reason }) }
      await database.transact((tx) => rights.take(tx, id, right, by))
      return answer(204, null)
    },
  })
}
