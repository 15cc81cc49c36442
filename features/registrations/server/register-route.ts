import type { Database } from '../../data/contract'
import type { Consents } from '../../guardians/contract'
import type { Opportunities } from '../../listings/contract'
import { demandProved, permission, personOf, signedIn } from '../../session/contract'
import { answer, endpoint, type Live } from '../../web/contract'
import { Registration, RegistrationParams } from '../contract/wire'
import { RegisterRequest, WithdrawRequest } from '../contract/wire-requests'
import { announce } from './live-topic'
import type { Register } from './register'
import { findRegistration } from './registration-queries'
import { registrationOf } from './rows'
import type { RegistrationRow, RegistrationsTables } from './tables'
import type { Withdraw } from './withdraw'

/** The registration stands already: nobody waits for the hint, and one that is lost, which a page makes up for, is no fault of theirs. */
function changed(live: Live, row: RegistrationRow): Registration {
  announce(live, row.opportunity_id).catch(() => undefined)
  return registrationOf(row)
}

export function registerRoute(
  register: Register,
  live: Live,
  opportunities: Opportunities,
  consents: () => Consents | undefined,
) {
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
      const person = personOf(subject)
      demandProved(person)
      const stillGiven = await consents()?.demand(person.id)
      const admit = () => opportunities.getShown(body.opportunityId, subject)
      return answer(201, changed(live, await register(body, person, request.language, { admit, stillGiven })))
    },
  })
}

export function withdrawRoute(withdraw: Withdraw, database: Database, live: Live) {
  return endpoint({
    id: 'registrations.withdraw',
    method: 'POST',
    path: '/api/registrations/:id/withdraw',
    strangers: 404,
    access: [signedIn()],
    request: { params: RegistrationParams, body: WithdrawRequest },
    response: { 200: Registration },
    summary: "Withdraws the caller's registration and gives its seat back. `why` is for its organizer to read.",
    async handle({ params, body, subject }) {
      await withdraw(params.id, personOf(subject).id, body.why?.trim())
      const row = await findRegistration(database.of<RegistrationsTables>(), params.id)
      if (!row) throw new Error(`Registration ${params.id} was withdrawn and is not there.`)
      return changed(live, row)
    },
  })
}
