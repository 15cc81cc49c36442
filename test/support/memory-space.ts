import { chmodSync, chownSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { asAdmin, dropLeftovers, isAlive } from './postgres'
import { inMemory } from './temporary'

const SPACE = /^foothold_space_(\d+)$/
const HERE = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** Those of test runs that were killed; their databases are gone by now. */
async function dropSpaces(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; folder: string }>(
    `select spcname as name, pg_tablespace_location(oid) as folder from pg_tablespace where spcname ~ '^foothold_space_'`,
  )
  for (const { name, folder } of rows) {
    if (isAlive(Number(SPACE.exec(name)?.[1]))) continue
    await client.query(`drop tablespace "${name}"`)
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * A tablespace in memory for the databases of one run: each is a thousand small files, made and removed within seconds, which an ext4 that
 * has just removed others takes longer to find room for than all the tests take to use them. Undefined where it cannot be had: the server
 * is not of this machine, or its user's folders are not ours to make.
 */
export async function createMemorySpace(server: string): Promise<{ name: string; drop(): Promise<void> } | undefined> {
  const memory = inMemory()
  if (memory === undefined || process.getuid?.() !== 0 || !HERE.has(new URL(server).hostname)) return undefined
  const name = `foothold_space_${process.pid}`
  const folder = mkdtempSync(join(memory, 'foothold-space-'))
  try {
    await asAdmin(server, async (client) => {
      await dropLeftovers(client)
      await dropSpaces(client)
      const { rows } = await client.query<{ data_directory: string }>('show data_directory')
      const { uid, gid } = statSync(rows[0]?.data_directory ?? '')
      chownSync(folder, uid, gid)
      chmodSync(folder, 0o700)
      await client.query(`create tablespace "${name}" location '${folder}'`)
    })
  } catch {
    rmSync(folder, { recursive: true, force: true })
    return undefined // its disk will do
  }
  const drop = async () => {
    await asAdmin(server, (client) => client.query(`drop tablespace "${name}"`))
    rmSync(folder, { recursive: true, force: true })
  }
  return { name, drop }
}
