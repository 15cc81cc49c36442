import * as v from 'valibot'
import { settings } from '../../../kernel/index'

const schema = v.object({
  /** PUBLIC_URL without a slash at the end: links in mails begin with it. */
  publicUrl: v.string(),
  /** VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY; without them a pair is made and kept. */
  vapid: v.optional(v.object({ publicKey: v.string(), privateKey: v.string() })),
  /** PUSH_HOSTS: push services beside those of the known browsers. */
  pushHosts: v.optional(v.array(v.string())),
})

export type NotificationsSettings = v.InferOutput<typeof schema>

export const notificationsSettings = settings<NotificationsSettings>('notifications', schema)
