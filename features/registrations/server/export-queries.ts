import { sql } from 'kysely'
import type { RegistrationsDb } from './tables'

/** The questions that the registrations of an opportunity answer, in the order of the form; those too that it no longer asks. */
export async function questionsAnswered(db: RegistrationsDb, opportunityId: number) {
  const { rows } = await sql<{ id: string; label: string }>`
    select asked->>'id' as id, max(asked->>'label') as label
    from registrations.registration, jsonb_array_elements(answers->'questions' || late_answers) with ordinality as each (asked, at)
    where opportunity_id = ${opportunityId} group by 1 order by min(registration.id), min(at), 1`.execute(db)
  return rows
}

export function rowsOfPerson(db: RegistrationsDb, personId: number) {
  return db
    .selectFrom('registrations.registration')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute()
}

/** Deletes them with their history. Answers how they stood: some had a seat. */
export function deleteOfPerson(db: RegistrationsDb, personId: number) {
  return db
    .deleteFrom('registrations.registration')
    .where('person_id', '=', personId)
    .returning(['id', 'opportunity_id', 'state'])
    .execute()
}
