import { sql } from 'kysely'
import type { BadgeRow, Db } from '../tables'

export function listBadges(db: Db): Promise<readonly BadgeRow[]> {
  return db.selectFrom('gamification.badge').selectAll().orderBy('id').execute()
}

export function findBadge(db: Db, id: number): Promise<BadgeRow | undefined> {
  return db.selectFrom('gamification.badge').selectAll().where('id', '=', id).executeTakeFirst()
}

export type BadgeContent = Omit<BadgeRow, 'id' | 'version'>

/** Undefined when another badge has this slug. */
export function insertBadge(db: Db, content: BadgeContent): Promise<BadgeRow | undefined> {
  return db
    .insertInto('gamification.badge')
    .values({ ...content, levels: JSON.stringify(content.levels) })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Undefined when it is no longer this version. Its slug and its levels stay: people have them. */
export function changeBadge(
  db: Db,
  id: number,
  version: number,
  content: Omit<BadgeContent, 'slug' | 'levels'>,
): Promise<BadgeRow | undefined> {
  return db
    .updateTable('gamification.badge')
    .set({ ...content, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
}

/** Gifts of rules with a badge, without what was taken back. */
const standingGifts = (db: Db) =>
  db
    .selectFrom('gamification.transfer as t')
    .leftJoin('gamification.transfer as r', 'r.reverses', 't.id')
    .select(sql<number>`count(*)::int`.as('times'))
    .where('t.badge_id', 'is not', null)
    .where('r.id', 'is', null)

/** How often rules with a badge gave to this person. By badge. */
export async function timesOf(db: Db, personId: number): Promise<ReadonlyMap<number, number>> {
  const query = standingGifts(db).select('t.badge_id as badgeId').where('t.person_id', '=', personId)
  const rows = await query.groupBy('t.badge_id').execute()
  return new Map(rows.map(({ badgeId, times }) => [badgeId ?? 0, times]))
}

/** How often rules with this badge gave to each of these people. By person. */
export async function timesAmong(
  db: Db,
  badgeId: number,
  personIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const query = standingGifts(db)
    .select('t.person_id as personId')
    .where('t.badge_id', '=', badgeId)
    .where(sql<boolean>`t.person_id = any(${[...personIds]}::int[])`)
  const rows = await query.groupBy('t.person_id').execute()
  return new Map(rows.map(({ personId, times }) => [personId ?? 0, times]))
}

/** The badges that a person was ever given towards, whether that was taken back or not. */
export async function badgesOf(db: Db, personId: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('gamification.transfer')
    .select('badge_id')
    .distinct()
    .where('person_id', '=', personId)
    .where('badge_id', 'is not', null)
    .orderBy('badge_id')
    .execute()
  return rows.map(({ badge_id }) => badge_id ?? 0)
}

/** How high somebody stands with a badge: 0 without it. */
export interface Standing {
  readonly personId: number
  readonly level: number
}

/** Who has levels that are new, or are there again. Whichever node is first writes them: nobody earns one twice. */
export async function earn(
  db: Db,
  badgeId: number,
  standings: readonly Standing[],
  at: Date,
): Promise<ReadonlySet<number>> {
  const reached = standings.flatMap(({ personId, level }) =>
    Array.from({ length: level }, (_, below) => ({ person_id: personId, level: below + 1 })),
  )
  if (reached.length === 0) return new Set()
  const rows = await db
    .insertInto('gamification.earned')
    .values(reached.map((each) => ({ ...each, badge_id: badgeId, at, seen_at: null, lost_at: null })))
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'badge_id', 'level'])
        .doUpdateSet({ at, seen_at: null, lost_at: null })
        .where('gamification.earned.lost_at', 'is not', null),
    )
    .returning('person_id')
    .execute()
  return new Set(rows.map(({ person_id }) => person_id))
}

/** Who has levels above where they stand, and has them no more. */
export async function lose(
  db: Db,
  badgeId: number,
  standings: readonly Standing[],
  at: Date,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .updateTable('gamification.earned')
    .set({ lost_at: at })
    .where('badge_id', '=', badgeId)
    .where('lost_at', 'is', null)
    .where(
      sql<boolean>`exists (select from unnest(${standings.map(({ personId }) => personId)}::int[], ${standings.map(({ level }) => level)}::int[])
        as stands (person_id, level) where stands.person_id = gamification.earned.person_id and gamification.earned.level > stands.level)`,
    )
    .returning('person_id')
    .execute()
  return new Set(rows.map(({ person_id }) => person_id))
}

/** What somebody has, the highest level of each badge. */
export function earnedOf(db: Db, personId: number) {
  return db
    .selectFrom('gamification.earned as e')
    .innerJoin('gamification.badge as b', 'b.id', 'e.badge_id')
    .selectAll('b')
    .select([sql<number>`max(e.level)`.as('level'), sql<Date>`max(e.at)`.as('at')])
    .where('e.person_id', '=', personId)
    .where('e.lost_at', 'is', null)
    .groupBy('b.id')
    .orderBy(sql`max(e.at)`, 'desc')
    .execute()
}

/** What somebody earned and was not shown, the first one first. */
export function unseenOf(db: Db, personId: number, limit: number) {
  return db
    .selectFrom('gamification.earned as e')
    .innerJoin('gamification.badge as b', 'b.id', 'e.badge_id')
    .selectAll('b')
    .select('e.level')
    .where('e.person_id', '=', personId)
    .where('e.seen_at', 'is', null)
    .where('e.lost_at', 'is', null)
    .orderBy('e.at')
    .orderBy('b.id')
    .orderBy('e.level')
    .limit(limit)
    .execute()
}

export async function hasUnseen(db: Db, personId: number): Promise<boolean> {
  return (await unseenOf(db, personId, 1)).length > 0
}

export async function markSeen(
  db: Db,
  personId: number,
  shown: readonly { readonly id: number; readonly level: number }[],
  at: Date,
): Promise<number> {
  const seen = await db
    .updateTable('gamification.earned')
    .set({ seen_at: at })
    .where('person_id', '=', personId)
    .where(
      sql<boolean>`exists (select from unnest(${shown.map(({ id }) => id)}::int[], ${shown.map(({ level }) => level)}::int[])
        as shown (id, level) where shown.id = badge_id and gamification.earned.level <= shown.level)`,
    )
    .where('seen_at', 'is', null)
    .executeTakeFirst()
  return Number(seen.numUpdatedRows)
}

/** How many badges each of these has. */
export async function badgeCounts(db: Db, personIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('gamification.earned')
    .select(['person_id as id', sql<number>`count(distinct badge_id)::int`.as('count')])
    .where(sql<boolean>`person_id = any(${[...personIds]}::int[])`)
    .where('lost_at', 'is', null)
    .groupBy('person_id')
    .execute()
  return new Map(rows.map(({ id, count }) => [id, count]))
}
