import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boot, plan } from '../../kernel/index'
import { databaseTools } from '../../features/data/contract'
import { dataServer } from '../../features/data/server/feature'

const PREFIX = 'foothold-test-'
const root = new URL('../../', import.meta.url).pathname

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** A temporary folder of this run; those of runs that were killed are cleared away first. */
export function createDataFolder(): string {
  for (const name of readdirSync(tmpdir()).filter((each) => each.startsWith(PREFIX))) {
    const pid = Number(name.slice(PREFIX.length).split('-')[0])
    if (pid && !isAlive(pid)) rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
  return mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
}

export function removeDataFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}

/** What the template depends on: the migrations of `data`, how it packs, and the version of the embedded database. */
function templateName(): string {
  const folder = join(root, 'features/data/server/migrations')
  const hash = createHash('sha256')
  for (const file of readdirSync(folder).sort()) hash.update(file).update(readFileSync(join(folder, file)))
  hash.update(readFileSync(join(root, 'features/data/server/embedded/engine.ts')))
  hash.update(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json')))
  hash.update(readFileSync(join(root, 'node_modules/pg-boss/package.json')))
  return `template-${hash.digest('hex').slice(0, 12)}`
}

/** An embedded database with the tables of `data`, made once on this machine: opening a copy takes 0.5 s, making one 5 s. */
export async function findTemplate(): Promise<string> {
  const cache = join(root, 'node_modules/.cache/foothold')
  const template = join(cache, templateName())
  if (existsSync(template)) return template
  mkdirSync(cache, { recursive: true })
  const dataDir = createDataFolder()
  const draft = `${template}.${process.pid}`
  const kernel = await boot(plan([dataServer], { settings: { data: { dataDir } } }), { eager: true })
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
