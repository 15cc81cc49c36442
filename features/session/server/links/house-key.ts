import { randomBytes } from 'node:crypto'
import type { Clock, Database } from '../../../data/contract'
import type { LinkTables } from './link-tables'

/** The key that this house seals its own links with. */
export type HouseKey = () => Promise<Buffer>

const ID = 'links-1'

/** Made with the first link and kept in the database, so that all nodes share it: nobody has to set one. */
export function createHouseKey(database: Database, clock: Clock): HouseKey {
  let key: Buffer | undefined
  return async () => {
    if (key) return key
    const db = database.of<LinkTables>()
    await db
      .insertInto('session.house_key')
      .values({ id: ID, secret: randomBytes(32).toString('base64url'), created_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing()) // another node was first
      .execute()
    const { secret } = await db
      .selectFrom('session.house_key')
      .select('secret')
      .where('id', '=', ID)
      .executeTakeFirstOrThrow()
    key = Buffer.from(secret, 'base64url')
    return key
  }
}
