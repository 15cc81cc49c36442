import { Type } from '@sinclair/typebox'
import type { Database } from '../../../data/contract'
import { personOf, signedIn } from '../../../session/contract'
import { endpoint } from '../../../web/contract'
import { BoardAnswer, BoardQuery, Listed, OwnBoardAnswer, OwnBoardQuery } from '../../contract/wire'
import { lockPerson } from '../ledger/ledger-queries'
import { writePerson } from '../person/person-queries'
import type { GamificationTables } from '../tables'
import type { Leaderboard } from './leaderboard'
import type { Standings } from './standings'

export function boardRoute(leaderboard: Leaderboard) {
  return endpoint({
    id: 'gamification.board',
    method: 'GET',
    path: '/api/gamification/board',
    access: 'public',
    request: { query: BoardQuery },
    response: { 200: BoardAnswer },
    // The same for everybody, and no older than a second.
    cache: { seconds: 1 },
    rateLimit: { max: 600, seconds: 60, by: 'address' },
    summary: 'The first fifty of everybody, as nobody sees them: of all time, this month or this week.',
    handle: ({ query: { span = 'all' } }) => leaderboard.top(span, undefined),
  })
}

export function ownBoardRoute(leaderboard: Leaderboard) {
  return endpoint({
    id: 'gamification.own-board',
    method: 'GET',
    path: '/api/gamification/board/own',
    access: [signedIn()],
    request: { query: OwnBoardQuery },
    response: { 200: OwnBoardAnswer },
    summary:
      'The first fifty of everybody, or of the caller’s college, city or course, and who stands around the caller.',
    handle: ({ query: { scope = 'global', span = 'all' }, subject }) =>
      leaderboard.own(personOf(subject).id, scope, span, subject),
  })
}

export function listedRoute(database: Database, standings: Standings) {
  return endpoint({
    id: 'gamification.listed',
    method: 'PUT',
    path: '/api/gamification/own/listed',
    access: [signedIn()],
    request: { body: Listed },
    response: { 204: Type.Null() },
    summary: 'Whether the caller stands on leaderboards; points and badges stay either way.',
    async handle({ body: { isListed }, subject }) {
      const { id } = personOf(subject)
      await database.transact(async (tx) => {
        const db = database.on<GamificationTables>(tx)
        await lockPerson(db, id)
        if (await writePerson(db, id, { wants_listed: isListed })) await standings.changed(tx, id)
      })
      // One's own next look finds it, also before the news of the commit is back.
      await standings.refresh([id])
      return null
    },
  })
}
