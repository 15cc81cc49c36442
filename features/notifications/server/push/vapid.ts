import type { Database } from '../../../data/contract'
import type { NotificationsSettings } from '../settings'
import type { NotificationsTables } from '../tables'

export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/**
 * The key that push services know this house by: the configured one, else one that is made once and kept in the database, so that all nodes have the same
 * and browsers stay subscribed.
 */
export function createVapid(database: Database, { vapid }: NotificationsSettings): () => Promise<VapidKeys> {
  let kept: VapidKeys | undefined = vapid
  return async () => {
    if (kept) return kept
    const db = database.of<NotificationsTables>()
    const { default: webPush } = await import('web-push')
    const made = webPush.generateVAPIDKeys()
    await db
      .insertInto('notifications.vapid')
      .values({ only: true, public_key: made.publicKey, private_key: made.privateKey })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const row = await db.selectFrom('notifications.vapid').selectAll().executeTakeFirstOrThrow()
    kept = { publicKey: row.public_key, privateKey: row.private_key }
    return kept
  }
}
