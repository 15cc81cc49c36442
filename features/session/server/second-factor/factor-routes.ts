import { Type } from '@sinclair/typebox'
import { answer, endpoint } from '../../../web/contract'
import { personOf, signedIn } from '../../contract'
import { ConfirmFactorRequest, FactorSetup, Me, RecoveryCodes, SecondFactorRequest } from '../../contract/wire-sign-in'
import type { Entry } from '../entering/entry'
import { readCookie } from '../entering/own-cookies'
import type { Proofs } from '../proofs/proofs'
import type { SecondFactor } from './second-factor'

const PATH = '/api/session/second-factor'

export function passFactorRoute(factor: SecondFactor, entry: Entry, secure: boolean) {
  return endpoint({
    id: 'session.pass-second-factor',
    method: 'POST',
    path: `${PATH}/pass`,
    access: 'public',
    request: { body: SecondFactorRequest },
    response: { 200: Me },
    rateLimit: { max: 120, seconds: 3600, by: 'address' },
    summary: 'The second step of signing in: a code of the app or a recovery code, within ten minutes of the first.',
    handle: async ({ body, request }) =>
      entry.reply(await factor.pass(readCookie(request, 'step', secure), body, request)),
  })
}

export function beginFactorRoute(factor: SecondFactor, proofs: Proofs) {
  return endpoint({
    id: 'session.begin-second-factor',
    method: 'POST',
    path: PATH,
    access: [signedIn()],
    request: {},
    response: { 200: FactorSetup },
    rateLimit: { max: 20, seconds: 3600 },
    summary: 'Makes a secret for an authenticator app; it counts once a code of it was typed.',
    async handle({ subject }) {
      const person = personOf(subject)
      await proofs.demand(person)
      return factor.begin(person)
    },
  })
}

export function confirmFactorRoute(factor: SecondFactor) {
  return endpoint({
    id: 'session.confirm-second-factor',
    method: 'POST',
    path: `${PATH}/confirm`,
    access: [signedIn()],
    request: { body: ConfirmFactorRequest },
    response: { 200: RecoveryCodes },
    rateLimit: { max: 30, seconds: 3600 },
    summary: 'Turns the second factor on by a code of the app, and answers ten recovery codes, once.',
    async handle({ subject, body, request }) {
      return { codes: await factor.confirm(personOf(subject), body.code, request) }
    },
  })
}

export function renewCodesRoute(factor: SecondFactor, proofs: Proofs) {
  return endpoint({
    id: 'session.renew-recovery-codes',
    method: 'POST',
    path: `${PATH}/recovery-codes`,
    access: [signedIn()],
    request: {},
    response: { 200: RecoveryCodes },
    rateLimit: { max: 10, seconds: 3600 },
    summary: 'Ten new recovery codes; the earlier ones end.',
    async handle({ subject, request }) {
      const person = personOf(subject)
      await proofs.demand(person)
      return { codes: await factor.renewCodes(person, request) }
    },
  })
}

export function turnOffFactorRoute(factor: SecondFactor, proofs: Proofs) {
  return endpoint({
    id: 'session.turn-off-second-factor',
    method: 'DELETE',
    path: PATH,
    access: [signedIn()],
    request: {},
    response: { 204: Type.Null() },
    rateLimit: { max: 20, seconds: 3600 },
    summary: 'Turns the second factor off. Admins lose what the role gives until they have one again.',
    async handle({ subject, request }) {
      const person = personOf(subject)
      await proofs.demand(person)
      await factor.turnOff(person, request)
      return answer(204, null)
    },
  })
}
