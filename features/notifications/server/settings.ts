import * as v from 'valibot'
import { settings } from '../../../kernel/index'

const schema = v.object({
  /** PUBLIC_URL without a slash at the end: links in mails begin with it. */
  publicUrl: v.string(),
})

export type NotificationsSettings = v.InferOutput<typeof schema>

export const notificationsSettings = settings<NotificationsSettings>('notifications', schema)
