import { type Kysely, sql } from 'kysely'

/** Who did not show where they study was ranked among their field all the same: of them no college is known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update gamification.person set course = '' where college = '' and course <> ''`.execute(db)
  await sql`update gamification.score set course = '' where college = '' and course <> ''`.execute(db)
}
