import { Type } from '@sinclair/typebox'
import { type Audit, type Clock, type Database, dataErrors, isZone } from '../../../data/contract'
import { answer, endpoint, webErrors } from '../../../web/contract'
import { personOf, signedIn } from '../../contract'
import { Devices, LogoutDevices, SessionPath, SignInEvents, TimeZoneRequest } from '../../contract/wire-sign-in'
import type { EmailLapses } from '../email-change/email-lapses'
import { deviceWords, placeOf, shortAddress } from '../entering/device-words'
import type { SignInTables } from '../entering/tables'
import { sessionCookies } from '../session-cookie'
import { setTimeZone } from '../session-queries'
import type { Sessions } from '../sessions'
import type { SessionTables } from '../tables'
import { listSessions, untrustBrowsers } from './device-queries'
import { signInEvents } from './sign-in-events'

export interface DeviceParts {
  readonly database: Database
  readonly sessions: Sessions
  readonly lapses: EmailLapses
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
          place: placeOf(row.address) ?? null,
          timeZone: row.timeZone,
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

/** What a browser says of itself, no more: it tells its owner which device this is, and decides nothing. */
export function timeZoneRoute({ database }: DeviceParts) {
  return endpoint({
    id: 'session.tell-time-zone',
    method: 'PUT',
    path: '/api/session/devices/time-zone',
    access: [signedIn()],
    openTo: ['temporary'],
    request: { body: TimeZoneRequest },
    response: { 204: Type.Null() },
    // Each browser that begins says it once; a demo's accounts are everybody's.
    rateLimit: { max: 600, seconds: 3600 },
    summary: 'Keeps the time zone that the browser of this session is set to, for the list of devices.',
    async handle({ subject, body: { timeZone } }) {
      if (!isZone(timeZone)) throw webErrors.badRequest('There is no such time zone.')
      await setTimeZone(database.of<SessionTables>(), personOf(subject).sessionId, timeZone)
      return answer(204, null)
    },
  })
}

export function endDeviceRoute({ database, sessions, lapses, audit, clock }: DeviceParts) {
  return endpoint({
    id: 'session.end-device',
    method: 'DELETE',
    path: '/api/session/devices/:id',
    strangers: 404,
    access: [signedIn()],
    request: { params: SessionPath },
    response: { 204: Type.Null() },
    rateLimit: { max: 60, seconds: 60 },
    summary:
      "Ends one of one's own sessions, and a change of address that it asked for; its next call is refused on all nodes. The second factor is asked for again in every browser.",
    async handle({ subject, params }) {
      const { id } = personOf(subject)
      await database.transact(async (tx) => {
        const db = database.on<SignInTables>(tx)
        const ended = (await listSessions(db, id, clock.now())).find((each) => each.id === params.id)
        if (!ended) throw dataErrors.notFound('This device is not logged in any more. Reload the list.')
        await sessions.end(tx, params.id)
        await lapses.dropForsaken(tx, id)
        // Which of one's browsers it is, its session does not know.
        await untrustBrowsers(db, id)
        const { browser = null, system = null } = deviceWords(ended.userAgent)
        const detail = { browser, system }
        await audit.record(tx, { personId: id, action: 'session.device-ended', about: `person:${id}`, detail })
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

export function signInEventsRoute({ audit, database, clock }: DeviceParts) {
  return endpoint({
    id: 'session.sign-in-events',
    method: 'GET',
    path: '/api/session/sign-in-events',
    access: [signedIn()],
    request: {},
    response: { 200: SignInEvents },
    rateLimit: { max: 120, seconds: 60 },
    summary: "What happened to one's account in the last 30 days, at most 50, the latest first.",
    handle: async ({ subject }) => ({
      events: await signInEvents(audit, database, personOf(subject).id, clock.now()),
    }),
  })
}
