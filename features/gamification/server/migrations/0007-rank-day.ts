import { type Kysely, sql } from 'kysely'

/** At the end of a day of the house: how many people had at least so many points. Of nobody in particular, and as long as there are different sums. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table gamification.rank_day (
      day date not null,
      points integer not null,
      reached integer not null,
      primary key (day, points)
    )`.execute(db)
  // What people got lately.
  await sql`create index transfer_lately on gamification.transfer (person_id, day) where person_id is not null`.execute(
    db,
  )
}
