import { createTown, type Town } from '../http/town'

const OPPORTUNITIES = 3000
export const PEOPLE = 10_000
/** Its session is one of those that the town has: see `insertPeople`. */
const ADMIN = 10_000_000
/** Beside them are those of the demo. */
const FIRST_MORE = 11_000_000

export const adminHeaders = { cookie: `foothold=bench-${ADMIN}`, 'content-type': 'application/json' }

/** The built server on PostgreSQL with ten thousand people more than it has, one of whom is an admin. */
export async function createSignalTown(): Promise<Town> {
  const town = await createTown(OPPORTUNITIES)
  await town.db.query(`insert into session.role_grant (person_id, role) values ($1, 'admin')`, [ADMIN])
  // Without a second factor the role of an admin gives nothing.
  await town.db.query(
    `insert into session.second_factor (person_id, secret, confirmed_at) values ($1, 'bench', now())`,
    [ADMIN],
  )
  await town.db.query(
    `insert into session.account (id, name, email, email_verified_at)
     select id, 'Person ' || id, 'person' || id || '@bench.test', now() from generate_series($1::int, $1::int + $2::int - 1) id`,
    [FIRST_MORE, PEOPLE],
  )
  await town.db.query('analyze session.account')
  return town
}

/** Seconds of processor time that a server has used since it began, all its threads together. */
export async function cpuSecondsOf(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1] ?? Number.NaN)
}
