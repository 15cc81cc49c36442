/** Where in a feature's life something went wrong. */
export type Phase = 'plan' | 'require' | 'load' | 'provide' | 'contribute' | 'accept' | 'start' | 'run' | 'stop'

/** What is wrong with a plan, in a sentence that names the thing and the fix. */
export interface Problem {
  readonly code: string
  /** The feature that it makes invalid; without one (an unknown switch, a bad item) it costs no feature. */
  readonly feature?: string
  /** The others that it makes invalid: the twin, the rest of the circle. */
  readonly also?: readonly string[]
  readonly text: string
}

/** Every error of the kernel: a stable `code`, a sentence that says what to do, and what it is about. */
export class KernelError extends Error {
  override readonly name = 'KernelError'

  constructor(
    readonly code: string,
    text: string,
    readonly about: { readonly feature?: string; readonly phase?: Phase; readonly problems?: readonly Problem[] } = {},
    cause?: unknown,
  ) {
    super(text, cause === undefined ? undefined : { cause })
  }
}

/** The words of anything that was thrown, as a sentence. */
export function wordsOf(cause: unknown): string {
  const words = cause instanceof Error && cause.message !== '' ? cause.message : String(cause)
  return /[.!?]$/.test(words) ? words : `${words}.`
}

/** Says which feature failed, in which phase and why. What already says so passes unchanged. */
export function failure(feature: string, phase: Phase, cause: unknown): KernelError {
  if (cause instanceof KernelError && cause.about.feature === feature) return cause
  const text = `Feature "${feature}" failed (${phase}): ${wordsOf(cause)}`
  return new KernelError('failed', text, { feature, phase }, cause)
}

/** Whether it has a `then`. */
export function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'
}

/** Whether something that had to be there at once is a promise; nobody will hear how that ends. */
export function isLate(value: unknown): boolean {
  if (isPromise(value)) value.then(undefined, () => undefined)
  return isPromise(value)
}

/** Waits for work so long and no longer; what comes of late work is dropped. */
export function within<T>(ms: number, work: T | PromiseLike<T>, late: () => Error): T | Promise<T> {
  if (!isPromise(work)) return work
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), Math.min(ms, 2 ** 31 - 1))
    work.then(resolve as (value: unknown) => void, reject).then(() => clearTimeout(timer))
  })
}
