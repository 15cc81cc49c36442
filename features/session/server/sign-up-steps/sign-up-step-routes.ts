import { Type } from '@sinclair/typebox'
import { answer, endpoint } from '../../../web/contract'
import { personOf, signedIn } from '../../contract'
import { AddressRequest, CodeRequest, SignUpState, StepRequest, WhoRequest } from '../../contract/wire-sign-up'
import type { Proving } from './proving'
import type { SignUpSteps } from './sign-up-steps'
import { refuseThrowAway } from './throw-away'

const PATH = '/api/session/sign-up'
const access = [signedIn()]
const mailLimit = { max: 10, seconds: 3600 }

export function signUpStateRoute(steps: SignUpSteps) {
  return endpoint({
    id: 'session.sign-up-state',
    method: 'GET',
    path: PATH,
    access,
    request: {},
    response: { 200: SignUpState },
    summary: 'Where the caller stands in signing up.',
    handle: ({ subject }) => steps.of(personOf(subject)),
  })
}

export function confirmCodeRoute(steps: SignUpSteps, proving: Proving) {
  return endpoint({
    id: 'session.confirm-code',
    method: 'POST',
    path: `${PATH}/code`,
    access,
    request: { body: CodeRequest },
    response: { 200: SignUpState },
    rateLimit: { max: 30, seconds: 600 },
    summary: 'Proves the address by the six digits of the mail.',
    async handle({ body, subject }) {
      const person = personOf(subject)
      const { isProved } = await steps.of(person)
      if (!isProved) await proving.confirmCode(person.id, body.code)
      return steps.of(person)
    },
  })
}

export function sendCodeRoute(steps: SignUpSteps, proving: Proving) {
  return endpoint({
    id: 'session.send-sign-up-code',
    method: 'POST',
    path: `${PATH}/mail`,
    access,
    request: {},
    response: { 200: SignUpState },
    rateLimit: mailLimit,
    summary: 'Mails another code and link; an address that is proved gets none.',
    async handle({ subject, request }) {
      const person = personOf(subject)
      const { isProved, email } = await steps.of(person)
      if (!isProved) await proving.sendAgain({ id: person.id, name: person.name, email }, request.language)
      return steps.of(person)
    },
  })
}

export function changeAddressRoute(steps: SignUpSteps, proving: Proving) {
  return endpoint({
    id: 'session.change-unproved-address',
    method: 'POST',
    path: `${PATH}/address`,
    access,
    request: { body: AddressRequest },
    response: { 200: SignUpState },
    rateLimit: mailLimit,
    summary:
      'Mails the code to another address, which becomes the account’s once it is proved. The answer is the same for a taken one.',
    async handle({ body, subject, request }) {
      const person = personOf(subject)
      const email = body.email.trim()
      await refuseThrowAway(email)
      const { isProved } = await steps.of(person)
      if (!isProved) await proving.sendAgain({ id: person.id, name: person.name, email }, request.language)
      return steps.of(person)
    },
  })
}

export function tellWhoRoute(steps: SignUpSteps) {
  return endpoint({
    id: 'session.tell-who',
    method: 'POST',
    path: `${PATH}/who`,
    access,
    request: { body: WhoRequest },
    response: { 200: SignUpState },
    summary: 'Keeps the kind of user and the phone number; no number takes it away.',
    async handle({ body, subject }) {
      const person = personOf(subject)
      await steps.tellWho(person, body)
      return steps.of(person)
    },
  })
}

export function goToStepRoute(steps: SignUpSteps) {
  return endpoint({
    id: 'session.go-to-step',
    method: 'PUT',
    path: `${PATH}/step`,
    access,
    request: { body: StepRequest },
    response: { 204: Type.Null() },
    summary: 'Keeps what the caller does next in signing up, null for nothing.',
    async handle({ body, subject }) {
      await steps.goTo(personOf(subject), body.step)
      return answer(204, null)
    },
  })
}
