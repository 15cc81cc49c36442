import { Type } from '@sinclair/typebox'
import type { Database } from '../../../data/contract'
import { answer, endpoint } from '../../../web/contract'
import { type News, personOf, signedIn } from '../../contract'
import { Claimed } from '../../contract/wire-claim'
import type { SignInTables } from '../entering/tables'
import { deleteClaimed, findClaimed } from './claim-queries'

const PATH = '/api/session/claimed'

export const claimedNews = (database: Database): News => ({
  id: 'session.claimed',
  isThere: async ({ id }) => (await findClaimed(database.of<SignInTables>(), id)) !== undefined,
})

export function claimedRoute(database: Database) {
  return endpoint({
    id: 'session.claimed',
    method: 'GET',
    path: PATH,
    access: [signedIn()],
    request: {},
    response: { 200: Claimed },
    rateLimit: { max: 120, seconds: 60 },
    summary: "What the first proof of the caller's address has ended, until they have read it.",
    async handle({ subject }) {
      const row = await findClaimed(database.of<SignInTables>(), personOf(subject).id)
      return { claimed: row ? { at: row.at.toISOString(), ended: row.ended, sessions: row.sessions } : null }
    },
  })
}

export function readClaimedRoute(database: Database) {
  return endpoint({
    id: 'session.read-claimed',
    method: 'DELETE',
    path: PATH,
    access: [signedIn()],
    request: {},
    response: { 204: Type.Null() },
    rateLimit: { max: 30, seconds: 60 },
    summary: 'The caller has read it.',
    async handle({ subject }) {
      await deleteClaimed(database.of<SignInTables>(), personOf(subject).id)
      return answer(204, null)
    },
  })
}
