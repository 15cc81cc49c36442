import * as v from 'valibot'
import { settings } from '../../../kernel/index'

const schema = v.object({
  /** PUBLIC_URL without a slash at the end: links in mails begin with it. */
  publicUrl: v.string(),
  /** CONTACT_EMAIL: where letters of the contact page go, beside the list of them; left out: nowhere else. */
  contactEmail: v.optional(v.string()),
  /** NEWSLETTER_USER_ID: the one person who has the newsletter's list (spec §6); left out: nobody. */
  newsletterUserId: v.optional(v.number()),
})

export type ContentSettings = v.InferOutput<typeof schema>

export const contentSettings = settings<ContentSettings>('content', schema)
