// Runs recorded SQL through a pool of `pg`, and nothing else: what the same answers cost without HTTP, checks, access and JSON.
import pg from 'pg'
import { types } from '../../../features/data/server/postgres/parsers'
import { CONCURRENT } from './asking'
import { atConstantRate } from './pacing'
import { readRecordings, type Recording, retell, type Who } from './recording'
import { createPairs } from './registrants'

/** What the server's pool is made with (features/data/server/settings.ts). */
const POOL_SIZE = 10

export interface FloorOrder {
  readonly of: string
  /** Whether statements are prepared, as the server does; else they are sent as they stand. */
  readonly isPrepared: boolean
  readonly ms: number
  /** Requests a second; without it as many as go. */
  readonly rate?: number
}

const [databaseUrl = '', file = '', recordedBy = '{}'] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: databaseUrl, max: POOL_SIZE, types, options: '-c TimeZone=UTC' })
const registrant = JSON.parse(recordedBy) as Who
const byCase = new Map<string, Recording[]>()
for (const each of readRecordings(file)) byCase.set(each.of, [...(byCase.get(each.of) ?? []), each])
const nextPair = byCase.has('register') ? await createPairs(pool, 'floor') : undefined
const names = new Map<string, string>()

function named(text: string): string {
  const name = names.get(text) ?? `f${names.size}`
  names.set(text, name)
  return name
}

/** All statements of one request, one after the other on one connection. */
async function replay(recording: Recording, isPrepared: boolean): Promise<void> {
  const told = nextPair && recording.of === 'register' ? retell(recording, registrant, nextPair()) : undefined
  const client = await pool.connect()
  try {
    for (const [at, { text, values }] of recording.statements.entries()) {
      const given = [...(told?.valuesOf(at) ?? values)]
      const reply = await client.query(
        isPrepared && given.length > 0 ? { name: named(text), text, values: given } : { text, values: given },
      )
      told?.came(
        at,
        (reply.rows as { id?: unknown }[]).map(({ id }) => id),
      )
    }
  } finally {
    client.release()
  }
}

async function run({ of, isPrepared, ms, rate }: FloorOrder) {
  const recordings = byCase.get(of) ?? []
  let turn = 0
  const next = () => replay(recordings[turn++ % recordings.length] as Recording, isPrepared)
  if (rate !== undefined) return atConstantRate(rate, ms, next)
  const end = performance.now() + ms
  const worker = async () => {
    while (performance.now() < end) await next()
  }
  await Promise.all(Array.from({ length: CONCURRENT }, worker))
  return { perSecond: (turn / ms) * 1000 }
}

process.on('message', (order: FloorOrder) => {
  run(order).then(
    (result) => process.send?.(result),
    (error: unknown) => process.send?.({ failed: String((error as Error).stack ?? error) }),
  )
})
process.once('disconnect', () => process.exit(0))
process.send?.('ready')
