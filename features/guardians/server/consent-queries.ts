import { type Insertable, sql, type Updateable } from 'kysely'
import type { ConsentRow, GuardiansDb, GuardiansTables } from './tables'

const TABLE = 'guardians.consent'
type Table = GuardiansTables[typeof TABLE]

const latest = (db: GuardiansDb, personId: number) =>
  db.selectFrom(TABLE).selectAll().where('person_id', '=', personId).orderBy('id', 'desc').limit(1)

/** The one that counts: whom a person named last. */
export const findLatest = (db: GuardiansDb, personId: number): Promise<ConsentRow | undefined> =>
  latest(db, personId).executeTakeFirst()

/** The same; it stays as it is until the transaction ends. */
export const holdLatest = (db: GuardiansDb, personId: number): Promise<ConsentRow | undefined> =>
  latest(db, personId).forShare().executeTakeFirst()

/** Those of these people whose guardian agrees. */
export async function agreedFor(db: GuardiansDb, personIds: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ person_id: number; state: string }>`
    select distinct on (person_id) person_id, state from guardians.consent
    where person_id = any(${[...personIds]}::int[]) order by person_id, id desc`.execute(db)
  return new Set(rows.filter(({ state }) => state === 'given').map(({ person_id }) => person_id))
}

export const insertConsent = (db: GuardiansDb, row: Insertable<Table>): Promise<ConsentRow> =>
  db.insertInto(TABLE).values(row).returningAll().executeTakeFirstOrThrow()

export const changeConsent = (db: GuardiansDb, id: number, change: Updateable<Table>): Promise<ConsentRow> =>
  db.updateTable(TABLE).set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Whose link it is, either of the two. */
export function findByLink(db: GuardiansDb, hash: string, isLocked = false): Promise<ConsentRow | undefined> {
  const query = db
    .selectFrom(TABLE)
    .selectAll()
    .where((eb) => eb.or([eb('answer_hash', '=', hash), eb('take_back_hash', '=', hash)]))
  return (isLocked ? query.forUpdate() : query).executeTakeFirst()
}

/** How many mails went since then for this person, and to this address for anybody. */
export async function countMails(
  db: GuardiansDb,
  { personId, email, since }: { readonly personId: number; readonly email: string; readonly since: Date },
): Promise<{ readonly forPerson: number; readonly toAddress: number }> {
  const { rows } = await sql<{ forPerson: number; toAddress: number }>`
    select coalesce(sum(mails) filter (where person_id = ${personId}), 0)::int as "forPerson",
      coalesce(sum(mails) filter (where lower(guardian_email) = lower(${email})), 0)::int as "toAddress"
    from guardians.consent
    where mailed_at > ${since} and (person_id = ${personId} or lower(guardian_email) = lower(${email}))`.execute(db)
  return rows[0] ?? { forPerson: 0, toAddress: 0 }
}

export const listOf = (db: GuardiansDb, personId: number): Promise<ConsentRow[]> =>
  db.selectFrom(TABLE).selectAll().where('person_id', '=', personId).orderBy('id').execute()

export async function deleteOf(db: GuardiansDb, personId: number): Promise<void> {
  await db.deleteFrom(TABLE).where('person_id', '=', personId).execute()
}
