import { Type } from '@sinclair/typebox'
import type { Audit, Database } from '../../data/contract'
import { answer, endpoint, webErrors } from '../../web/contract'
import { type News, permission, type People, personOf, signedIn } from '../contract'
import { demoAccounts, demoEmail } from '../contract/demo-accounts'
import {
  DemoAccount,
  FoundPerson,
  LoginRequest,
  Me,
  SignUpAnswer,
  SignUpRequest,
  VerifyEmailRequest,
} from '../contract/wire'
import { findAccount } from './account-queries'
import { NextStep } from '../contract/wire-sign-in'
import type { AddressLinks } from './claim/address-links'
import { currentUserOf, sessionOf } from './current-user-of'
import type { Entry } from './entering/entry'
import type { RightsOf } from './rights-of'
import { sessionCookies } from './session-cookie'
import type { Sessions } from './sessions'
import type { SignIn } from './sign-in'
import type { SignUp } from './sign-up'
import type { SessionTables } from './tables'
import type { Verification } from './verification'

const Nothing = Type.Null()

export function signUpRoute(signUp: SignUp, secure: boolean) {
  return endpoint({
    id: 'session.sign-up',
    method: 'POST',
    path: '/api/session/signup',
    access: 'public',
    request: { body: SignUpRequest },
    response: { 202: SignUpAnswer },
    rateLimit: { max: 20, seconds: 3600, by: 'address' },
    summary:
      'Makes an account and signs it in. A taken address gets the same answer without a session, and its owner a mail.',
    async handle({ body, request }) {
      const { token, browser } = await signUp(body, request)
      const cookies = token === undefined ? [] : sessionCookies(request, token, secure)
      return answer(202, { email: body.email, signedIn: token !== undefined }, { cookies: [...cookies, browser] })
    },
  })
}

export function loginRoute(signIn: SignIn, entry: Entry) {
  return endpoint({
    id: 'session.login',
    method: 'POST',
    path: '/api/session/login',
    access: 'public',
    request: { body: LoginRequest },
    response: { 200: Me, 202: NextStep },
    rateLimit: { max: 600, seconds: 60, by: 'address' },
    summary: 'Signs in with e-mail and password; 202 while the second factor is asked for.',
    handle: async ({ body, request }) => entry.reply(await signIn(body, request)),
  })
}

export function logoutRoute(database: Database, sessions: Sessions, audit: Audit, secure: boolean) {
  return endpoint({
    id: 'session.logout',
    method: 'POST',
    path: '/api/session/logout',
    access: [signedIn()],
    openTo: ['locked', 'temporary', 'support'],
    request: {},
    response: { 204: Nothing },
    summary: 'Ends this session.',
    async handle({ subject, request }) {
      const { id, sessionId } = personOf(subject)
      await database.transact(async (tx) => {
        await sessions.end(tx, sessionId)
        await audit.record(tx, { personId: id, action: 'session.signed-out', about: `person:${id}` })
      })
      return answer(204, null, { cookies: sessionCookies(request, undefined, secure) })
    },
  })
}

export interface MeParts {
  readonly database: Database
  readonly rightsOf: RightsOf
  readonly skipDomains: readonly string[]
  readonly news: () => readonly News[]
}

export function meRoute({ database, rightsOf, skipDomains, news }: MeParts) {
  return endpoint({
    id: 'session.me',
    method: 'GET',
    path: '/api/session/me',
    access: [signedIn()],
    openTo: ['locked', 'temporary'],
    request: {},
    response: { 200: Me },
    summary: 'The current user of spec §3; 401 for nobody.',
    async handle({ subject }) {
      const person = personOf(subject)
      const account = await findAccount(database.of<SessionTables>(), person.id)
      if (!account) throw webErrors.signInNeeded('The account is gone.')
      const there = await Promise.all(news().map(async ({ id, isThere }) => ((await isThere(person)) ? [id] : [])))
      const told = there.flat()
      const user = { ...currentUserOf(account, rightsOf), ...sessionOf(person, skipDomains) }
      return told.length > 0 ? { ...user, news: told } : user
    },
  })
}

export function verifyEmailRoute(links: AddressLinks) {
  return endpoint({
    id: 'session.verify-email',
    method: 'POST',
    path: '/api/session/verify-email',
    access: 'public',
    request: { body: VerifyEmailRequest },
    response: { 204: Nothing },
    rateLimit: { max: 30, seconds: 600, by: 'address' },
    summary: 'Proves an address by the token of the mail, once: in a browser of the account, or with its password.',
    async handle({ body, request }) {
      await links.open(body, request)
      return answer(204, null)
    },
  })
}

export function resendVerificationRoute(database: Database, verification: Verification) {
  return endpoint({
    id: 'session.resend-verification',
    method: 'POST',
    path: '/api/session/resend-verification',
    access: [signedIn()],
    request: {},
    response: { 204: Nothing },
    rateLimit: { max: 5, seconds: 3600 },
    summary: 'Mails another link that proves the address.',
    async handle({ subject, request }) {
      const person = personOf(subject)
      await database.transact((tx) => verification.send(tx, person, request.language))
      return answer(204, null)
    },
  })
}

export function findPeopleRoute(people: People) {
  return endpoint({
    id: 'session.find-people',
    method: 'GET',
    path: '/api/session/people',
    access: [permission('session.look-up')],
    request: { query: Type.Object({ search: Type.String({ minLength: 1, maxLength: 100 }) }) },
    response: { 200: Type.Array(FoundPerson) },
    summary: 'At most 20 people by the beginning of name or address, for pickers of admins.',
    handle: ({ query }) => people.search(query.search),
  })
}

export function demoAccountsRoute(isDemo: boolean) {
  return endpoint({
    id: 'session.demo-accounts',
    method: 'GET',
    path: '/api/session/demo-accounts',
    access: 'public',
    request: {},
    response: { 200: Type.Array(DemoAccount) },
    summary: 'Who can be tried out; in a demo only.',
    async handle() {
      if (!isDemo) throw webErrors.notFound('This is no demo.')
      return demoAccounts.map((each) => ({ email: demoEmail(each), name: each.name, role: each.word }))
    },
  })
}
