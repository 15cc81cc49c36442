import { randomInt } from 'node:crypto'
import { hold } from '../../../data/contract'
import { CODE_LENGTH, CODE_LETTERS } from '../../contract/referrals'
import type { ReferralDb } from './tables'

const newCode = () => Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')

/** Whose code it is. */
export async function findOwner(db: ReferralDb, code: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('tracking.referral_code')
    .select('person_id')
    .where('code', '=', code)
    .executeTakeFirst()
  return row?.person_id
}

/** Each one's first code: accounts that were merged have more. */
export async function codesOf(db: ReferralDb, personIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (personIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('tracking.referral_code')
    .distinctOn('person_id')
    .select(['person_id', 'code'])
    .where('person_id', 'in', personIds)
    .orderBy('person_id')
    .orderBy('created_at')
    .orderBy('code')
    .execute()
  return new Map(rows.map(({ person_id, code }) => [person_id, code]))
}

/** All codes of a person, the first one first. */
export async function listCodes(db: ReferralDb, personId: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('tracking.referral_code')
    .select('code')
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .orderBy('code')
    .execute()
  return rows.map(({ code }) => code)
}

/** Makes the code of a person who has none. One at a time: of two that come at once the second finds the first one's. */
export async function ensureCode(db: ReferralDb, personId: number, now: Date): Promise<string> {
  await hold(db, `tracking.code ${personId}`)
  const known = (await codesOf(db, [personId])).get(personId)
  if (known) return known
  for (;;) {
    const row = { code: newCode(), person_id: personId, created_at: now }
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('tracking.referral_code')
      .values(row)
      .onConflict((conflict) => conflict.column('code').doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows) return row.code
  }
}
