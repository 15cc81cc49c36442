import type { Database } from '../../data/contract'
import { permission, personOf, signedIn } from '../../session/contract'
import { answer, endpoint, type Live } from '../../web/contract'
import { RegisterRequest, Registration, RegistrationParams } from '../contract/wire'
import { announce } from './live-topic'
import type { Register } from './register'
import { findRegistration } from './registration-queries'
import { registrationOf } from './rows'
import type { RegistrationsTables } from './tables'
import type { Withdraw } from './withdraw'

async function changed(database: Database, live: Live, id: number): Promise<Registration> {
  const row = await findRegistration(database.of<RegistrationsTables>(), id)
  if (!row) throw new Error(`Registration ${id} was written and is not there.`)
  await announce(live, row.opportunity_id)
  return registrationOf(row)
}

export function registerRoute(register: Register, database: Database, live: Live) {
  return endpoint({
    id: 'registrations.register',
    method: 'POST',
    path: '/api/registrations',
    access: [permission('registrations.create')],
    request: { body: RegisterRequest },
    response: { 201: Registration },
    idempotency: 'required',
    rateLimit: { max: 60, seconds: 60, by: 'subject' },
    summary:
      'Enters the caller for an opportunity. A repeat with the same Idempotency-Key gets the first answer again.',
    async handle({ body, subject, request }) {
      const id = await register(body, personOf(subject), request.language)
      return answer(201, await changed(database, live, id))
    },
  })
}

export function withdrawRoute(withdraw: Withdraw, database: Database, live: Live) {
  return endpoint({
    id: 'registrations.withdraw',
    method: 'POST',
    path: '/api/registrations/:id/withdraw',
    access: [signedIn()],
    request: { params: RegistrationParams },
    response: { 200: Registration },
    summary: "Withdraws the caller's registration and gives its seat back.",
    async handle({ params, subject }) {
      await withdraw(params.id, personOf(subject).id)
      return changed(database, live, params.id)
    },
  })
}
