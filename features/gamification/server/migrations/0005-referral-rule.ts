import { type Kysely, sql } from 'kysely'

/** What holds for those who bring others, until an admin decides otherwise. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into gamification.rule (trigger, name_en, name_hi, points, coins, per_day, is_on, replayed_version)
    values ('tracking.referral-earned', 'Inviting somebody who takes part', 'किसी ऐसे को बुलाना जो भाग ले', 50, 25, 5, true, 1)`.execute(
    db,
  )
}
