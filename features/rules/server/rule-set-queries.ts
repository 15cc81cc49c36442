import { sql } from 'kysely'
import type { RuleSet, VersionedRules, WrittenTeam } from '../contract'
import type { RulesDb } from './tables'

/** What an organizer added last; version 0 without rules where there is nothing. */
export async function findLatest(db: RulesDb, opportunityId: number): Promise<Required<VersionedRules>> {
  const row = await db
    .selectFrom('rules.rule_set')
    .select(['version', 'conditions', 'team'])
    .where('opportunity_id', '=', opportunityId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? { version: 0, conditions: [], team: {} }
}

/** The same for many; those without rules are left out. */
export async function findLatestOf(
  db: RulesDb,
  opportunityIds: readonly number[],
): Promise<ReadonlyMap<number, RuleSet>> {
  const rows = await db
    .selectFrom('rules.rule_set')
    .distinctOn('opportunity_id')
    .select(['opportunity_id', 'conditions'])
    .where(sql<boolean>`opportunity_id = any(${[...opportunityIds]}::int[])`)
    .orderBy('opportunity_id')
    .orderBy('version', 'desc')
    .execute()
  return new Map(rows.map(({ opportunity_id, conditions }) => [opportunity_id, conditions]))
}

/** Those after this id whose organizer asks something, in the order of ids. */
export async function listRuledAfter(db: RulesDb, after: number, limit: number): Promise<readonly number[]> {
  const latest = db
    .selectFrom('rules.rule_set')
    .distinctOn('opportunity_id')
    .select(['opportunity_id', 'conditions'])
    .where('opportunity_id', '>', after)
    .orderBy('opportunity_id')
    .orderBy('version', 'desc')
  const rows = await db
    .selectFrom(latest.as('latest'))
    .select('opportunity_id')
    .where(sql<boolean>`jsonb_array_length(conditions) > 0`)
    .orderBy('opportunity_id')
    .limit(limit)
    .execute()
  return rows.map(({ opportunity_id }) => opportunity_id)
}

export interface NewVersion {
  readonly opportunityId: number
  readonly conditions: RuleSet
  readonly team?: WrittenTeam
  readonly by: number | null
  readonly at: Date
}

/** The next version; none is changed, so that those who registered under one can always be shown it. */
export async function insertVersion(db: RulesDb, version: NewVersion): Promise<void> {
  const { opportunityId, conditions, team = {}, by, at } = version
  await sql`
    insert into rules.rule_set (opportunity_id, version, conditions, team, made_by, made_at)
    select ${opportunityId}::int, coalesce(max(version), 0) + 1, ${JSON.stringify(conditions)}::jsonb,
      ${JSON.stringify(team)}::jsonb, ${by}::int, ${at}::timestamptz
    from rules.rule_set where opportunity_id = ${opportunityId}::int`.execute(db)
}

/** Who made them is forgotten, the rules stay: others registered under them. */
export async function forgetMaker(db: RulesDb, personId: number): Promise<void> {
  await db.updateTable('rules.rule_set').set({ made_by: null }).where('made_by', '=', personId).execute()
}

export async function listMadeBy(db: RulesDb, personId: number) {
  return db
    .selectFrom('rules.rule_set')
    .select(['opportunity_id', 'version', 'made_at'])
    .where('made_by', '=', personId)
    .orderBy('id')
    .execute()
}
