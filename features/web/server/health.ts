import type { Health, HealthCheck } from '../contract'

const CHECK_LIMIT_MS = 3000

/** Asks all checks at once; one that hangs or throws is not well, and the others are told all the same. */
export function createHealth(checks: () => readonly HealthCheck[]): Health {
  return { now: () => Promise.all(checks().map(judged)) }
}

async function judged(check: HealthCheck) {
  const late = new Promise<{ well: boolean; says: string }>((resolve) =>
    setTimeout(
      () => resolve({ well: false, says: `no answer within ${CHECK_LIMIT_MS / 1000} s` }),
      CHECK_LIMIT_MS,
    ).unref(),
  )
  const found = await Promise.race([check.check(), late]).catch((error: unknown) => ({
    well: false,
    says: String(error),
  }))
  return { id: check.id, needed: check.needed, ...found }
}
