import { createHash } from 'node:crypto'
import type { Clock, Database } from '../../data/contract'
import { type ApiRoute, type Log, webErrors } from '../contract'
import { claimKey, findKey, type IdempotencyTables, keepAnswer, releaseKey } from './idempotency-queries'
import type { Sent } from './run-endpoint'

const KEY = /^[\x21-\x7e]{8,200}$/
/** A request that has not answered in this time has died with its node. */
const WORK_LIMIT_MS = 60_000

/** What makes two requests the same one: a key that comes with another address or body was used twice by mistake. */
export interface Asked {
  readonly url: string
  readonly body: unknown
}

export interface Idempotent {
  /** Runs `act` once for each key of a subject and route, for 24 hours; a repeat gets the first answer again. */
  run(route: ApiRoute, key: string | undefined, who: string, asked: Asked, act: () => Promise<Sent>): Promise<Sent>
}

/** Retries never act twice (a double click, a lost answer, a proxy): the key is claimed before the act, its answer kept after it. */
export function createIdempotent(database: Database, clock: Clock, log: Log): Idempotent {
  return {
    async run(route, key, who, asked, act) {
      if (route.method !== 'POST') return act()
      if (key === undefined) {
        if (route.idempotency !== 'required') return act()
        throw webErrors.idempotencyKeyNeeded(
          `${route.id} acts only once a key: send an Idempotency-Key header, 8 to 200 characters, new for each act.`,
        )
      }
      if (!KEY.test(key))
        throw webErrors.malformed('An Idempotency-Key is 8 to 200 printable characters without spaces.')
      const db = database.of<IdempotencyTables>()
      const scope = `${who} ${route.id}`
      const hash = createHash('sha256')
        .update(`${asked.url} ${JSON.stringify(asked.body ?? null)}`)
        .digest('base64url')
      const now = clock.now()
      if (!(await claimKey(db, { scope, key, body_hash: hash }, now, new Date(now.getTime() - WORK_LIMIT_MS)))) {
        return repeated(await findKey(db, scope, key), hash, () => this.run(route, key, who, asked, act))
      }
      const sent = await act().catch(async (error: unknown) => {
        await releaseKey(db, scope, key)
        throw error
      })
      const answer = {
        status: sent.status,
        payload: String(sent.payload),
        headers: { ...sent.headers, ...sent.more.headers },
      }
      // It has acted: whoever asked is told so, and the key stays taken, whether or not the answer can be kept.
      await keepAnswer(db, scope, key, answer).catch((error: unknown) =>
        log.warn({ err: error, endpoint: route.id }, 'An answer could not be kept for a retry'),
      )
      return sent
    },
  }
}

type Found = Awaited<ReturnType<typeof findKey>>

function repeated(found: Found, hash: string, again: () => Promise<Sent>): Promise<Sent> | Sent {
  if (!found) return again() // the first one failed and gave the key back between our two looks
  if (found.body_hash !== hash)
    throw webErrors.idempotencyMismatch(
      'This Idempotency-Key came with another request before. Use a new key for a new act.',
    )
  if (found.status === null) {
    throw webErrors.idempotencyInFlight('The same request is still being worked on. Ask again in a second.', {
      retryAfterSeconds: 1,
    })
  }
  return {
    status: found.status,
    payload: found.payload ?? '',
    headers: { ...found.headers, 'idempotency-replayed': 'true' },
    more: {},
  }
}
