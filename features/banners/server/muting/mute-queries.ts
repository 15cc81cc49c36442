import { MOST_MUTED } from '../../contract'
import type { BannersDb, MuteRow } from '../tables'

const TABLE = 'banners.mute'

/** The last one first. */
export const mutesOf = (db: BannersDb, personId: number): Promise<MuteRow[]> =>
  db.selectFrom(TABLE).selectAll().where('person_id', '=', personId).orderBy('at', 'desc').orderBy('key').execute()

/** By the keys of advertisers whose ads this person does not want to see. */
export async function mutedKeys(db: BannersDb, personId: number): Promise<ReadonlySet<string>> {
  return new Set((await mutesOf(db, personId)).map(({ key }) => key))
}

/** Done again, nothing changes. Where there are too many, the first one makes room. */
export async function addMute(db: BannersDb, row: MuteRow): Promise<void> {
  await db
    .insertInto(TABLE)
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const own = db.selectFrom(TABLE).select('key').where('person_id', '=', row.person_id).orderBy('at', 'desc')
  await db
    .deleteFrom(TABLE)
    .where('person_id', '=', row.person_id)
    .where('key', 'not in', own.limit(MOST_MUTED))
    .execute()
}

export async function dropMute(db: BannersDb, personId: number, key: string): Promise<void> {
  await db.deleteFrom(TABLE).where('person_id', '=', personId).where('key', '=', key).execute()
}

export async function deleteMutesOf(db: BannersDb, personId: number): Promise<void> {
  await db.deleteFrom(TABLE).where('person_id', '=', personId).execute()
}
