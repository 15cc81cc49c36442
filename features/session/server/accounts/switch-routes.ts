import { Type } from '@sinclair/typebox'
import type { Audit, Database } from '../../../data/contract'
import { dataErrors } from '../../../data/contract'
import { answer, endpoint } from '../../../web/contract'
import { personOf, sessionErrors, signedIn } from '../../contract'
import { SwitchableAccounts, SwitchRequest } from '../../contract/wire'
import type { SessionTables } from '../tables'
import { findSwitched, keepSwitched, listSwitchable } from './switchable-queries'

export function accountsRoute(database: Database) {
  return endpoint({
    id: 'session.accounts',
    method: 'GET',
    path: '/api/session/accounts',
    access: [signedIn()],
    request: {},
    response: { 200: SwitchableAccounts },
    summary: 'The accounts that the caller can switch between; `chosen` is what this session acts for.',
    async handle({ subject }) {
      const { id, sessionId } = personOf(subject)
      const db = database.of<SessionTables>()
      const [rows, switched] = await Promise.all([listSwitchable(db, id), findSwitched(db, sessionId)])
      const active = rows.filter(({ is_active }) => is_active)
      const chosen = active.find((row) => row.id === switched) ?? active[0]
      return {
        accounts: rows.map(({ id, account_name, type, is_active, disabled_reason }) => ({
          ...{ id, account_name, type },
          ...(!is_active && disabled_reason !== null && { reason: disabled_reason }),
          active: is_active ? 1 : 0,
        })),
        chosen: chosen?.id ?? null,
      }
    },
  })
}

export function switchRoute(database: Database, audit: Audit) {
  return endpoint({
    id: 'session.switch-account',
    method: 'POST',
    path: '/api/session/accounts/switch',
    access: [signedIn()],
    request: { body: SwitchRequest },
    response: { 204: Type.Null() },
    summary: 'Lets this session act for another account of the caller.',
    async handle({ body, subject }) {
      const { id, sessionId } = personOf(subject)
      await database.transact(async (tx) => {
        const db = database.on<SessionTables>(tx)
        const wanted = (await listSwitchable(db, id)).find((row) => row.id === body.id)
        if (!wanted) throw dataErrors.notFound('There is no such account of yours. Choose one from the list.')
        // The sentence is the spec's (§8).
        if (!wanted.is_active)
          throw sessionErrors.accountDisabled('Account is disabled, Please contact to account owner.')
        await keepSwitched(db, sessionId, body.id)
        await audit.record(tx, { personId: id, action: 'session.switched', about: `switchable:${body.id}` })
      })
      return answer(204, null)
    },
  })
}
