import { Type } from '@sinclair/typebox'
import type { Audit, Database, Tx } from '../../../data/contract'
import { dataErrors } from '../../../data/contract'
import type { Mailer } from '../../../mail/contract'
import { answer, endpoint, type RequestInfo } from '../../../web/contract'
import { type Person, personOf, sessionErrors, signedIn } from '../../contract'
import { Challenge, NewPasskey, PasskeyName, PasskeyPath } from '../../contract/wire-sign-in'
import type { SignInTables } from '../entering/tables'
import { changedMail } from '../mails-sign-in'
import { hasOtherWayIn, lockOwner } from '../openid/openid-queries'
import type { Proofs } from '../proofs/proofs'
import { deletePasskey, renamePasskey } from './passkey-queries'
import type { Passkeys } from './passkeys'

export interface OwnPasskeyParts {
  readonly database: Database
  readonly passkeys: Passkeys
  readonly proofs: Proofs
  readonly mailer: Mailer
  readonly audit: Audit
}

const PATH = '/api/session/passkeys'
const none = () => dataErrors.notFound('There is no such passkey of yours. Reload the list.')

export function newPasskeyRoute({ passkeys, proofs }: OwnPasskeyParts) {
  return endpoint({
    id: 'session.new-passkey',
    method: 'POST',
    path: `${PATH}/new`,
    access: [signedIn()],
    request: {},
    response: { 200: Challenge },
    rateLimit: { max: 30, seconds: 3600 },
    summary: 'What a browser asks an authenticator to make a key for.',
    async handle({ subject }) {
      const person = personOf(subject)
      await proofs.demand(person)
      return passkeys.askForNew(person)
    },
  })
}

export function keepPasskeyRoute(parts: OwnPasskeyParts) {
  return endpoint({
    id: 'session.keep-passkey',
    method: 'POST',
    path: PATH,
    access: [signedIn()],
    request: { body: NewPasskey },
    response: { 201: Type.Null() },
    rateLimit: { max: 30, seconds: 3600 },
    summary: 'Keeps a passkey that an authenticator has made.',
    async handle({ subject, body, request }) {
      const person = personOf(subject)
      await parts.database.transact(async (tx) => {
        await parts.passkeys.keep(tx, person.id, body)
        await tell(parts, tx, person, 'passkey-added', body.name.trim(), request)
      })
      return answer(201, null)
    },
  })
}

export function renamePasskeyRoute({ database }: OwnPasskeyParts) {
  return endpoint({
    id: 'session.rename-passkey',
    method: 'PUT',
    path: `${PATH}/:id`,
    strangers: 404,
    access: [signedIn()],
    request: { params: PasskeyPath, body: PasskeyName },
    response: { 204: Type.Null() },
    rateLimit: { max: 60, seconds: 3600 },
    summary: "Gives a passkey of one's own another name.",
    async handle({ subject, params, body }) {
      const { id } = personOf(subject)
      if (!(await renamePasskey(database.of<SignInTables>(), id, params.id, body.name.trim()))) throw none()
      return answer(204, null)
    },
  })
}

export function removePasskeyRoute(parts: OwnPasskeyParts) {
  return endpoint({
    id: 'session.remove-passkey',
    method: 'DELETE',
    path: `${PATH}/:id`,
    strangers: 404,
    access: [signedIn()],
    request: { params: PasskeyPath },
    response: { 204: Type.Null() },
    rateLimit: { max: 30, seconds: 3600 },
    summary: "Removes a passkey of one's own, unless nothing else opens the account.",
    async handle({ subject, params, request }) {
      const person = personOf(subject)
      await parts.proofs.demand(person)
      await parts.database.transact(async (tx) => {
        const db = parts.database.on<SignInTables>(tx)
        await lockOwner(db, person.id) // of two ways that are taken away at once, one may be the last
        const name = await deletePasskey(db, person.id, params.id)
        if (name === undefined) throw none()
        if (!(await hasOtherWayIn(db, person.id)))
          throw sessionErrors.lastWayIn('Nothing else opens your account. Choose a password or add a passkey first.')
        await tell(parts, tx, person, 'passkey-removed', name, request)
      })
      return answer(204, null)
    },
  })
}

async function tell(
  { audit, mailer }: OwnPasskeyParts,
  tx: Tx,
  person: Person,
  what: 'passkey-added' | 'passkey-removed',
  name: string,
  request: RequestInfo,
) {
  await audit.record(tx, {
    personId: person.id,
    action: `session.${what}`,
    about: `person:${person.id}`,
    detail: { name, address: request.ip },
  })
  await mailer.send(tx, changedMail(person, what, request.language))
}
