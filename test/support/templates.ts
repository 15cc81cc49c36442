import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { boot, defineFeature, defineRuntime, type Feature, type Kernel, plan } from '../../kernel/index'
import { database, databaseTools, migrations } from '../../features/data/contract'
import { ensureQueue } from '../../features/data/server/jobs/job-queries'
import { dataServer } from '../../features/data/server/feature'
import { serverFeatures } from '../../hosts/server/features'
import { createDataFolder, removeDataFolder } from './data-folder'
import { jobNames } from './job-names'
import { createTestDatabase } from './postgres'

const root = new URL('../../', import.meta.url).pathname
/** A new database takes seconds; on a machine that is busy with everything else at once, a minute. */
const MAKING_LIMIT_MS = 180_000

/** What the template depends on: all migrations and queues, how they are run and packed, and the versions of the databases. */
function templateName(queues: readonly string[]): string {
  const data = join(root, 'features/data/server')
  const folders = readdirSync(join(root, 'features')).map((id) => join(root, 'features', id, 'server/migrations'))
  const files = [
    ...folders
      .filter(existsSync)
      .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
      .sort(),
    ...['migrator.ts', 'embedded/engine.ts'].map((file) => join(data, file)),
    ...['@electric-sql/pglite', 'pg-boss'].map((name) => join(root, 'node_modules', name, 'package.json')),
  ]
  const hash = createHash('sha256').update(queues.join())
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file))
  return `template-${hash.digest('hex').slice(0, 12)}`
}

/** A feature that is its migrations and nothing else: tables stand, and no row of anybody is in them. */
function onlyTables({ id, points = [], contributes = [] }: Feature): Feature {
  const own = contributes.filter(({ to }) => to.name === migrations.name)
  const load = async () => ({ runtime: defineRuntime({}) })
  return defineFeature({ id, points, requires: [database], activates: 'boot', contributes: own, load })
}

/** Tables, and the queues of all jobs: making one takes the embedded database as long as anything else that a house does at its start. */
async function bootTables(
  settings: { readonly dataDir: string; readonly databaseUrl?: string },
  queues: readonly string[],
): Promise<Kernel> {
  const others = serverFeatures.filter(({ id }) => id !== dataServer.id)
  // What is due at this minute would run here, and its outcome stand in every test's database.
  const data = { ...settings, followsSchedule: false }
  const planned = plan([dataServer, ...others.map(onlyTables)], { settings: { data } })
  if (planned.problems.length > 0) throw new Error(planned.problems.map(({ text }) => text).join('\n'))
  const faults: Error[] = []
  const report = (error: Error) => void faults.push(error)
  const kernel = await boot(planned, { eager: true, report, limits: { startMs: MAKING_LIMIT_MS } })
  if (faults.length > 0) {
    await kernel.dispose()
    throw faults[0]
  }
  for (const name of queues) await ensureQueue(kernel.get(database).of(), name)
  return kernel
}

/** An embedded database with every feature's tables, made once on this machine: opening a copy takes 0.5 s, making one 5 s and more. */
export async function findTemplate(): Promise<string> {
  const cache = join(root, 'node_modules/.cache/foothold')
  const queues = await jobNames()
  const template = join(cache, templateName(queues))
  if (existsSync(template)) return template
  mkdirSync(cache, { recursive: true })
  const dataDir = createDataFolder()
  const draft = `${template}.${process.pid}`
  const kernel = await bootTables({ dataDir }, queues)
  await kernel.get(databaseTools).pack(draft)
  await kernel.dispose()
  removeDataFolder(dataDir)
  try {
    renameSync(draft, template)
  } catch {
    rmSync(draft, { recursive: true, force: true }) // another run was quicker: its template is as good
  }
  return template
}

/** The same on PostgreSQL, for as long as one run of the tests: its processes find its name in TEST_TEMPLATE. */
export async function createTemplateDatabase(server: string): Promise<{ name: string; drop(): Promise<void> }> {
  const { url, drop } = await createTestDatabase(server, 1)
  const dataDir = createDataFolder()
  const kernel = await bootTables({ dataDir, databaseUrl: url }, await jobNames())
  await kernel.dispose()
  removeDataFolder(dataDir)
  return { name: new URL(url).pathname.slice(1), drop }
}
