import { spawnSync } from 'node:child_process'
import { userInfo } from 'node:os'
import pg from 'pg'

const NAME = /^foothold_test_(\d+)_\d+$/
const TRY = `const s = require('node:net').connect(+process.argv[2], process.argv[1], () => process.exit(0))
s.on('error', () => process.exit(1)); setTimeout(() => process.exit(1), 1000)`

/** A server to test on: TEST_DATABASE_URL, else one that answers on 127.0.0.1:5432; undefined when there is none. */
export function findServer(): string | undefined {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL
  const { status } = spawnSync(process.execPath, ['-e', TRY, '127.0.0.1', '5432'])
  return status === 0 ? 'postgres://127.0.0.1:5432/postgres' : undefined
}

async function connect(server: string): Promise<pg.Client> {
  const url = new URL(server)
  const users = url.username ? [url.username] : ['postgres', userInfo().username]
  for (const user of users) {
    url.username = user
    const client = new pg.Client({ connectionString: url.href })
    const failed = await client.connect().then(
      () => undefined,
      (error: unknown) => error,
    )
    if (failed === undefined) return client
    if (user === users.at(-1)) throw failed
  }
  throw new Error(`Nobody may connect to ${url.host}`)
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Databases of test runs that were killed. */
export async function dropLeftovers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname ~ '^foothold_test_'`,
  )
  for (const { datname } of rows) {
    const pid = Number(NAME.exec(datname)?.[1])
    if (pid && !isAlive(pid)) await client.query(`drop database if exists "${datname}" with (force)`)
  }
}

export async function asAdmin<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connect(server)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Makes a database `foothold_test_<pid>_<n>`, empty or a copy of `template`, in the tablespace TEST_SPACE where there is one; `drop` ends whatever is still connected. */
export async function createTestDatabase(
  server: string,
  n: number,
  template = 'template0',
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `foothold_test_${process.pid}_${n}`
  const url = await asAdmin(server, async (client) => {
    if (n === 1) await dropLeftovers(client)
    const space = process.env['TEST_SPACE']
    const where = space ? ` tablespace "${space}"` : ''
    await client.query(`create database "${name}" template "${template}" encoding 'UTF8'${where}`)
    const made = new URL(server)
    made.username = client.user ?? ''
    made.pathname = name
    return made.href
  })
  return {
    url,
    drop: () => asAdmin(server, async (client) => void (await client.query(`drop database "${name}" with (force)`))),
  }
}
