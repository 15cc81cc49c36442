import { personOf, signedIn } from '../../session/contract'
import { endpoint } from '../../web/contract'
import { Used } from '../contract/wire'
import type { PersonFacts } from './person-facts'

/** Beside the filter that it decides: what the caller's answers are made of. */
export function usedRoute(facts: PersonFacts) {
  return endpoint({
    id: 'rules.used',
    method: 'GET',
    path: '/api/rules/used',
    access: [signedIn()],
    request: {},
    response: { 200: Used },
    summary:
      'What most rules look at in the caller: degree, field, year of passing out, CGPA and city, null where it is not known.',
    async handle({ subject }) {
      const { degree, stream, endYear, cgpa, city, spelling } = await facts.of(personOf(subject).id)
      return { degree, stream, endYear, cgpa, city: city && (spelling[city] ?? city) }
    },
  })
}
