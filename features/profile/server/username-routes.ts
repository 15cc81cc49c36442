import { Type } from '@sinclair/typebox'
import { personOf, signedIn } from '../../session/contract'
import { answer, endpoint, type SharedCache } from '../../web/contract'
import { UsernameAnswer, UsernameRequest } from '../contract/wire'
import { TAG } from './privacy-routes'
import type { Usernames } from './usernames'

const access = [signedIn()]

export function checkUsernameRoute(usernames: Usernames) {
  return endpoint({
    id: 'profile.check-username',
    method: 'GET',
    path: '/api/profile/username',
    access,
    request: { query: UsernameRequest },
    response: { 200: UsernameAnswer },
    rateLimit: { max: 60, seconds: 60 },
    summary: 'Whether the caller could have this username.',
    handle: ({ query, subject }) => usernames.check(personOf(subject).id, query.username),
  })
}

export function chooseUsernameRoute(usernames: Usernames, cache: SharedCache) {
  return endpoint({
    id: 'profile.choose-username',
    method: 'PUT',
    path: '/api/profile/username',
    access,
    request: { body: UsernameRequest },
    response: { 204: Type.Null() },
    rateLimit: { max: 10, seconds: 86_400 },
    summary: 'Gives the caller another username; the old address leads to the new one for a year.',
    async handle({ body, subject }) {
      await usernames.choose(personOf(subject).id, body.username)
      await cache.forget(TAG)
      return answer(204, null)
    },
  })
}
