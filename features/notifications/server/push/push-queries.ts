import type { PushDevice } from '../../contract/wire-push'
import type { DeviceRow, NotificationsDb } from '../tables'

const TABLE = 'notifications.device'
/** More than anybody has: the ones that were not seen for longest make room. */
const MOST_DEVICES = 10

interface Owner {
  readonly personId: number
  readonly sessionId: string
}

/** A browser is one person's: whoever signs in last has it. */
export async function keepDevice(db: NotificationsDb, owner: Owner, device: PushDevice, at: Date): Promise<void> {
  const { personId, sessionId } = owner
  const keys = { p256dh: device.keys.p256dh, auth: device.keys.auth }
  const row = { person_id: personId, session_id: sessionId, ...keys, created_at: at }
  await db
    .insertInto(TABLE)
    .values({ endpoint: device.endpoint, ...row })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
    .execute()
  const kept = db.selectFrom(TABLE).select('id').where('person_id', '=', personId).orderBy('created_at', 'desc')
  await db.deleteFrom(TABLE).where('person_id', '=', personId).where('id', 'not in', kept.limit(MOST_DEVICES)).execute()
}

export async function dropDevice(db: NotificationsDb, personId: number, endpoint: string): Promise<void> {
  await db.deleteFrom(TABLE).where('person_id', '=', personId).where('endpoint', '=', endpoint).execute()
}

export async function dropEndpoint(db: NotificationsDb, endpoint: string): Promise<void> {
  await db.deleteFrom(TABLE).where('endpoint', '=', endpoint).execute()
}

export function devicesOf(db: NotificationsDb, personId: number): Promise<DeviceRow[]> {
  return db.selectFrom(TABLE).selectAll().where('person_id', '=', personId).orderBy('id').execute()
}

export async function havingDevices(db: NotificationsDb, personIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db.selectFrom(TABLE).select('person_id').where('person_id', 'in', personIds).execute()
  return new Set(rows.map((row) => row.person_id))
}

/** Whoever they are of by now: a merge gives them to another account. */
export async function deleteDevicesIn(db: NotificationsDb, sessionIds: readonly string[]): Promise<void> {
  await db.deleteFrom(TABLE).where('session_id', 'in', sessionIds).execute()
}

/** All, or those that were there at a time. */
export async function deleteDevicesOf(db: NotificationsDb, personId: number, at?: Date): Promise<void> {
  const all = db.deleteFrom(TABLE).where('person_id', '=', personId)
  await (at ? all.where('created_at', '<=', at) : all).execute()
}
