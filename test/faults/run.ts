// npm run faults: the server is killed (SIGKILL) under concurrent registrations, again and again, on both databases. Every registration that
// was acknowledged must be there afterwards, once. Then it is killed before it could send what it has to tell (telling.ts).
// npm run faults -- telling   runs that part alone.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printTable, type Row } from '../bench/table'
import { createTestDatabase, findServer } from '../support/postgres'
import { type RunningSite, startSite } from '../support/site'
import { listRegistered, listTargets, register, signInAll, type Target } from './registering'
import { killedBeforeSending } from './telling'

const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 20)
const CONCURRENT = 50
/** Kills spread over the time in which the calls are under way: the embedded database answers fifty at once after two seconds. */
const LATEST_KILL_MS = 3000

const FILE_LIMITS = { FOOTHOLD_CONFIG: join(import.meta.dirname, 'no-limits.json') }

interface Outcome {
  readonly acknowledged: number
  readonly lost: number
  readonly twice: number
  readonly rounds: number
}

async function killedUnderLoad(env: Readonly<Record<string, string>>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'foothold-faults-'))
  const acknowledged = new Map<string, Set<number>>()
  let targets: Target[] = []
  let site: RunningSite | undefined
  try {
    for (let round = 0; round < ROUNDS; round++) {
      site = await startSite(env, folder)
      const people = await signInAll(site.origin)
      if (targets.length === 0)
        targets = await listTargets(site.origin, Math.ceil((ROUNDS * CONCURRENT) / people.length) + people.length)
      const calls = Array.from({ length: CONCURRENT }, (_, place) => {
        const turn = round * CONCURRENT + place
        const person = people[turn % people.length]
        const target = targets[Math.floor(turn / people.length)]
        return person && target ? { person, target } : undefined
      }).filter((each) => each !== undefined)
      const killAfterMs = (LATEST_KILL_MS / ROUNDS) * (round + 1)
      const work = calls.map(async ({ person, target }) => {
        if (!(await register(person, target, randomUUID()))) return
        const own = acknowledged.get(person.email) ?? new Set()
        acknowledged.set(person.email, own.add(target.id))
      })
      await new Promise((done) => setTimeout(done, killAfterMs))
      await site.kill('SIGKILL')
      await Promise.allSettled(work)
    }
    site = await startSite(env, folder)
    return { ...(await count(site.origin, acknowledged)), rounds: ROUNDS }
  } finally {
    await site?.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}

async function count(
  origin: string,
  acknowledged: ReadonlyMap<string, ReadonlySet<number>>,
): Promise<Omit<Outcome, 'rounds'>> {
  let [sum, lost, twice] = [0, 0, 0]
  for (const person of await signInAll(origin)) {
    const there = await listRegistered(person)
    twice += there.length - new Set(there).size
    for (const id of acknowledged.get(person.email) ?? []) {
      sum++
      if (!there.includes(id)) lost++
    }
  }
  return { acknowledged: sum, lost, twice }
}

async function registering(what: string, env: Readonly<Record<string, string>>): Promise<Row> {
  const { acknowledged, lost, twice, rounds } = await killedUnderLoad(env)
  return {
    what: `${what}: ${rounds} × kill -9 under ${CONCURRENT} registrations`,
    measured: `${acknowledged} acknowledged, ${lost} lost, ${twice} twice`,
    goal: '0 lost, 0 twice',
    isMet: acknowledged > 0 && lost === 0 && twice === 0,
  }
}

const parts = { registering, telling: killedBeforeSending }
const wanted = process.argv.slice(2)
const rows: Row[] = []
const server = findServer()
if (server === undefined)
  console.log('PostgreSQL was not found: start one on 127.0.0.1:5432, or set TEST_DATABASE_URL.')
for (const [at, [name, measure]] of Object.entries(parts).entries()) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  rows.push(await measure('embedded', FILE_LIMITS))
  if (server === undefined) continue
  const database = await createTestDatabase(server, 900 + at)
  try {
    rows.push(await measure('PostgreSQL', { ...FILE_LIMITS, DATABASE_URL: database.url, DEMO: 'force' }))
  } finally {
    await database.drop()
  }
}
printTable('faults', rows)
process.exit(rows.length > 0 && rows.every(({ isMet }) => isMet) ? 0 : 1)
