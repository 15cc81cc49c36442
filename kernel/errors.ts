/** Where in a feature's life something went wrong. */
export type Phase = 'plan' | 'require' | 'load' | 'provide' | 'contribute' | 'accept' | 'start' | 'run' | 'stop'

/** What is wrong with a plan, in a sentence that names the thing and the fix. */
export interface Problem {
  readonly code: string
  /** The feature that it makes invalid; missing when it makes none invalid (an unknown switch, one bad item). */
  readonly feature?: string
  /** The others that it makes invalid: the twin, the rest of the circle. */
  readonly also?: readonly string[]
  /** Set when only this item is left out and its feature lives. */
  readonly item?: string
  readonly text: string
}

export interface About {
  readonly feature?: string
  readonly phase?: Phase
  readonly problems?: readonly Problem[]
}

/** Every error of the kernel: a stable `code`, a sentence that says what to do, and what it is about. */
export class KernelError extends Error {
  override readonly name = 'KernelError'

  constructor(
    readonly code: string,
    text: string,
    readonly about: About = {},
    cause?: unknown,
  ) {
    super(text, cause === undefined ? undefined : { cause })
  }
}

/** The words of anything that was thrown. */
export function wordsOf(cause: unknown): string {
  const words = cause instanceof Error && cause.message !== '' ? cause.message : String(cause)
  return /[.!?]$/.test(words) ? words : `${words}.`
}

const DOING: Readonly<Record<Phase, string>> = {
  plan: 'while it was planned',
  require: 'waiting for what it requires',
  load: 'while its runtime was loaded',
  provide: 'in a factory',
  contribute: 'while its items were made',
  accept: 'when its items were taken in',
  start: 'in start',
  run: 'while it ran',
  stop: 'while it stopped',
}

/** Says which feature failed, when and why. What already says so passes unchanged. */
export function failure(feature: string, phase: Phase, cause: unknown): KernelError {
  if (cause instanceof KernelError && cause.about.feature === feature) return cause
  return new KernelError(
    'failed',
    `Feature "${feature}" failed ${DOING[phase]}: ${wordsOf(cause)}`,
    { feature, phase },
    cause,
  )
}

export function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function'
}
