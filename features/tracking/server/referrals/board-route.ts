import { type Clock, type Database, houseDay, startOfHouseDay } from '../../../data/contract'
import type { Listed } from '../../../gamification/contract'
import type { ProfileFaces } from '../../../profile/contract'
import type { Directory, People } from '../../../session/contract'
import { endpoint } from '../../../web/contract'
import { ReferrerBoard, ReferrerBoardQuery } from '../../contract/wire-referrals'
import { shownPeople } from './faces'
import { readBoard } from './reading-queries'
import type { ReferralTables } from './tables'

const TOP = 50

interface BoardParts {
  readonly database: Database
  readonly people: People
  readonly directory: Directory
  readonly faces: () => ProfileFaces | undefined
  readonly listed: () => Listed | undefined
  readonly clock: Clock
}

const startOfMonth = (now: Date) => startOfHouseDay(`${houseDay(now).slice(0, 7)}-01`)

export function referrerBoardRoute({ database, directory, clock, listed, ...shows }: BoardParts) {
  return endpoint({
    id: 'tracking.referrer-board',
    method: 'GET',
    path: '/api/tracking/referrals/board',
    access: 'public',
    request: { query: ReferrerBoardQuery },
    response: { 200: ReferrerBoard },
    cache: { seconds: 5 },
    rateLimit: { max: 600, seconds: 60, by: 'address' },
    summary: 'The fifty whose referrals earned most, this month or of all time, as nobody sees them.',
    async handle({ query: { span = 'all' } }) {
      const since = span === 'month' ? startOfMonth(clock.now()) : undefined
      const ranked = await readBoard(database.of<ReferralTables>(), since, TOP)
      const ids = ranked.map(({ personId }) => personId)
      const who = await shownPeople(shows, ids, undefined)
      // Whose account is disabled, and who does not want to stand on leaderboards, is not drawn, and counts in the ranks of others all the same.
      const open = new Set((await directory.list(ids)).map(({ id }) => id))
      const unlisted = await listed()?.unlistedOf(ids)
      const rows = ranked.filter(({ personId }) => open.has(personId) && !unlisted?.has(personId))
      return { rows: rows.map(({ personId, rank, earned }) => ({ rank, earned, ...who(personId) })) }
    },
  })
}
