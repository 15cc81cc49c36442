import { type Kysely, sql } from 'kysely'

/** Every grant says by whom, when, why and until when; moderators may be so for one thing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table session.role_grant add reason text not null default '', add until timestamptz`.execute(db)
  await sql`alter table session.module_grant add by_person integer, add at timestamptz not null default now(),
    add reason text not null default '', add until timestamptz`.execute(db)
  await sql`alter table session.moderator add about text not null default '', add by_person integer,
    add at timestamptz not null default now(), add reason text not null default '', add until timestamptz`.execute(db)
  await sql`alter table session.moderator drop constraint moderator_pkey, add primary key (person_id, type, about)`.execute(
    db,
  )
  for (const table of ['role_grant', 'module_grant', 'moderator']) {
    await sql`create index ${sql.raw(`${table}_until`)} on session.${sql.raw(table)} (until) where until is not null`.execute(
      db,
    )
  }
}
