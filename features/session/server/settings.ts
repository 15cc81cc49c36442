import * as v from 'valibot'
import { settings } from '../../../kernel/index'
import { providerSchema } from './openid/settings'

const schema = v.object({
  /** PUBLIC_URL: links in mails begin with it; on https cookies are Secure. */
  publicUrl: v.string(),
  demo: v.boolean(),
  /** OIDC_PROVIDERS */
  openid: v.optional(v.array(providerSchema), []),
})

export type SessionSettings = v.InferOutput<typeof schema>

export const sessionSettings = settings<SessionSettings>('session', schema)

export const isSecure = ({ publicUrl }: SessionSettings) => publicUrl.startsWith('https:')
