import { Type } from '@sinclair/typebox'
import { type Audit, type Database, dataErrors } from '../../../data/contract'
import { answer, endpoint } from '../../../web/contract'
import { permission, personOf } from '../../contract'
import { PersonParams, SwitchableReason } from '../../contract/wire-rights'
import type { Sessions } from '../sessions'
import type { SessionTables } from '../tables'
import { setActive } from './switchable-queries'

const access = [permission('session.disable')]
const PATH = '/api/session/accounts/:id'
const rateLimit = { max: 120, seconds: 3600, by: 'subject' } as const

export interface DisableSwitchableParts {
  readonly database: Database
  readonly sessions: Sessions
  readonly audit: Audit
}

function createChange({ database, sessions, audit }: DisableSwitchableParts) {
  return (id: number, by: number, reason: string | undefined) =>
    database.transact(async (tx) => {
      const isActive = reason === undefined
      const done = await setActive(database.on<SessionTables>(tx), id, isActive, reason ?? null)
      if (!done) throw dataErrors.notFound(`There is no account ${id} to switch to. Reload the page.`)
      if (!done.isChanged) return
      const action = isActive ? 'session.switchable-enabled' : 'session.switchable-disabled'
      await audit.record(tx, { personId: by, action, about: `switchable:${id}`, detail: { reason: reason ?? null } })
      await sessions.changed(tx)
    })
}

/** Nobody acts for it meanwhile; whoever does now acts for another one of theirs. */
export function disableSwitchableRoute(parts: DisableSwitchableParts) {
  const change = createChange(parts)
  return endpoint({
    id: 'session.disable-switchable',
    method: 'POST',
    path: `${PATH}/disable`,
    strangers: 'same',
    access,
    request: { params: PersonParams, body: SwitchableReason },
    response: { 204: Type.Null() },
    rateLimit,
    summary: 'Disables an account that people act for; the switcher says why.',
    async handle({ params: { id }, body: { reason }, subject }) {
      await change(id, personOf(subject).id, reason.trim())
      return answer(204, null)
    },
  })
}

export function enableSwitchableRoute(parts: DisableSwitchableParts) {
  const change = createChange(parts)
  return endpoint({
    id: 'session.enable-switchable',
    method: 'POST',
    path: `${PATH}/enable`,
    strangers: 'same',
    access,
    request: { params: PersonParams },
    response: { 204: Type.Null() },
    rateLimit,
    summary: 'Opens an account that people act for again.',
    async handle({ params: { id }, subject }) {
      await change(id, personOf(subject).id, undefined)
      return answer(204, null)
    },
  })
}
