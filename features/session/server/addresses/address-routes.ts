import { Type } from '@sinclair/typebox'
import { answer, endpoint } from '../../../web/contract'
import { personOf, signedIn } from '../../contract'
import { AddressPath, NewAddress, ProveAddress } from '../../contract/wire-addresses'
import type { Proofs } from '../proofs/proofs'
import type { Addresses } from './addresses'

const PATH = '/api/session/addresses'
const access = [signedIn()]

export interface AddressRouteParts {
  readonly addresses: Addresses
  readonly proofs: Proofs
}

export const addressRoutes = [
  ({ addresses, proofs }: AddressRouteParts) =>
    endpoint({
      id: 'session.ask-address',
      method: 'POST',
      path: PATH,
      access,
      request: { body: NewAddress },
      response: { 202: Type.Null() },
      rateLimit: { max: 6, seconds: 3600 },
      summary: 'Mails a code to an address that the caller wants to add. The same answer for one that is taken.',
      async handle({ subject, body, request }) {
        const person = personOf(subject)
        await proofs.demand(person)
        return answer(202, null, { cookies: await addresses.ask(person, body.email, request) })
      },
    }),
  ({ addresses }: AddressRouteParts) =>
    endpoint({
      id: 'session.prove-address',
      method: 'POST',
      path: `${PATH}/prove`,
      access,
      request: { body: ProveAddress },
      response: { 201: Type.Null() },
      rateLimit: { max: 30, seconds: 3600 },
      summary: 'Adds the address by the code that was mailed to it, in the browser that asked.',
      async handle({ subject, body, request }) {
        await addresses.prove(personOf(subject), body, request)
        return answer(201, null)
      },
    }),
  ({ addresses, proofs }: AddressRouteParts) =>
    endpoint({
      id: 'session.make-address-main',
      method: 'POST',
      path: `${PATH}/:id/main`,
      strangers: 404,
      access,
      request: { params: AddressPath },
      response: { 204: Type.Null() },
      rateLimit: { max: 30, seconds: 3600 },
      summary: 'Mails go there from now on; the main address until now stays as another one. Sessions elsewhere end.',
      async handle({ subject, params, request }) {
        const person = personOf(subject)
        await proofs.demand(person)
        await addresses.makeMain(person, params.id, request)
        return answer(204, null)
      },
    }),
  ({ addresses, proofs }: AddressRouteParts) =>
    endpoint({
      id: 'session.remove-address',
      method: 'DELETE',
      path: `${PATH}/:id`,
      strangers: 404,
      access,
      request: { params: AddressPath },
      response: { 204: Type.Null() },
      rateLimit: { max: 30, seconds: 3600 },
      summary: 'Removes an address beside the main one: it logs nobody in any more.',
      async handle({ subject, params, request }) {
        const person = personOf(subject)
        await proofs.demand(person)
        await addresses.remove(person, params.id, request)
        return answer(204, null)
      },
    }),
]
