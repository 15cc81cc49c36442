import * as v from 'valibot'
import { partnerSchema } from './share-link/partners'
import { settings } from '../../../kernel/index'
import { providerSchema } from './openid/settings'

const schema = v.object({
  /** PUBLIC_URL: links in mails begin with it; on https cookies are Secure. */
  publicUrl: v.string(),
  demo: v.boolean(),
  /** OIDC_PROVIDERS */
  openid: v.optional(v.array(providerSchema), []),
  /** SHARE_LINK_KEYS: who may send people here. */
  partners: v.optional(v.array(partnerSchema), []),
  /** SIGN_UP_SKIP_DOMAINS: in lower case. */
  signUpSkipDomains: v.optional(v.array(v.string()), []),
})

export type SessionSettings = v.InferOutput<typeof schema>

export const sessionSettings = settings<SessionSettings>('session', schema)

export const isSecure = ({ publicUrl }: SessionSettings) => publicUrl.startsWith('https:')
