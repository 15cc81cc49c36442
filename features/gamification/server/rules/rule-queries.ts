import { sql } from 'kysely'
import type { Deed } from '../../contract'
import type { Db, HappeningRow, RuleRow } from '../tables'
import { type Before, ONCE } from './allowance'

export function rulesOn(db: Db, triggers: readonly string[]): Promise<readonly RuleRow[]> {
  return db
    .selectFrom('gamification.rule')
    .selectAll()
    .where('trigger', 'in', triggers)
    .where('is_on', '=', true)
    .orderBy('id')
    .execute()
}

export function listRules(db: Db): Promise<readonly RuleRow[]> {
  return db.selectFrom('gamification.rule').selectAll().orderBy('id').execute()
}

export function findRule(db: Db, id: number, lock = false): Promise<RuleRow | undefined> {
  const query = db.selectFrom('gamification.rule').selectAll().where('id', '=', id)
  return (lock ? query.forUpdate() : query).executeTakeFirst()
}

export type RuleContent = Omit<RuleRow, 'id' | 'is_on' | 'replayed_version' | 'version'>

export async function insertRule(db: Db, content: RuleContent): Promise<RuleRow> {
  return db
    .insertInto('gamification.rule')
    .values({ ...content, audience: JSON.stringify(content.audience), replayed_version: null })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A changed rule is off until it was tried again. */
export async function changeRule(db: Db, id: number, content: RuleContent): Promise<RuleRow> {
  return db
    .updateTable('gamification.rule')
    .set({ ...content, audience: JSON.stringify(content.audience), is_on: false, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function switchRule(db: Db, id: number, isOn: boolean): Promise<RuleRow> {
  return db
    .updateTable('gamification.rule')
    .set({ is_on: isOn })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function noteReplayed(db: Db, id: number, version: number): Promise<void> {
  await db.updateTable('gamification.rule').set({ replayed_version: version }).where('id', '=', id).execute()
}

/** Of people, each on a day of theirs: by person. */
export async function beforeOf(
  db: Db,
  ruleId: number,
  of: readonly { readonly personId: number; readonly day: string }[],
): Promise<(personId: number) => Before> {
  const { rows } = await sql<Before & { personId: number }>`
    select p.id as "personId",
      (select count(*)::int from gamification.transfer where rule_id = ${ruleId} and person_id = p.id and day = p.day) as today,
      (select count(*)::int from gamification.transfer where rule_id = ${ruleId} and person_id = p.id) as ever,
      (select coalesce(sum(e.amount), 0)::int from gamification.transfer t join gamification.entry e on e.transfer_id = t.id
        join gamification.rule r on r.id = t.rule_id and r.per_person is distinct from ${ONCE}
        where t.person_id = p.id and t.day = p.day and t.kind = 'rule' and e.person_id = p.id
        and e.currency = 'points') as "pointsToday"
    from unnest(${of.map(({ personId }) => personId)}::int[], ${of.map(({ day }) => day)}::date[]) as p (id, day)`.execute(
    db,
  )
  const known = new Map(rows.map((row) => [row.personId, row]))
  return (personId) => known.get(personId) ?? { today: 0, ever: 0, pointsToday: 0 }
}

/** Those whose event was not told before. */
export function insertHappenings(db: Db, rows: readonly Omit<HappeningRow, 'id'>[]): Promise<readonly HappeningRow[]> {
  return db
    .insertInto('gamification.happening')
    .values(rows)
    .onConflict((conflict) => conflict.constraint('happening_once').doNothing())
    .returningAll()
    .execute()
}

/** Rows with the trigger, person and thing of one of these. */
const isOneOf = (deeds: readonly Deed[]) => sql<boolean>`(trigger, person_id, subject) in (
  select * from unnest(${deeds.map(({ trigger }) => trigger)}::text[], ${deeds.map(({ personId }) => personId)}::int[],
    ${deeds.map(({ subject }) => subject)}::text[]))`

/** What stands of these, the earliest first. */
export function standingHappenings(db: Db, deeds: readonly Deed[]): Promise<readonly HappeningRow[]> {
  return db
    .selectFrom('gamification.happening')
    .selectAll()
    .where(isOneOf(deeds))
    .where('undone_at', 'is', null)
    .orderBy('at')
    .orderBy('id')
    .execute()
}

/** When each of these was last taken back. */
export function lastUndoings(db: Db, deeds: readonly Deed[]) {
  return db.selectFrom('gamification.undoing').selectAll().where(isOneOf(deeds)).execute()
}

/** Kept also where nothing stands: what came before it may be heard after it. */
export async function noteUndoing(db: Db, { trigger, personId, subject }: Deed, at: Date): Promise<void> {
  await db
    .insertInto('gamification.undoing')
    .values({ person_id: personId, trigger, subject, at })
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'trigger', 'subject'])
        .doUpdateSet({ at: sql<Date>`greatest(gamification.undoing.at, excluded.at)` }),
    )
    .execute()
}

export async function undoHappenings(db: Db, ids: readonly number[], at: Date): Promise<void> {
  await db
    .updateTable('gamification.happening')
    .set({ undone_at: at })
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .execute()
}

/** What they gave and what was not taken back. */
export async function standingTransfers(db: Db, happeningIds: readonly number[]): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('gamification.transfer as t')
    .leftJoin('gamification.transfer as r', 'r.reverses', 't.id')
    .select('t.id')
    .where(sql<boolean>`t.happening_id = any(${[...happeningIds]}::int[])`)
    .where('r.id', 'is', null)
    .orderBy('t.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** What happened since, as rules are tried on it: the first one first, what was undone left out. */
export function happenedSince(db: Db, trigger: string, since: Date, after: number, limit: number) {
  return db
    .selectFrom('gamification.happening')
    .select(['id', 'person_id as personId', 'subject', 'at'])
    .where('trigger', '=', trigger)
    .where('at', '>=', since)
    .where('undone_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** All that a person did that a rule can begin with, also what gave nothing, for their export. */
export function listHappenings(db: Db, personId: number) {
  return db
    .selectFrom('gamification.happening')
    .select(['trigger', 'title', 'path', 'at', 'undone_at'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute()
}

export async function deleteHappeningsOf(db: Db, personId: number): Promise<void> {
  await db.deleteFrom('gamification.happening').where('person_id', '=', personId).execute()
  await db.deleteFrom('gamification.undoing').where('person_id', '=', personId).execute()
}
