import { personOf, signedIn } from '../../../session/contract'
import { endpoint } from '../../../web/contract'
import { Looks as LookList, LooksQuery } from '../../contract/wire'
import type { Looks } from './looks'

export function looksRoute(looks: Looks) {
  return endpoint({
    id: 'profile.looks',
    method: 'GET',
    path: '/api/profile/looks',
    access: [signedIn()],
    request: { query: LooksQuery },
    response: { 200: LookList },
    rateLimit: { max: 60, seconds: 60 },
    summary: 'Recruiters, placement cells and staff who looked at the page of the caller within 90 days.',
    handle: ({ query, subject }) => looks.at(personOf(subject).id, query.after),
  })
}
