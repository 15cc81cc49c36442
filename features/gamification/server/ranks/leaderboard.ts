import type { Subject } from '../../../../kernel/index'
import type { Clock, Database } from '../../../data/contract'
import type { Consents } from '../../../guardians/contract'
import type { ProfileFaces } from '../../../profile/contract'
import type { Directory, People } from '../../../session/contract'
import { NO_RANK, type Scope, type Span } from '../../contract'
import type { BoardAnswer, BoardRow, OwnBoardAnswer } from '../../contract/wire'
import { badgeCounts } from '../badges/badge-queries'
import { endOfPeriod, periodOf } from '../periods'
import { findPersonRow } from '../person/person-queries'
import { courseOf } from '../person/regroup'
import type { GamificationTables } from '../tables'
import type { Climbs } from './climbs'
import { type Among, nextTo, scoresOf, topOf } from './score-queries'
import type { Standings } from './standings'

const TOP = 50
const NEIGHBOURS = 3

interface Ranked {
  readonly personId: number
  readonly points: number
}

export interface Leaderboard {
  top(span: Span, subject: Subject): Promise<BoardAnswer>
  own(personId: number, scope: Scope, span: Span, subject: Subject): Promise<OwnBoardAnswer>
  /** Among everybody, of all time. */
  rankOf(personId: number): Promise<number>
}

interface LeaderboardParts {
  readonly database: Database
  readonly standings: Standings
  readonly people: People
  readonly directory: Directory
  readonly faces: () => ProfileFaces | undefined
  readonly consents: () => Consents | undefined
  readonly climbs: Climbs
  readonly clock: Clock
}

export function createLeaderboard({
  database,
  standings,
  people,
  directory,
  faces,
  consents,
  climbs,
  clock,
}: LeaderboardParts): Leaderboard {
  const db = () => database.of<GamificationTables>()

  /** Those whose accounts are disabled. Who has a face is not among them. */
  async function closedOf(
    persons: readonly { readonly id: number }[],
    shown: ReadonlyMap<number, unknown> | undefined,
  ) {
    const asked = persons.map(({ id }) => id).filter((id) => !shown?.has(id))
    const open = new Set((await directory.list(asked)).map(({ id }) => id))
    return new Set(asked.filter((id) => !open.has(id)))
  }

  /** With ranks by the board, and names where people show themselves; who is disabled, or under 18 without a guardian's consent, is left out. */
  async function rowsOf(
    ranked: readonly Ranked[],
    where: Among,
    span: Span,
    subject: Subject,
    since: string | null,
    me?: number,
  ): Promise<BoardRow[]> {
    const ids = ranked.map(({ personId }) => personId)
    const board = await standings.board(span)
    const [shown, persons, badges, held] = await Promise.all([
      faces()?.shownTo(ids, subject),
      people.list(ids),
      badgeCounts(db(), ids),
      consents()?.lackedBy(ids),
    ])
    const byId = new Map(persons.map((person) => [person.id, person]))
    const closed = await closedOf(persons, shown)
    const listed = ranked
      .filter(({ personId }) => !closed.has(personId) && (!held?.has(personId) || personId === me))
      .map((each) => ({ ...each, rank: board.rankOf(each.points, where.scope, where.group) }))
    const moves = since === null ? [] : await climbs.movesOf(listed, since)
    return listed.map(({ personId, points, rank }, at) => {
      const person = byId.get(personId)
      const face = shown?.get(personId)
      const isMe = personId === me
      return {
        rank,
        move: moves[at] ?? null,
        points,
        badges: badges.get(personId) ?? 0,
        name: (face || isMe) && person ? person.name : null,
        path: face && person ? `/u/${person.username ?? personId}` : null,
        avatar: face?.avatar ?? null,
        college: face?.college ?? null,
        isMe,
      }
    })
  }

  const where = (span: Span, scope: Scope, group: string): Among => ({
    period: periodOf(span, clock.now()),
    scope,
    group,
  })

  /** Ranks of the past are kept among everybody and of all time. */
  const sinceOf = async (scope: Scope, span: Span) => (scope === 'global' && span === 'all' ? climbs.since() : null)

  return {
    async top(span, subject) {
      const since = await sinceOf('global', span)
      const all = where(span, 'global', '')
      const ranked = await topOf(db(), all, TOP)
      const rows = await rowsOf(ranked, all, span, subject, since)
      return { group: null, since, of: (await standings.board(span)).size('global', ''), rows }
    },
    async own(personId, scope, span, subject) {
      const person = await findPersonRow(db(), personId)
      const board = await standings.board(span)
      const group = scope === 'global' ? '' : (person?.[scope] ?? '')
      const among = where(span, scope, group)
      const hasGroup = scope === 'global' || group !== ''
      const ranked = hasGroup ? await topOf(db(), among, TOP) : []
      const points = (await scoresOf(db(), [among.period], [personId]))[0]?.points ?? 0
      const rank = board.rank(personId, scope)?.rank ?? NO_RANK
      const me = { personId, points }
      const isRanked = hasGroup && points > 0 && person?.is_listed !== false
      const above = isRanked ? await nextTo(db(), among, me, 'above', NEIGHBOURS) : []
      const isAmongTop = ranked.some((each) => each.personId === personId)
      const around =
        isRanked && !isAmongTop
          ? [...above.toReversed(), me, ...(await nextTo(db(), among, me, 'below', NEIGHBOURS))]
          : []
      const label = scope === 'global' ? null : await labelOf(personId, scope)
      const since = await sinceOf(scope, span)
      const better = above.find((each) => each.points > points) ?? (await nextAbove(among, me))
      return {
        group: label,
        since,
        of: board.size(scope, group),
        rows: await rowsOf(ranked, among, span, subject, since, personId),
        isListed: person?.wants_listed ?? true,
        rank,
        points,
        around: await rowsOf(around, among, span, subject, since, personId),
        endsAt: endOfPeriod(span, clock.now())?.toISOString() ?? null,
        climb: since !== null && isRanked ? await climbs.of({ ...me, rank }) : null,
        toNext: isRanked && better ? better.points - points + 1 : null,
      }
    },
    rankOf: async (personId) => (await standings.board('all')).rank(personId, 'global')?.rank ?? NO_RANK,
  }

  /** Who has more, where all the neighbours have as many. */
  async function nextAbove(among: Among, { points }: Ranked): Promise<Ranked | undefined> {
    if (points <= 0) return undefined
    return (await nextTo(db(), among, { personId: 2_147_483_647, points }, 'above', 1))[0]
  }

  /** The group as its person wrote it; a field of study by its own word. */
  async function labelOf(personId: number, scope: Exclude<Scope, 'global'>): Promise<string | null> {
    const standing = (await faces()?.standings([personId]))?.(personId)
    return (standing && (scope === 'course' ? courseOf(standing) : standing[scope])) || null
  }
}
