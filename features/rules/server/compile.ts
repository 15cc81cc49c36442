import { type RawBuilder, sql } from 'kysely'
import { type Condition, hundredths, isRange, type RuleSet, spell, type Today } from '../contract'

type Sql = RawBuilder<unknown>

const MONTHS = 12
const BORN_YEAR = 10_000

const yearsOfWork = ({ month }: Today): Sql =>
  sql`((worked_months + case when working_since is null then 0 else greatest(0, ${month}::int - working_since) end) / ${MONTHS}::int)`

const isSchool = sql`coalesce(degree in ('class-10', 'class-12'), false)`

/** What somebody is, as a list; null where nothing is known. */
function audiences(today: Today): Sql {
  const { studyYear } = today
  const years = yearsOfWork(today)
  const list = sql`array_remove(array[
    case when end_year > ${studyYear}::int and ${isSchool} then 'school' when end_year is null and user_type = 'school' then 'school' end,
    case when end_year > ${studyYear}::int and not ${isSchool} then 'college' when end_year is null and user_type = 'college' then 'college' end,
    case when ${years} < 1 and (end_year <= ${studyYear}::int or (end_year = ${studyYear}::int + 1 and not ${isSchool})
      or (end_year is null and user_type = 'fresher')) then 'fresher' end,
    case when ${years} >= 1 or (end_year is null and user_type = 'professional') then 'professional' end], null)`
  return sql`(case when cardinality(${list}) = 0 then null else ${list} end)`
}

function numberSql(fact: string, today: Today): Sql {
  switch (fact) {
    case 'studyYear':
      return sql`(case when end_year <= ${today.studyYear}::int then 0 when start_year is null then null
        else greatest(0, ${today.studyYear}::int - start_year + 1) end)`
    case 'graduationYear':
      return sql`end_year`
    case 'age':
      return sql`((${today.date}::int - born_on) / ${BORN_YEAR}::int)`
    case 'experience':
      return yearsOfWork(today)
    case 'cgpa':
      return sql`cgpa_hundredths`
    default:
      return sql`backlogs`
  }
}

const columns: Readonly<Record<string, Sql>> = {
  degree: sql`degree`,
  stream: sql`stream`,
  college: sql`college`,
  city: sql`city`,
  gender: sql`gender`,
  kind: sql`user_type`,
}

function conditionSql(condition: Condition, today: Today): Sql {
  if (isRange(condition)) {
    const value = numberSql(condition.fact, today)
    const bound = (number: number) => (condition.fact === 'cgpa' ? hundredths(number) : number)
    const { from, to } = condition
    const parts = [
      ...(from === undefined ? [] : [sql`${value} >= ${bound(from)}::float8`]),
      ...(to === undefined ? [] : [sql`${value} <= ${bound(to)}::float8`]),
    ]
    // Without an end whoever is known meets it.
    return parts.length === 0 ? sql`(${value} = ${value})` : sql`(${sql.join(parts, sql` and `)})`
  }
  const wanted = sql`${condition.anyOf.map((word) => spell(condition.fact, word))}::text[]`
  if (condition.fact === 'audience') return sql`(${audiences(today)} && ${wanted})`
  if (condition.fact === 'skills') return sql`(skills && ${wanted})`
  if (condition.fact === 'invited') return sql`(invitation && ${wanted})`
  const value = columns[condition.fact] ?? sql`null::text`
  // `null = any('{}')` would be false, not null.
  return sql`(case when ${value} is null then null else ${value} = any(${wanted}) end)`
}

/**
 * Rules as a condition on a row of `rules.person`: true, false or null, as `judge` says met, not met or unknown. SQL's own three values and
 * AND are those of the engine; a property test holds the two together.
 */
export function compile(rules: RuleSet, today: Today): RawBuilder<boolean | null> {
  if (rules.length === 0) return sql<boolean>`true`
  return sql<boolean | null>`(${sql.join(
    rules.map((condition) => conditionSql(condition, today)),
    sql` and `,
  )})`
}
