import type { Topic } from '../../contract'
import type { NotificationsDb, PersonRow } from '../tables'

/** What holds for whoever chose nothing: what an hour brings comes as one mail, in the house's zone. */
export const unchosen: Omit<PersonRow, 'person_id'> = {
  language: 'en',
  zone: 'Asia/Kolkata',
  quiet_from: null,
  quiet_to: null,
  urgent_passes: true,
  digest: 'hourly',
}

export async function personsOf(
  db: NotificationsDb,
  ids: readonly number[],
): Promise<(personId: number) => Omit<PersonRow, 'person_id'>> {
  const rows = await db.selectFrom('notifications.person').selectAll().where('person_id', 'in', ids).execute()
  const known = new Map(rows.map((row) => [row.person_id, row]))
  return (personId) => known.get(personId) ?? unchosen
}

export type Wants = (personId: number, channel: string) => boolean

/** Who of these wants a topic, by channel. */
export async function wantsOf(db: NotificationsDb, ids: readonly number[], topic: Topic): Promise<Wants> {
  if (topic.isAlwaysOn) return () => true
  const rows = await db
    .selectFrom('notifications.choice')
    .selectAll()
    .where('person_id', 'in', ids)
    .where('topic', '=', topic.id)
    .execute()
  const chosen = new Map(rows.map((row) => [`${row.person_id} ${row.channel}`, row.is_on]))
  return (personId, channel) => chosen.get(`${personId} ${channel}`) ?? !topic.offBy?.includes(channel)
}

export function choicesOf(db: NotificationsDb, personId: number) {
  return db.selectFrom('notifications.choice').selectAll().where('person_id', '=', personId).execute()
}

export async function choose(
  db: NotificationsDb,
  row: { person_id: number; topic: string; channel: string; is_on: boolean },
): Promise<void> {
  await db
    .insertInto('notifications.choice')
    .values(row)
    .onConflict((conflict) => conflict.columns(['person_id', 'topic', 'channel']).doUpdateSet({ is_on: row.is_on }))
    .execute()
}

/** Writes what is named; the rest stays, or is what holds for whoever chose nothing. */
export async function changePerson(
  db: NotificationsDb,
  personId: number,
  changed: Partial<Omit<PersonRow, 'person_id'>> & Pick<PersonRow, 'language'>,
): Promise<void> {
  await db
    .insertInto('notifications.person')
    .values({ person_id: personId, ...unchosen, ...changed })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(changed))
    .execute()
}

/** The same at every look: it reads a row, and writes only what is new. */
export async function noteLanguageSeen(db: NotificationsDb, personId: number, language: 'en' | 'hi'): Promise<void> {
  const known = await db
    .selectFrom('notifications.person')
    .select('language')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  if ((known ?? unchosen).language !== language) await noteLanguage(db, personId, language)
}

/** Remembers in which language somebody reads, for what is sent when they are not here. */
export async function noteLanguage(db: NotificationsDb, personId: number, language: 'en' | 'hi'): Promise<void> {
  await db
    .insertInto('notifications.person')
    .values({ person_id: personId, ...unchosen, language })
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet({ language }).where('notifications.person.language', '<>', language),
    )
    .execute()
}

export async function forgetPerson(db: NotificationsDb, personId: number): Promise<void> {
  await db.deleteFrom('notifications.choice').where('person_id', '=', personId).execute()
  await db.deleteFrom('notifications.person').where('person_id', '=', personId).execute()
}
