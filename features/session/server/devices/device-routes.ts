import { Type } from '@sinclair/typebox'
import { type Audit, type Clock, type Database, dataErrors } from '../../../data/contract'
import { answer, endpoint } from '../../../web/contract'
import { personOf, signedIn } from '../../contract'
import { Devices, LogoutDevices, SessionPath, SignInEvents } from '../../contract/wire-sign-in'
import { deviceWords, shortAddress } from '../entering/device-words'
import type { SignInTables } from '../entering/tables'
import { sessionCookies } from '../session-cookie'
import type { Sessions } from '../sessions'
import { listSessions, untrustBrowsers } from './device-queries'
import { signInEvents } from './sign-in-events'

export interface DeviceParts {
  readonly database: Database
  readonly sessions: Sessions
  readonly audit: Audit
  readonly clock: Clock
  readonly secure: boolean
}

export function devicesRoute({ database, clock }: DeviceParts) {
  return endpoint({
    id: 'session.devices',
    method: 'GET',
    path: '/api/session/devices',
    access: [signedIn()],
    request: {},
    response: { 200: Devices },
    rateLimit: { max: 120, seconds: 60 },
    summary: 'Where one is logged in, the latest first, this device before all.',
    async handle({ subject }) {
      const { id, sessionId } = personOf(subject)
      const rows = await listSessions(database.of<SignInTables>(), id, clock.now())
      const devices = rows.map((row) => {
        const { browser, system, kind } = deviceWords(row.userAgent)
        return {
          id: row.id,
          ...{ browser: browser ?? null, system: system ?? null, kind },
          address: shortAddress(row.address) ?? null,
          way: row.way,
          since: row.createdAt.toISOString(),
          usedAt: row.seenAt.toISOString(),
          isThis: row.id === sessionId,
        }
      })
      return { devices: devices.sort((a, b) => Number(b.isThis) - Number(a.isThis)) }
    },
  })
}

export function endDeviceRoute({ database, sessions, audit, clock }: DeviceParts) {
  return endpoint({
    id: 'session.end-device',
    method: 'DELETE',
    path: '/api/session/devices/:id',
    strangers: 404,
    access: [signedIn()],
    request: { params: SessionPath },
    response: { 204: Type.Null() },
    rateLimit: { max: 60, seconds: 60 },
    summary: "Ends one of one's own sessions; its next call is refused on all nodes.",
    async handle({ subject, params }) {
      const { id } = personOf(subject)
      await database.transact(async (tx) => {
        const own = await listSessions(database.on<SignInTables>(tx), id, clock.now())
        if (!own.some((each) => each.id === params.id))
          throw dataErrors.notFound('This device is not logged in any more. Reload the list.')
        await sessions.end(tx, params.id)
        await audit.record(tx, { personId: id, action: 'session.device-ended', about: `person:${id}` })
      })
      return answer(204, null)
    },
  })
}

export function logoutDevicesRoute({ database, sessions, audit, secure }: DeviceParts) {
  return endpoint({
    id: 'session.logout-devices',
    method: 'POST',
    path: '/api/session/logout-devices',
    access: [signedIn()],
    request: { body: LogoutDevices },
    response: { 204: Type.Null() },
    rateLimit: { max: 20, seconds: 60 },
    summary: "Ends all sessions of one's own (`all`), or all but this one (`others`), on all nodes (spec §7).",
    async handle({ subject, request, body: { mode } }) {
      const { id, sessionId } = personOf(subject)
      await database.transact(async (tx) => {
        await sessions.endAll(tx, id, mode === 'others' ? sessionId : undefined)
        await untrustBrowsers(database.on<SignInTables>(tx), id)
        await audit.record(tx, {
          personId: id,
          action: 'session.signed-out-devices',
          about: `person:${id}`,
          detail: { mode },
        })
      })
      return answer(204, null, mode === 'all' ? { cookies: sessionCookies(request, undefined, secure) } : {})
    },
  })
}

export function signInEventsRoute({ audit, clock }: DeviceParts) {
  return endpoint({
    id: 'session.sign-in-events',
    method: 'GET',
    path: '/api/session/sign-in-events',
    access: [signedIn()],
    request: {},
    response: { 200: SignInEvents },
    rateLimit: { max: 120, seconds: 60 },
    summary: "What happened to one's sign-in in the last 30 days, at most 50, the latest first.",
    handle: async ({ subject }) => ({ events: await signInEvents(audit, personOf(subject).id, clock.now()) }),
  })
}
