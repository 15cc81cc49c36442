import * as v from 'valibot'
import { settings } from '../../../kernel/index'

/** What the host hands in from the environment; the host names the variables in its messages. */
const schema = v.object({
  /** PUBLIC_URL without a slash at the end: what links in mails and canonicals begin with. */
  publicUrl: v.string(),
  /** SITE_HOSTS: the names that the site answers to; any, if not said. */
  siteHosts: v.optional(v.array(v.string())),
  /** ASSESS_HOSTS: names that serve assessments alone (spec §2.5). */
  assessHosts: v.optional(v.array(v.string())),
  /** TRUST_PROXY: how many proxies stand in front, each of which adds whom it heard from to X-Forwarded-For. */
  trustProxy: v.number(),
  metricsToken: v.optional(v.string()),
  demo: v.boolean(),
  dev: v.boolean(),
  version: v.string(),
  /** The version with what tells its builds apart; without a build the version. */
  release: v.optional(v.string()),
  /** Folder of the built browser files; none in tests that draw no page. */
  assetsDir: v.optional(v.string()),
  /** Calls a minute from one address, over all endpoints. */
  callsPerMinute: v.number(),
  /** Multiplies how long public answers are kept; 0 keeps nothing. */
  cacheFactor: v.number(),
})

export type WebSettings = v.InferOutput<typeof schema>

export const webSettings = settings<WebSettings>('web', schema)
