import { Type } from '@sinclair/typebox'
import type { Clock, Database } from '../../../data/contract'
import { answer, endpoint, webErrors } from '../../../web/contract'
import { permission, personOf, signedIn } from '../../contract'
import {
  AnswerSupportRequest,
  AskSupportRequest,
  SupportNow,
  SupportParams,
  SupportVisits,
} from '../../contract/wire-support'
import { listAccounts } from '../account-queries'
import { sessionCookies, staffTokenOf, tokenOf } from '../session-cookie'
import type { Support } from './support'
import { findOfSession, listOpen, type SupportTables } from './support-queries'
import { SUPPORT } from './support-token'

const PATH = '/api/session/support'
const staff = [permission(SUPPORT)]

export function supportVisitsRoute(database: Database, clock: Clock) {
  return endpoint({
    id: 'session.support-visits',
    method: 'GET',
    path: PATH,
    access: [signedIn()],
    request: {},
    response: { 200: SupportVisits },
    summary: 'Who of the house asks to see, or sees, the account of the caller; and whom the caller asked.',
    async handle({ subject }) {
      const { id } = personOf(subject)
      const db = database.of<SupportTables>()
      const [ofMine, byMe] = [
        await listOpen(db, 'person_id', id, clock.now()),
        await listOpen(db, 'staff_id', id, clock.now()),
      ]
      const others = [...ofMine.map((each) => each.staff_id), ...byMe.map((each) => each.person_id)]
      const names = new Map((await listAccounts(database.of(), others)).map((each) => [each.id, each.name]))
      const shown = (other: number, { reason, state, asked_at, until, ...row }: (typeof ofMine)[number]) => ({
        id: row.id,
        name: names.get(other) ?? '',
        personId: row.person_id,
        reason,
        state,
        askedAt: asked_at.toISOString(),
        until: until.toISOString(),
      })
      return {
        ofMine: ofMine.map((each) => shown(each.staff_id, each)),
        byMe: byMe.map((each) => shown(each.person_id, each)),
      }
    },
  })
}

export function askSupportRoute(support: Support) {
  return endpoint({
    id: 'session.ask-support',
    method: 'POST',
    path: PATH,
    access: staff,
    request: { body: AskSupportRequest },
    response: { 201: Type.Object({ id: Type.Integer() }) },
    rateLimit: { max: 60, seconds: 3600, by: 'subject' },
    summary: 'Asks somebody to let the caller see their account for 20 minutes, to help. Logged.',
    handle: async ({ body, subject }) =>
      answer(201, { id: await support.ask(personOf(subject), body.personId, body.reason) }),
  })
}

export function answerSupportRoute(support: Support) {
  return endpoint({
    id: 'session.answer-support',
    method: 'POST',
    path: `${PATH}/:id/answer`,
    strangers: 404,
    access: [signedIn()],
    request: { params: SupportParams, body: AnswerSupportRequest },
    response: { 204: Type.Null() },
    summary: "The person's word: yes for 20 minutes, or no; a no ends a visit that goes on.",
    async handle({ params, body, subject }) {
      await support.answer(personOf(subject), params.id, body.allow)
      return answer(204, null)
    },
  })
}

export function beginSupportRoute(support: Support, secure: boolean) {
  return endpoint({
    id: 'session.begin-support',
    method: 'POST',
    path: `${PATH}/:id/begin`,
    strangers: 404,
    access: staff,
    request: { params: SupportParams },
    response: { 204: Type.Null() },
    summary: "Goes on as the other person, once they agreed; the caller's own session is kept for the way back.",
    async handle({ params, subject, request }) {
      const token = await support.begin(personOf(subject), params.id, request)
      return answer(204, null, {
        cookies: sessionCookies(request, token, secure, tokenOf(request, secure)),
      })
    },
  })
}

export function supportNowRoute(database: Database, clock: Clock) {
  return endpoint({
    id: 'session.support-now',
    method: 'GET',
    path: `${PATH}/now`,
    access: [signedIn()],
    openTo: ['support'],
    request: {},
    response: { 200: SupportNow },
    summary: 'Whom this session looks at for support, and until when; 404 for a session of one’s own.',
    async handle({ subject }) {
      const person = personOf(subject)
      const row = await findOfSession(database.of<SupportTables>(), person.sessionId)
      if (!row) throw webErrors.notFound('This session is your own.')
      return {
        name: person.name,
        allowedAt: (row.answered_at ?? row.asked_at).toISOString(),
        until: row.until.toISOString(),
        now: clock.now().toISOString(),
      }
    },
  })
}

export function stopSupportRoute(database: Database, support: Support, secure: boolean) {
  return endpoint({
    id: 'session.stop-support',
    method: 'POST',
    path: `${PATH}/stop`,
    access: [signedIn()],
    openTo: ['support'],
    request: {},
    response: { 204: Type.Null() },
    summary: "Ends the visit and goes back to the caller's own session.",
    async handle({ subject, request }) {
      const { sessionId } = personOf(subject)
      const row = await findOfSession(database.of<SupportTables>(), sessionId)
      if (!row) throw webErrors.notFound('This session is your own.')
      await support.stop(sessionId, row.id)
      return answer(204, null, { cookies: sessionCookies(request, staffTokenOf(request, secure), secure) })
    },
  })
}
