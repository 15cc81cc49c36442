import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { address, clamd, hostNames, inLink, list, origin, port } from './addresses'
import { SettingsError } from './settings-error'
import { thirdPartyEntries, thirdPartyProblems } from './third-parties'

export { SettingsError }

/** How many stand in front; `true` is one. */
const proxies = v.pipe(
  v.picklist(['false', 'true', ...'0123456789'], 'TRUST_PROXY must say how many proxies stand in front: 0, 1, 2 …'),
  v.transform((text) => Number(JSON.parse(text))),
)
/** Whether each of them is in order, the feature that uses them says at start. */
const providers = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      const list: unknown = JSON.parse(dataset.value)
      if (Array.isArray(list)) return list as readonly unknown[]
    } catch {
      // Said below, without the text: it holds secrets.
    }
    addIssue({ message: 'OIDC_PROVIDERS must be a JSON list such as [{"id":"google","name":"Google", …}].' })
    return NEVER
  }),
)
const shareKey = v.strictObject(
  {
    id: v.string('needs an id'),
    key: v.string('needs a key'),
    name: v.string('needs a name'),
    url: v.optional(v.string()),
    logoUrl: v.optional(v.string()),
  },
  'has id, key, name, and if wanted url and logoUrl',
)
/** The keys themselves are judged by the feature that uses them. */
const shareKeys = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      const found = v.safeParse(v.array(shareKey), JSON.parse(dataset.value))
      if (found.success) return found.output
      addIssue({ message: `SHARE_LINK_KEYS: a key ${found.issues[0].message}. .env.example has one.` })
    } catch {
      addIssue({ message: 'SHARE_LINK_KEYS must be JSON: a list of keys as .env.example has it.' })
    }
    return NEVER
  }),
)
const domains = v.pipe(
  list,
  v.mapItems((domain) => domain.toLowerCase().replace(/^@/, '')),
)

/** The command line reaches the server through a socket in it, and systems cut the path of a socket short after some hundred bytes. */
const dataDir = v.pipe(
  v.string(),
  v.nonEmpty('DATA_DIR must name a folder.'),
  v.check(
    (folder) => Buffer.byteLength(resolve(folder)) <= 90,
    'DATA_DIR must be a path of at most 90 bytes: a longer one has no room for a socket.',
  ),
)

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error'] as const
const schema = v.object({
  PORT: v.optional(port('PORT'), '4000'),
  HOST: v.optional(address('HOST'), '127.0.0.1'),
  DATA_DIR: v.optional(dataDir, '.data'),
  DATABASE_URL: v.optional(v.string()),
  DATABASE_REPLICA_URL: v.optional(v.string()),
  FILES_URL: v.optional(v.string()),
  CLAMD_ADDRESS: v.optional(clamd),
  SMTP_URL: v.optional(
    v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'SMTP_URL must read smtp://user:password@host:587.')),
  ),
  MAIL_BOUNCE_TOKEN: v.optional(
    v.pipe(v.string(), v.minLength(16, 'MAIL_BOUNCE_TOKEN must have at least 16 characters.')),
  ),
  VAPID_PUBLIC_KEY: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{87}$/, 'VAPID_PUBLIC_KEY must have 87 characters.'))),
  VAPID_PRIVATE_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'VAPID_PRIVATE_KEY must have 43 characters.')),
  ),
  PUSH_HOSTS: v.optional(list),
  PUBLIC_URL: v.optional(origin('PUBLIC_URL')),
  SITE_HOSTS: v.optional(hostNames('SITE_HOSTS')),
  ASSESS_HOSTS: v.optional(hostNames('ASSESS_HOSTS')),
  TRUST_PROXY: v.optional(proxies, '0'),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'METRICS_TOKEN must have at least 16 characters.'))),
  OIDC_PROVIDERS: v.optional(providers, '[]'),
  SHARE_LINK_KEYS: v.optional(shareKeys, '[]'),
  SIGN_UP_SKIP_DOMAINS: v.optional(domains, ''),
  CONTACT_EMAIL: v.optional(v.pipe(v.string(), v.email('CONTACT_EMAIL must be an e-mail address.'))),
  NEWSLETTER_USER_ID: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,8}$/, 'NEWSLETTER_USER_ID must be the number of an account.'),
      v.transform(Number),
    ),
  ),
  ...thirdPartyEntries,
  FEATURES_OFF: v.optional(list, ''),
  FEATURES_OFF_BY_TWO: v.optional(list, ''),
  FOOTHOLD_CONFIG: v.optional(v.string()),
  LOG_LEVEL: v.optional(v.picklist(LEVELS, `LOG_LEVEL must be one of ${LEVELS.join(', ')}.`), 'info'),
  DEMO: v.optional(v.picklist(['0', '1', 'force'], 'DEMO must be 0, 1 or force.')),
})

