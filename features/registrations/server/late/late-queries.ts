import type { Answer } from '../../contract/wire'
import type { RegistrationRow, RegistrationsDb } from '../tables'

/** All of it, locked until the transaction ends. */
export function lockRegistration(db: RegistrationsDb, id: number): Promise<RegistrationRow | undefined> {
  return db.selectFrom('registrations.registration').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function addLateAnswers(db: RegistrationsDb, id: number, late: readonly Answer[], at: Date) {
  await db
    .updateTable('registrations.registration')
    .set({ late_answers: JSON.stringify(late), updated_at: at })
    .where('id', '=', id)
    .execute()
}
