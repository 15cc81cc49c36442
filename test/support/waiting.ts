const STEP_MS = 15

/** Waits until `find` returns something true, at most `limitMs`; then it fails with what was waited for. */
export async function until<T>(
  what: string,
  find: () => T | Promise<T>,
  limitMs = 10_000,
): Promise<Exclude<T, undefined | null | false | 0 | ''>> {
  const end = performance.now() + limitMs
  for (;;) {
    const found = await find()
    if (found) return found as Exclude<T, undefined | null | false | 0 | ''>
    if (performance.now() > end) throw new Error(`Waited ${limitMs} ms in vain until ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
  }
}

/** The error that a promise rejects with; fails when it does not, or not within `limitMs`. */
export async function rejection<E extends Error = Error & { code?: string }>(
  promise: Promise<unknown>,
  limitMs = 10_000,
): Promise<E> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing happened within ${limitMs} ms.`)), limitMs)
  })
  const outcome = await Promise.race([
    promise.then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    ),
    late,
  ]).finally(() => clearTimeout(timer))
  if ('error' in outcome) return outcome.error as E
  throw new Error(`Expected a rejection, got ${JSON.stringify(outcome.value)}.`)
}
