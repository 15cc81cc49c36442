import { sql } from 'kysely'
import type { Scope } from '../../contract'
import type { Db, ScoreRow } from '../tables'
import type { Placed } from './board'

const columns = ['person_id', 'points', 'college', 'city', 'course', 'is_listed'] as const

/** The next so many people of a span, in the order of persons. */
export function scoresAfter(db: Db, period: string, after: number, limit: number): Promise<readonly Placed[]> {
  return db
    .selectFrom('gamification.score')
    .select([...columns])
    .where('period', '=', period)
    .where('person_id', '>', after)
    .orderBy('person_id')
    .limit(limit)
    .execute()
}

export function scoresOf(
  db: Db,
  periods: readonly string[],
  personIds: readonly number[],
): Promise<readonly ScoreRow[]> {
  return db
    .selectFrom('gamification.score')
    .selectAll()
    .where(sql<boolean>`period = any(${[...periods]}::text[])`)
    .where(sql<boolean>`person_id = any(${[...personIds]}::int[])`)
    .execute()
}

export interface Among {
  readonly period: string
  readonly scope: Scope
  /** The name of the college, city or course. */
  readonly group: string
}

function among(db: Db, { period, scope, group }: Among) {
  const query = db
    .selectFrom('gamification.score')
    .select(['person_id as personId', 'points'])
    .where('period', '=', period)
    .where('is_listed', '=', true)
    .where('points', '>', 0)
  // The second condition is that of the index.
  return scope === 'global' ? query : query.where(scope, '=', group).where(scope, '<>', '')
}

export function topOf(db: Db, where: Among, limit: number) {
  return among(db, where).orderBy('points', 'desc').orderBy('person_id', 'desc').limit(limit).execute()
}

/** Who stands next to these points: those above from the nearest up, or those below from the nearest down. */
export function nextTo(
  db: Db,
  where: Among,
  { personId, points }: { readonly personId: number; readonly points: number },
  side: 'above' | 'below',
  limit: number,
) {
  const compare = sql.raw(side === 'above' ? '>' : '<')
  const order = side === 'above' ? 'asc' : 'desc'
  return among(db, where)
    .where(sql<boolean>`(points, person_id) ${compare} (${points}, ${personId})`)
    .orderBy('points', order)
    .orderBy('person_id', order)
    .limit(limit)
    .execute()
}
