import { sql } from 'kysely'
import { builtOnce } from '../../data/contract'
import { type Facts, hundredths, type RuleSet, type Today } from '../contract'
import { compile } from './compile'
import type { OwnFactValues } from './read-facts'
import type { PersonRow, RulesDb } from './tables'

export const nothing: OwnFactValues = { gender: null, bornOn: null, backlogs: null }

const ownFactsOf = builtOnce((db: RulesDb, personId: number) =>
  db
    .selectFrom('rules.own_fact')
    .select(['gender', 'born_on as bornOn', 'backlogs'])
    .where('person_id', '=', personId)
    .compile(),
)

export async function findOwnFacts(db: RulesDb, personId: number): Promise<OwnFactValues> {
  return (await ownFactsOf(db, personId))[0] ?? nothing
}

/** The same for many; those who said nothing are left out. */
export async function findOwnFactsOf(
  db: RulesDb,
  personIds: readonly number[],
): Promise<ReadonlyMap<number, OwnFactValues>> {
  const rows = await db
    .selectFrom('rules.own_fact')
    .select(['person_id', 'gender', 'born_on as bornOn', 'backlogs'])
    .where(sql<boolean>`person_id = any(${[...personIds]}::int[])`)
    .execute()
  return new Map(rows.map(({ person_id, ...facts }) => [person_id, facts]))
}

/** What is left out stays as it is. */
export async function writeOwnFacts(
  db: RulesDb,
  personId: number,
  { bornOn, ...others }: Partial<OwnFactValues>,
  now: Date,
): Promise<void> {
  const row = { ...others, ...(bornOn !== undefined && { born_on: bornOn }), updated_at: now }
  await db
    .insertInto('rules.own_fact')
    .values({ ...{ gender: null, born_on: null, backlogs: null }, ...row, person_id: personId })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
    .execute()
}

const rowOf = (personId: number, facts: Facts): PersonRow => ({
  person_id: personId,
  user_type: facts.userType,
  degree: facts.degree,
  stream: facts.stream,
  college: facts.college,
  city: facts.city,
  start_year: facts.startYear,
  end_year: facts.endYear,
  cgpa_hundredths: facts.cgpa === null ? null : hundredths(facts.cgpa),
  skills: facts.skills,
  worked_months: facts.workedMonths,
  working_since: facts.workingSince,
  gender: facts.gender,
  born_on: facts.bornOn,
  backlogs: facts.backlogs,
  invitation: facts.invitation,
})

/** Of several people; a row that is there is written anew. */
export async function writePeople(
  db: RulesDb,
  people: readonly (readonly [personId: number, facts: Facts])[],
  now: Date,
): Promise<void> {
  if (people.length === 0) return
  const rows = people.map(([id, facts]) => ({ ...rowOf(id, facts), updated_at: now }))
  const columns = Object.keys(rows[0] ?? {}) as (keyof PersonRow)[]
  await db
    .insertInto('rules.person')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('person_id')
        .doUpdateSet((row) => Object.fromEntries(columns.map((name) => [name, row.ref(`excluded.${name}`)]))),
    )
    .execute()
}

export async function deleteFactsOf(db: RulesDb, personId: number): Promise<void> {
  await db.deleteFrom('rules.own_fact').where('person_id', '=', personId).execute()
  await db.deleteFrom('rules.person').where('person_id', '=', personId).execute()
}

/** Whose rows there are, after this person. */
export async function listWritten(db: RulesDb, after: number, limit: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('rules.person')
    .select('person_id')
    .where('person_id', '>', after)
    .orderBy('person_id')
    .limit(limit)
    .execute()
  return rows.map(({ person_id }) => person_id)
}

/** The rows alone: what these people said stays. */
export async function unwritePeople(db: RulesDb, personIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom('rules.person')
    .where(sql<boolean>`person_id = any(${[...personIds]}::int[])`)
    .execute()
}

/** How many people are known, and how many of them meet each of these rule sets. */
export async function countPeople(
  db: RulesDb,
  sets: readonly RuleSet[],
  today: Today,
): Promise<{ readonly of: number; readonly meeting: readonly number[] }> {
  const row = await db
    .selectFrom('rules.person')
    .select(sql<string>`count(*)`.as('of'))
    .select(
      sql<readonly (string | number)[]>`array[${sql.join([
        sql`0::int8`,
        ...sets.map((rules) => sql`count(*) filter (where ${compile(rules, today)})`),
      ])}]`.as('meeting'),
    )
    .executeTakeFirstOrThrow()
  return { of: Number(row.of), meeting: row.meeting.slice(1).map(Number) }
}
