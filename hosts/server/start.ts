import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { boot, type Feature, type Kernel, plan, type SwitchLayer } from '../../kernel/index'
import { database, seeding } from '../../features/data/contract'
import { switchStore } from '../../features/modules/contract'
import { httpServer, type Log, site } from '../../features/web/contract'
import { siteFeatures } from '../site/features'
import { readAssets, releaseOf } from './assets'
import { serverFeatures } from './features'
import { createHouse, type RunningHouse } from './house'
import { bootRendering } from './rendering-kernel'
import { serverHost } from './server-host'
import type { Environment } from './settings'
import { stopListening } from './stop-listening'
import { createSwitchSource } from './switches'
import { thirdPartiesOf } from './third-parties'

export interface Running {
  readonly server: Kernel
  readonly rendering: Kernel
  readonly house: RunningHouse
  /** Listens; resolves to the port. */
  listen(): Promise<number>
  /** In-flight requests finish (10 s at most), and what `drain` ends beside them; then everything ends in order. */
  stop(drain?: (limitMs: number) => Promise<void>): Promise<void>
}

/** Which halves run, and what the browser begins with. */
export interface Cast {
  readonly server: readonly Feature[]
  readonly site: readonly Feature[]
  /** The source file of the browser's entry, as the build names it. */
  readonly entry: string
  readonly demoSize: number
}

export interface StartOptions {
  readonly env: Environment
  readonly log: Log
  readonly chunkOf: (module: object) => string | undefined
  /** Folder of the build: `client/` with what browsers fetch, `demo/` with the packed database. */
  readonly dist: string
  readonly version: string
  readonly dev: boolean
  /** Who plays, where it is not the whole site. */
  readonly cast?: Cast
  /** Tells a step and its duration, for people. */
  readonly step: <T>(says: string, work: () => Promise<T>) => Promise<T>
}

const DRAIN_MS = 10_000
/** Making all tables of a new database takes a second, and a minute on a machine that does much else. */
const TABLES_MS = 180_000
const wholeSite: Cast = { server: serverFeatures, site: siteFeatures, entry: 'hosts/site/entry.ts', demoSize: 3000 }

export function settingsOf({
  env,
  dist,
  version,
  dev,
}: Pick<StartOptions, 'env' | 'dist' | 'version' | 'dev'>): Record<string, unknown> {
  const template = join(dist, 'demo')
  const assetsDir = join(dist, 'client')
  const release = releaseOf(version, assetsDir)
  return {
    data: {
      dataDir: env.DATA_DIR,
      seed: env.demo ? { size: wholeSite.demoSize } : false,
      ...(env.DATABASE_URL && { databaseUrl: env.DATABASE_URL }),
      ...(env.DATABASE_REPLICA_URL && { replicaUrl: env.DATABASE_REPLICA_URL }),
      ...(env.FILES_URL && { filesUrl: env.FILES_URL }),
      ...(env.demo && existsSync(template) && { template }),
    },
    mail: {
      dataDir: env.DATA_DIR,
      ...(env.SMTP_URL && { smtpUrl: env.SMTP_URL }),
      publicUrl: env.publicUrl,
      ...(env.MAIL_BOUNCE_TOKEN && { bounceToken: env.MAIL_BOUNCE_TOKEN }),
      from: `Foothold <no-reply@${new URL(env.publicUrl).hostname}>`,
      showAll: env.demo || dev,
    },
    listings: { publicUrl: env.publicUrl, languagePages: env.config.languagePages, lists: env.config.lists },
    alerts: { publicUrl: env.publicUrl },
    guardians: { publicUrl: env.publicUrl },
    stages: { publicUrl: env.publicUrl },
    registrations: { publicUrl: env.publicUrl },
    uploads: env.CLAMD_ADDRESS ? { clamd: env.CLAMD_ADDRESS } : {},
    notifications: {
      publicUrl: env.publicUrl,
      ...(env.PUSH_HOSTS && { pushHosts: env.PUSH_HOSTS }),
      ...(env.VAPID_PUBLIC_KEY &&
        env.VAPID_PRIVATE_KEY && {
          vapid: { publicKey: env.VAPID_PUBLIC_KEY, privateKey: env.VAPID_PRIVATE_KEY },
        }),
    },
    content: {
      publicUrl: env.publicUrl,
      ...(env.CONTACT_EMAIL && { contactEmail: env.CONTACT_EMAIL }),
      ...(env.NEWSLETTER_USER_ID && { newsletterUserId: env.NEWSLETTER_USER_ID }),
    },
    manage: { publicUrl: env.publicUrl },
    modules: { offByTwo: env.FEATURES_OFF_BY_TWO },
    privacy: { publicUrl: env.publicUrl },
    offline: dev ? {} : { workerDir: join(dist, 'worker') },
    session: {
      publicUrl: env.publicUrl,
      demo: env.demo,
      partners: env.SHARE_LINK_KEYS,
      signUpSkipDomains: env.SIGN_UP_SKIP_DOMAINS,
      openid: env.OIDC_PROVIDERS,
    },
    tracking: { release, ...(!dev && { assetsDir }), ...thirdPartiesOf(env, dev) },
    web: {
      publicUrl: env.publicUrl,
      ...(env.SITE_HOSTS && { siteHosts: env.SITE_HOSTS }),
      ...(env.ASSESS_HOSTS && { assessHosts: env.ASSESS_HOSTS }),
      trustProxy: env.TRUST_PROXY,
      ...(env.METRICS_TOKEN && { metricsToken: env.METRICS_TOKEN }),
      demo: env.demo,
      dev,
      version,
      release,
      assetsDir,
      callsPerMinute: env.config.limits.callsPerMinute ?? 1200,
      cacheFactor: env.config.limits.cacheFactor ?? 1,
    },
  }
}

