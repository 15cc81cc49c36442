import type { Feature, Kernel, KernelError, SwitchLayer } from '../../kernel/index'
import { boot, defineFeature, defineRuntime, plan, provide } from '../../kernel/index'
import { clock } from '../../features/data/contract'
import { log } from '../../features/web/contract'
import { dataServer } from '../../features/data/server/feature'
import { listenTo, type LogLine } from './complaints'
import { createDataFolder, removeDataFolder } from './data-folder'
import { createTestDatabase, findServer } from './postgres'
import { findTemplate } from './templates'

export type DatabaseKind = 'embedded' | 'postgres'

export interface ServerOptions {
  readonly kind: DatabaseKind
  /** Settings by feature id; those of `data` are added to what the fresh database needs. */
  readonly settings?: Readonly<Record<string, object>>
  readonly switches?: readonly SwitchLayer[]
  /** Sets the clock, which stands still from then on; without it time is the real one. */
  readonly now?: Date
  /** The settings of another house made by `bootServer`: a second node on the same database. */
  readonly beside?: TestServer
  /** Whether problems of the plan are what the test is about. */
  readonly withProblems?: boolean
}

export interface TestServer {
  readonly kernel: Kernel
  /** What `data` was booted with. */
  readonly settings: { readonly dataDir: string; readonly databaseUrl?: string }
  /** What was logged, unless a feature of the test brings `host.log`. */
  readonly logs: readonly LogLine[]
  /** Faults that cost nobody the boot. */
  readonly reports: readonly KernelError[]
  setNow(now: Date): void
  /** Stops the house and removes its database. */
  dispose(): Promise<void>
}

let madeDatabases = 0 // part of their names, which the server shares with everything else in this process

async function createSettings(kind: DatabaseKind) {
  const dataDir = createDataFolder()
  if (kind === 'embedded') {
    return { settings: { dataDir, template: await findTemplate() }, remove: async () => removeDataFolder(dataDir) }
  }
  const server = findServer()
  if (server === undefined)
    throw new Error('No PostgreSQL to test on: start one on 127.0.0.1:5432 or set TEST_DATABASE_URL.')
  madeDatabases += 1
  const database = await createTestDatabase(server, madeDatabases, process.env['TEST_TEMPLATE'])
  const remove = async () => {
    removeDataFolder(dataDir)
    await database.drop()
  }
  return { settings: { dataDir, databaseUrl: database.url }, remove }
}

/** `data` with a clock that a test sets. */
function withClock(now: () => Date): Feature {
  const load = async () => {
    const { runtime } = await import('../../features/data/server/runtime')
    const set = provide(clock, [], () => ({ now }))
    return {
      runtime: {
        ...runtime,
        provides: runtime.provides?.map((each) => (each.what.name === clock.name ? set : each)) ?? [],
      },
    }
  }
  return { ...dataServer, load }
}

/** Gives `host.log` and keeps the lines. */
function logKeeper(lines: LogLine[]): Feature {
  const keep = (level: LogLine['level']) => (about: object, says: string) => void lines.push({ level, about, says })
  const value = { info: keep('info'), warn: keep('warn'), error: keep('error') }
  const runtime = defineRuntime({ provides: [provide(log, [], () => value)] })
  return defineFeature({ id: 'test-log', activates: 'boot', provides: [log], load: async () => ({ runtime }) })
}

/** Boots `data` on a fresh database, and these features on it. */
export async function bootServer(features: readonly Feature[], options: ServerOptions): Promise<TestServer> {
  const { beside } = options
  const { settings, remove } = beside
    ? { settings: beside.settings, remove: async () => undefined }
    : await createSettings(options.kind)
  let now = options.now
  const data = now === undefined ? dataServer : withClock(() => now ?? new Date())
  const logs: LogLine[] = []
  listenTo(logs)
  const bringsLog = features.some((feature) => feature.provides?.some((each) => each.name === log.name))
  const planned = plan([data, ...features, ...(bringsLog ? [] : [logKeeper(logs)])], {
    switches: options.switches ?? [],
    settings: { ...options.settings, data: { ...settings, followsSchedule: false, ...options.settings?.data } },
  })
  const reports: KernelError[] = []
  try {
    if (planned.problems.length > 0 && !options.withProblems) {
      throw new Error(planned.problems.map((problem) => problem.text).join('\n'))
    }
    const kernel = await boot(planned, { eager: true, report: (error) => reports.push(error) })
    return {
      kernel,
      settings,
      logs,
      reports,
      setNow(next) {
        now = next
      },
      async dispose() {
        await kernel.dispose()
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Runs `define`, which makes suites and runs them, for each database of this machine: embedded, and PostgreSQL where one answers. */
export function eachDatabase(define: (kind: DatabaseKind) => void): void {
  define('embedded')
  if (findServer() !== undefined) define('postgres')
}