const pageId = v.pipe(
  v.number('is the number that ends the address of an opportunity'),
  v.integer('is a whole number'),
  v.minValue(1, 'is at least 1'),
)
/** Opportunities that have a page in each language (spec §2.6): who comes to one in the other's language is led there. */
const languagePages = v.pipe(
  v.array(v.strictObject({ en: pageId, hi: pageId }, 'has en and hi, the ids of two opportunities')),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const seen = new Set<number>()
    for (const id of dataset.value.flatMap(({ en, hi }) => [en, hi])) {
      if (seen.has(id)) addIssue({ message: `names ${id} twice: a page has one other language` })
      seen.add(id)
    }
  }),
)

const configSchema = v.strictObject({
  switches: v.optional(v.record(v.string(), v.boolean('a switch is true or false')), {}),
  brand: v.optional(v.strictObject({}, 'cannot be set: the name of the product stands in its texts')),
  languagePages: v.optional(languagePages, []),
  /** Lists in the memory of each node, 600 bytes an opportunity, or in the database alone. */
  lists: v.optional(v.picklist(['memory', 'database'], 'is memory or database'), 'memory'),
  limits: v.optional(
    v.strictObject({
      callsPerMinute: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
      cacheFactor: v.optional(v.pipe(v.number(), v.minValue(0))),
    }),
    {},
  ),
})

export type Config = v.InferOutput<typeof configSchema>
export type Environment = Omit<v.InferOutput<typeof schema>, 'DEMO'> & {
  readonly demo: boolean
  readonly config: Config
  readonly publicUrl: string
}

function readConfig(file: string | undefined): Config {
  if (file === undefined) return v.parse(configSchema, {})
  const path = resolve(file)
  if (!existsSync(path)) throw new SettingsError(`FOOTHOLD_CONFIG names ${path}, which does not exist.`)
  let json: unknown
  try {
    json = JSON.parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    throw new SettingsError(`FOOTHOLD_CONFIG: ${path} is not JSON: ${(cause as Error).message}`)
  }
  const found = v.safeParse(configSchema, json)
  if (found.success) return found.output
  throw new SettingsError(
    found.issues
      .map((issue) => `FOOTHOLD_CONFIG: ${path}, ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`)
      .join('\n'),
  )
}

/** Demo data and accounts: on where only this machine can come, else by force (a password that everyone knows). */
function isDemo(env: v.InferOutput<typeof schema>): boolean {
  if (env.DEMO === 'force') return true
  const isOpen =
    !/^(127\.\d+\.\d+\.\d+|localhost|::1)$/.test(env.HOST) ||
    env.PUBLIC_URL !== undefined ||
    env.DATABASE_URL !== undefined
  if (env.DEMO === '1' && isOpen) {
    throw new SettingsError(
      'DEMO=1 would put accounts with a known password on a server that others reach. Take it out, or say DEMO=force.',
    )
  }
  return env.DEMO !== '0' && !isOpen
}

/** Reads all settings of .env.example at once; every mistake is in the message, a line each. */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const found = v.safeParse(schema, given)
  if (!found.success) throw new SettingsError(found.issues.map((issue) => issue.message).join('\n'))
  const { DEMO: _, ...env } = found.output
  const halves = thirdPartyProblems(env)
  if (halves.length > 0) throw new SettingsError(halves.join('\n'))
  const config = readConfig(env.FOOTHOLD_CONFIG)
  const publicUrl = env.PUBLIC_URL ?? `http://${env.HOST === '127.0.0.1' ? 'localhost' : inLink(env.HOST)}:${env.PORT}`
  const { hostname } = new URL(publicUrl)
  if (env.SITE_HOSTS && !env.SITE_HOSTS.includes(hostname))
    throw new SettingsError(
      `SITE_HOSTS must name "${hostname}" too: ${env.PUBLIC_URL ? 'PUBLIC_URL leads there' : 'without a PUBLIC_URL links lead there'}.`,
    )
  if (env.ASSESS_HOSTS?.some((host) => host === hostname || env.SITE_HOSTS?.includes(host)))
    throw new SettingsError("ASSESS_HOSTS must be other hosts than the site's own: they serve assessments alone.")
  return { ...env, config, demo: isDemo(found.output), publicUrl }
}
