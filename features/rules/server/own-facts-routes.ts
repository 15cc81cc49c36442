import { Type } from '@sinclair/typebox'
import type { Database } from '../../data/contract'
import { personOf, signedIn } from '../../session/contract'
import { endpoint } from '../../web/contract'
import { FACTS_API } from '../contract'
import { KnownFacts, OwnFactsRequest } from '../contract/wire'
import { dayText } from './birth-date'
import { findOwnFacts } from './fact-queries'
import type { OwnFacts } from './own-facts'
import type { RulesTables } from './tables'

export function ownFactsRoute(database: Database) {
  return endpoint({
    id: 'rules.own-facts',
    method: 'GET',
    path: FACTS_API,
    access: [signedIn()],
    request: {},
    response: { 200: KnownFacts },
    summary: 'What the caller says of themselves for rules; the date of birth also decides who finds their page.',
    async handle({ subject }) {
      const { gender, bornOn, backlogs } = await findOwnFacts(database.of<RulesTables>(), personOf(subject).id)
      return { gender, bornOn: bornOn === null ? null : dayText(bornOn), backlogs }
    },
  })
}

export function changeFactsRoute(facts: OwnFacts) {
  return endpoint({
    id: 'rules.change-facts',
    method: 'PUT',
    path: FACTS_API,
    access: [signedIn()],
    closedTo: ['support'],
    rateLimit: { max: 60, seconds: 60 },
    request: { body: OwnFactsRequest },
    response: { 204: Type.Null() },
    summary: 'Says them, or takes them back with null; what is left out stays.',
    async handle({ body, subject }) {
      await facts.say(personOf(subject).id, body)
      return null
    },
  })
}
