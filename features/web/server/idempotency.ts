import { createHash, randomUUID } from 'node:crypto'
import type { Clock, Database, Tx } from '../../data/contract'
import { type ApiRoute, FeatureError, type Log, webErrors } from '../contract'
import {
  claimKey,
  findKey,
  type IdempotencyTables,
  keepAnswer,
  leaveKey,
  markActed,
  releaseKey,
  releaseLost,
  renewClaim,
} from './idempotency-queries'
import type { Sent } from './run-endpoint'

const KEY = /^[\x21-\x7e]{8,200}$/
/** A claim that was not renewed for so long is one of a node that died. */
const CLAIM_LIFE_MS = 60_000
const RENEW_MS = 15_000
/** No act takes so long: one that hangs gives its key away. */
const LONGEST_ACT_MS = 10 * 60_000

/** What makes two requests the same one: a key that comes with another address or body was used twice by mistake. */
export interface Asked {
  readonly url: string
  readonly body: unknown
}

export interface Idempotent {
  /** Runs `act` once for each key of a subject and route, for 24 hours; a repeat gets the first answer again. */
  run(route: ApiRoute, key: string | undefined, who: string, asked: Asked, act: () => Promise<Sent>): Promise<Sent>
}

/**
 * Retries do not act twice (a double click, a lost answer, a proxy): the key is claimed before the act, held as long as it takes, ten minutes
 * at most, and its answer kept after it. That it has acted is written with the first of its transactions: what a node did that died before it kept
 * the answer, a retry is told of and does not do again.
 */
export function createIdempotent(database: Database, clock: Clock, log: Log, renewMs = RENEW_MS): Idempotent {
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
      const claim = { scope: `${who} ${route.id}`, key, claim: randomUUID() }
      const hash = createHash('sha256')
        .update(`${asked.url} ${JSON.stringify(asked.body ?? null)}`)
        .digest('base64url')
      const now = clock.now()
      const staleBefore = new Date(now.getTime() - CLAIM_LIFE_MS)
      if (!(await claimKey(db, { ...claim, body_hash: hash }, now, staleBefore))) {
        if (await releaseLost(db, { ...claim, body_hash: hash }, staleBefore))
          throw webErrors.idempotencyAnswerLost(
            'This was sent before, and the server stopped before it could answer. Look whether it is there; if it is not, send it again.',
          )
        return repeated(await findKey(db, claim.scope, key), hash, () => this.run(route, key, who, asked, act))
      }
      const holding = setInterval(() => {
        const at = clock.now()
        if (at.getTime() - now.getTime() > LONGEST_ACT_MS) clearInterval(holding)
        else void renewClaim(db, claim, at).catch(() => {})
      }, renewMs).unref()
      const note = async (tx: Tx) => {
        if (!(await markActed(database.on<IdempotencyTables>(tx), claim))) throw inFlight()
      }
      const sent = await database
        .alongside(note, act)
        .finally(() => clearInterval(holding))
        .catch(async (error: unknown) => {
          // Refused, it is as if nobody had asked; broken, something may be done: the answer to a commit can get lost.
          const isRefused = error instanceof FeatureError && error.status < 500
          const stale = new Date(clock.now().getTime() - CLAIM_LIFE_MS - 1)
          await (isRefused ? releaseKey(db, claim) : leaveKey(db, claim, stale)).catch(() => {}) // it ends by itself
          throw error
        })
      const answer = {
        status: sent.status,
        payload: String(sent.payload),
        headers: { ...sent.headers, ...sent.more.headers },
      }
      // It has acted: whoever asked is told so, whether or not the answer can be kept.
      const until = clock.now().getTime() + CLAIM_LIFE_MS // from then on somebody else may have the key
      const isLate = () => clock.now().getTime() > until
      await keepSoon(() => keepAnswer(db, claim, answer), renewMs, isLate).catch((error: unknown) =>
        log.warn({ err: error, endpoint: route.id }, 'An answer could not be kept for a retry yet'),
      )
      return sent
    },
  }
}

/** Tries once, and on from there while nobody waits for it: where the database was away for a moment, the answer is there for a retry after it. */
async function keepSoon(keep: () => Promise<void>, pauseMs: number, isLate: () => boolean): Promise<void> {
  try {
    await keep()
  } catch (error) {
    const again = () => void (isLate() || keepSoon(keep, pauseMs, isLate).catch(() => {}))
    setTimeout(again, pauseMs).unref()
    throw error
  }
}

type Found = Awaited<ReturnType<typeof findKey>>

const inFlight = () =>
  webErrors.idempotencyInFlight('The same request is still being worked on. Ask again in a second.', {
    retryAfterSeconds: 1,
  })

function repeated(found: Found, hash: string, again: () => Promise<Sent>): Promise<Sent> | Sent {
  if (!found) return again() // the first one failed and gave the key back between our two looks
  if (found.body_hash !== hash)
    throw webErrors.idempotencyMismatch(
      'This Idempotency-Key came with another request before. Use a new key for a new act.',
    )
  if (found.status === null) throw inFlight()
  return {
    status: found.status,
    payload: found.payload ?? '',
    headers: { ...found.headers, 'idempotency-replayed': 'true' },
    more: {},
  }
}
