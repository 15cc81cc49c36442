import { type Kysely, sql } from 'kysely'

/** Whether the seats are a limit: openings of jobs and internships are not, as many apply as wish. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('listings.seating')
    .addColumn('is_limit', 'boolean', (column) => column.notNull().defaultTo(true))
    .execute()
  await sql`update listings.seating set is_limit = false from listings.opportunity o
    where o.id = opportunity_id and o.kind in ('job', 'internship')`.execute(db)
  await sql`alter table listings.seating drop constraint never_oversold,
    add constraint never_oversold check (not is_limit or seats is null or taken <= seats)`.execute(db)
}
