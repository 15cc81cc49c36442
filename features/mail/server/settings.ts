import * as v from 'valibot'
import { settings } from '../../../kernel/index'

const schema = v.object({
  dataDir: v.string(),
  /** SMTP_URL; without it mail lands in DATA_DIR/mail. */
  smtpUrl: v.optional(v.string()),
  from: v.string(),
  /** PUBLIC_URL without a slash at the end. */
  publicUrl: v.string(),
  /** MAIL_BOUNCE_TOKEN: what a mail service shows when it tells of mail that came back. */
  bounceToken: v.optional(v.string()),
  /** Shows all mail on /__mail: demo and development only. */
  showAll: v.boolean(),
})

export type MailSettings = v.InferOutput<typeof schema>

export const mailSettings = settings<MailSettings>('mail', schema)
