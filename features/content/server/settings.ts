import * as v from 'valibot'
import { settings } from '../../../kernel/index'

const schema = v.object({
  /** PUBLIC_URL without a slash at the end: links in mails begin with it. */
  publicUrl: v.string(),
  /** NEWSLETTER_USER_ID: the one person who has the newsletter's list (spec §6); left out: nobody. */
  newsletterUserId: v.optional(v.number()),
})

export type ContentSettings = v.InferOutput<typeof schema>

export const contentSettings = settings<ContentSettings>('content', schema)
