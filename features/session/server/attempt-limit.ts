import type { Clock, Database, JobQueue } from '../../data/contract'
import { type RequestInfo, webErrors } from '../../web/contract'
import { giveBack, isFirstNotice, type Pace, takeTries, waitOf } from './attempt-queries'
import { hashOf } from './entering/secrets'
import type { SignInTables } from './entering/tables'
import { createInFlight } from './in-flight'

/**
 * No hour holds more than 60 tries: 5 + 55 for an account, 30 + 30 for an address, behind which a whole college may sit. Its right answers
 * do not count, and nobody waits longer than a counter's pace.
 */
const ACCOUNT = { burst: 5, everyMs: 65_500 }
const ADDRESS = { burst: 30, everyMs: 120_000 }

/** A lab that logs in at nine o'clock has more tries under way than an address has: they wait for each other before they are refused. */
const PATIENCE_MS = 15_000

export const TELL_JOB = 'session.tell-of-tries'

export interface Tried {
  /** The answer was right: its counters are as if it had not been. Inside a transaction hand it in. */
  succeeded(db?: Parameters<typeof giveBack>[0]): Promise<void>
}

/** Counts tries before they are judged, in the database, so that all nodes count together. */
export interface AttemptLimit {
  /** Judges a try in `work`, or throws `too-many`. */
  attempt<T>(trying: Trying, work: (tried: Tried) => Promise<T>): Promise<T>
  /** Earlier wrong tries must not make the owner of a new password wait. */
  forget(email: string, db?: Parameters<typeof giveBack>[0]): Promise<void>
}

export interface Trying {
  /** The account, by its address; of a code what it is known by. */
  readonly email: string
  readonly request: Pick<RequestInfo, 'network'>
  /** What is guessed: each has a counter of its own. */
  readonly kind?: 'password' | 'code' | 'factor'
  /** A browser or a session known to belong to the account: its tries are counted apart from strangers', whose guessing so never keeps the owner out. */
  readonly browser?: string | undefined
}

const accountKey = (email: string, kind: Trying['kind'] = 'password') => hashOf(kind, email.toLowerCase())

export function createAttemptLimit(database: Database, queue: JobQueue, clock: Clock): AttemptLimit {
  const db = () => database.of<SignInTables>()
  const inFlight = createInFlight()

  async function refuse(pace: Pace, email: string): Promise<never> {
    const now = clock.now()
    const seconds = await waitOf(db(), pace, now)
    // Whether or not there is such an account: the job finds out, so that the time of this answer tells nothing.
    if (pace.key === accountKey(email) && (await isFirstNotice(db(), pace.key, now)))
      await database.transact((tx) => queue.send(tx, TELL_JOB, { email }))
    throw webErrors.tooMany(`There were too many attempts. Try again in ${seconds} s.`, { retryAfterSeconds: seconds })
  }

  return {
    async attempt({ email, request, kind, browser }, work) {
      const own = accountKey(email, kind)
      const account: Pace = { key: browser ? hashOf('browser', browser, own) : own, ...ACCOUNT }
      const network = hashOf('address', request.network)
      const address: Pace | undefined = browser ? undefined : { key: network, ...ADDRESS }
      const asked = address ? ([address, account] as const) : ([account] as const)
      const end = performance.now() + PATIENCE_MS
      for (;;) {
        const [first, second] = await takeTries(db(), asked, clock.now())
        if (first && !second) await refuse(account, email)
        if (first) break
        const isJudged = address && (await inFlight.next(address.key, end - performance.now()))
        if (!isJudged) await refuse(asked[0], email)
      }
      const place = asked[0].key
      inFlight.enter(place)
      try {
        return await work({ succeeded: (on = db()) => giveBack(on, account.key, address) })
      } finally {
        inFlight.leave(place)
      }
    },
    forget: (email, on = db()) => giveBack(on, accountKey(email), undefined),
  }
}
