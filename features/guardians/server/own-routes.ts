import type { Mailer } from '../../mail/contract'
import { type Person, personOf, signedIn } from '../../session/contract'
import { endpoint } from '../../web/contract'
import { coveredEmail } from '../contract'
import { AskRequest, OwnConsent } from '../contract/wire'
import type { Ask } from './asking'
import type { Standings } from './consents'

const iso = (at: Date | null | undefined) => at?.toISOString() ?? null

async function ownOf(person: Person, standings: Standings, mailer: Mailer): Promise<OwnConsent> {
  const { standing, row } = await standings.of(person.id)
  // Whoever looks in somebody's stead is not shown how others are reached.
  const isSupport = person.limits?.includes('support') === true
  const email = row && (isSupport ? coveredEmail(row.guardian_email) : row.guardian_email)
  return {
    standing,
    guardian: row && email ? { name: row.guardian_name, email } : null,
    askedAt: iso(row?.mailed_at),
    until: iso(row?.answer_until),
    answeredAt: iso(row?.answered_at),
    takenBackAt: iso(row?.taken_back_at),
    wordsVersion: row?.words_version ?? null,
    comesBack: row?.state === 'asked' && (await mailer.comesBack(row.guardian_email)),
  }
}

export function ownConsentRoute(standings: Standings, mailer: Mailer) {
  return endpoint({
    id: 'guardians.own',
    method: 'GET',
    path: '/api/guardians/own',
    access: [signedIn()],
    request: {},
    response: { 200: OwnConsent },
    summary: 'Whether a guardian has to agree for the caller, whom they named, and what came of it.',
    handle: ({ subject }) => ownOf(personOf(subject), standings, mailer),
  })
}

export function askRoute(ask: Ask, standings: Standings, mailer: Mailer) {
  return endpoint({
    id: 'guardians.ask',
    method: 'POST',
    path: '/api/guardians/own',
    access: [signedIn()],
    closedTo: ['support'],
    request: { body: AskRequest },
    response: { 200: OwnConsent },
    rateLimit: { max: 20, seconds: 3600, by: 'subject' },
    summary: 'Mails a guardian of the caller, who is under 18: whom they name, or the same one again.',
    async handle({ body, subject, request }) {
      const person = personOf(subject)
      await ask(person, body, request.language)
      return ownOf(person, standings, mailer)
    },
  })
}
