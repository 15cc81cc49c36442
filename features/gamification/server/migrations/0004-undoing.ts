import { type Kysely, sql } from 'kysely'

/** When somebody last took back what they did to a thing: what they did before it and is heard after it counts no more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table gamification.undoing (
      person_id integer not null,
      trigger text not null,
      subject text not null,
      at timestamptz not null,
      primary key (person_id, trigger, subject)
    )`.execute(db)
}