/** Boots both kernels and makes them one house. Nothing listens yet. */
export async function start(options: StartOptions): Promise<Running> {
  const { env, log, step, cast = wholeSite } = options
  const source = createSwitchSource(env, [...cast.server, ...cast.site])
  const house = createHouse(source)
  const report = (error: Error) => log.error({ err: error }, error.message)
  const release = releaseOf(options.version, join(options.dist, 'client'))
  const assets = readAssets(join(options.dist, 'client'), options.chunkOf, cast.entry)
  let rendering: Kernel | undefined
  const renderer = {
    render: (request: Parameters<ReturnType<typeof siteOf>['render']>[1]) => {
      if (!rendering) throw new Error('A page was asked for before the house stood.')
      const { version, dev } = options
      const boot = { generation: house.generation(), version, release, off: house.absent(), demo: env.demo, dev }
      return siteOf(rendering).render(rendering, request, assets, boot)
    },
  }
  const siteOf = (kernel: Kernel) => kernel.get(site)

  // Essentials first: what admins switched off stands in the database, and must not start to be stopped.
  const domain = cast.server.filter(({ essential }) => !essential).map(({ id }) => id)
  const server = await step('database and essential features', () => {
    const booted = boot(
      plan([serverHost({ log, house, renderer }), ...cast.server], {
        switches: [{ by: 'start', off: domain }],
        settings: settingsOf(options),
      }),
      { eager: true, report, limits: { startMs: TABLES_MS } },
    )
    void readAhead([...cast.server, ...cast.site], source.fixed)
    return booted
  })
  try {
    rendering = await step('rendering kernel', () =>
      bootRendering(cast.site, server.get(httpServer).asNobody, source.fixed, report),
    )
    house.stands(server, rendering)
    await step('features', () => house.follow())
    if (env.demo) await step('demo data', () => server.get(seeding).run({ size: cast.demoSize }))
  } catch (error) {
    await rendering?.dispose()
    await server.dispose()
    throw error
  }
  const follow = () => house.follow().catch(report)
  const undo = await server.get(switchStore).onChange(() => void follow())
  await follow() // what another node switched before this one listened
  return runningHouse({ server, rendering, house, undo, env })
}

/**
 * The code of what will run is read while the database opens, which a thread of its own does: that one is sent off first. What cannot be read is told of
 * where it starts.
 */
async function readAhead(features: readonly Feature[], fixed: readonly SwitchLayer[]): Promise<void> {
  const off = new Set(fixed.flatMap((layer) => layer.off ?? []))
  const opening = features.find(({ provides = [] }) => provides.some(({ name }) => name === database.name))
  await opening?.load?.().catch(() => undefined)
  await setImmediate()
  for (const { id, load } of features) if (!off.has(id)) load?.().catch(() => undefined)
}

function runningHouse({
  server,
  rendering,
  house,
  undo,
  env,
}: {
  server: Kernel
  rendering: Kernel
  house: RunningHouse
  undo: () => Promise<void>
  env: Environment
}): Running {
  let http: Server | undefined
  return {
    server,
    rendering,
    house,
    listen() {
      const answering = server.get(httpServer)
      http = createServer((request, response) => answering.handle(request, response))
      http.requestTimeout = 60_000
      // Longer than balancers and browsers keep an idle connection: of an end that closes and one that asks at the same moment the second gets an error.
      http.keepAliveTimeout = 75_000
      return new Promise<number>((resolve, reject) => {
        http?.once('error', reject)
        http?.listen({ port: env.PORT, host: env.HOST }, () => {
          const address = http?.address()
          resolve(typeof address === 'object' && address ? address.port : env.PORT)
        })
      })
    },
    async stop(drain) {
      const left = http ? stopListening(http) : Promise.resolve()
      await Promise.all([server.get(httpServer).drain(DRAIN_MS, left), drain?.(DRAIN_MS)])
      http?.closeAllConnections()
      await undo()
      await rendering.dispose()
      await server.dispose()
    },
  }
}
