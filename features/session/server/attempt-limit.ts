import { LRUCache } from 'lru-cache'
import type { Clock } from '../../data/contract'

const FREE_TRIES = 5
const WINDOW_MS = 15 * 60_000
/** Somebody else's tries must not lock an owner out for long: the wait doubles from 5 s and stops at a minute. */
const FIRST_WAIT_MS = 5000
const LONGEST_WAIT_MS = 60_000
const ADDRESS_TRIES = 50

export interface AttemptLimit {
  /** Seconds until the next try counts; 0: now. */
  waitFor(email: string, address: string): number
  failed(email: string, address: string): void
  succeeded(email: string): void
}

interface Tries {
  count: number
  until: number
}

/** Counts failed sign-ins by account and by network address, for a quarter of an hour. */
export function createAttemptLimit(clock: Clock): AttemptLimit {
  const tries = new LRUCache<string, Tries>({ max: 50_000 })
  const now = () => clock.now().getTime()
  const read = (key: string) => {
    const known = tries.get(key)
    return known && known.until > now() - WINDOW_MS ? known : { count: 0, until: 0 }
  }

  function count(key: string, free: number) {
    const { count } = read(key)
    const over = count + 1 - free
    const wait = over < 0 ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** over)
    tries.set(key, { count: count + 1, until: now() + wait })
  }

  return {
    waitFor: (email, address) =>
      Math.max(
        0,
        ...[`email:${email.toLowerCase()}`, `address:${address}`].map((key) =>
          Math.ceil((read(key).until - now()) / 1000),
        ),
      ),
    failed(email, address) {
      count(`email:${email.toLowerCase()}`, FREE_TRIES)
      count(`address:${address}`, ADDRESS_TRIES)
    },
    succeeded: (email) => void tries.delete(`email:${email.toLowerCase()}`),
  }
}
