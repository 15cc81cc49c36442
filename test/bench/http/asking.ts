import { Agent, request } from 'node:http'
import autocannon from 'autocannon'
import { until } from '../../support/waiting'
import { atConstantRate, type Paced } from './pacing'
import type { Question } from './questions'

export const CONCURRENT = 32
/** A million take minutes. */
const READ_LIMIT_MS = 900_000

/** Answered requests a second while `CONCURRENT` connections ask one after the other without a pause. */
export async function saturate(origin: string, ask: () => Question, seconds: number): Promise<number> {
  const result = await autocannon({
    url: origin,
    connections: CONCURRENT,
    duration: seconds,
    requests: [{ setupRequest: (asked) => ({ ...asked, method: 'GET', ...ask() }) }],
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} of ${result.requests.total} requests to ${ask().path} failed.`)
  return result.requests.total / result.duration
}

/**
 * Over kept connections, opened as needed: a request that is due never waits for one. Before it, as many are asked one after the other as saturation
 * leaves behind: the server goes on with what nobody waits for any more, and it would count here.
 */
export async function pace(origin: string, ask: () => Question, perSecond: number, ms: number): Promise<Paced> {
  const agent = new Agent({ keepAlive: true })
  try {
    for (let left = CONCURRENT; left > 0; left--) await send(origin, ask(), agent)
    return await atConstantRate(perSecond, ms, () => send(origin, ask(), agent))
  } finally {
    agent.destroy()
  }
}

/** Resolves when the whole answer is there; rejects what is not a success. */
export function send(
  origin: string,
  { path, method = 'GET', headers = {}, body }: Question,
  agent?: Agent,
): Promise<void> {
  return new Promise((done, fail) => {
    const asked = request(`${origin}${path}`, { method, headers, ...(agent && { agent }) }, (answer) => {
      answer.resume()
      answer.once('error', fail)
      const { statusCode = 0 } = answer
      answer.once('end', () =>
        statusCode < 300 ? done() : fail(new Error(`${method} ${path} answered ${statusCode}.`)),
      )
    })
    asked.once('error', fail)
    asked.end(body)
  })
}

/**
 * Resolves when the server answers lists from its memory. Until then the database does, and what waits for it is not what is measured.
 */
export async function untilRead(origin: string): Promise<void> {
  await until(
    'lists are in memory',
    async () => {
      await send(origin, { path: '/api/listings/search?kind=job' }) // begins it, anew should it have failed
      const { checks } = (await (await fetch(`${origin}/readyz`)).json()) as { checks: { id: string; says: string }[] }
      return checks.some(({ id, says }) => id === 'listings.lists' && says.includes('from memory'))
    },
    READ_LIMIT_MS,
  )
}
