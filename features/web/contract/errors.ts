/** One field that is wrong: `path` as in JSON pointers without the slash (`answers.3`), `message` a sentence. */
export interface FieldProblem {
  readonly path: string
  readonly message: string
}

/** RFC 9457 problem details, as every endpoint outside spec §7 sends them. */
export interface ProblemDetails {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  /** The request id, to be quoted; the log has the rest under it. */
  readonly instance: string
  readonly code: string
  readonly errors?: readonly FieldProblem[]
}

export interface ErrorKind {
  readonly status: number
  readonly title: string
}

/** A failure that a caller can act on. Anything else thrown is a bug and leaves as a 500 without detail. */
export class FeatureError extends Error {
  override readonly name = 'FeatureError'
  constructor(
    readonly feature: string,
    /** kebab-case, stable: part of the API. */
    readonly code: string,
    readonly status: number,
    readonly title: string,
    detail: string,
    readonly about: {
      readonly errors?: readonly FieldProblem[]
      readonly retryAfterSeconds?: number
      readonly cause?: unknown
    } = {},
  ) {
    super(detail, about.cause === undefined ? {} : { cause: about.cause })
  }
}

type Maker = (detail: string, about?: FeatureError['about']) => FeatureError

const toKebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * A feature's table of errors: `notEligible: { status: 403, title: 'You are not eligible …' }` becomes a maker of errors with the
 * code `not-eligible`. Use: `throw registrationErrors.notEligible('“Design intern” is open to final-year students only.')`.
 * @__NO_SIDE_EFFECTS__
 */
export function defineErrors<const Table extends Readonly<Record<string, ErrorKind>>>(
  feature: string,
  table: Table,
): { readonly [Name in keyof Table]: Maker } {
  const makers = Object.entries(table).map(([name, { status, title }]): [string, Maker] => [
    name,
    (detail, about) => new FeatureError(feature, toKebab(name), status, title, detail, about),
  ])
  return Object.fromEntries(makers) as { [Name in keyof Table]: Maker }
}

/** The errors that any endpoint may answer with. */
export const webErrors = defineErrors('web', {
  badRequest: { status: 422, title: 'Some fields need another look' },
  malformed: { status: 400, title: 'The request could not be read' },
  signInNeeded: { status: 401, title: 'Sign in first' },
  forbidden: { status: 403, title: 'You may not do this' },
  notFound: { status: 404, title: 'There is nothing here' },
  featureOff: { status: 404, title: 'This part is switched off' },
  crossOrigin: { status: 403, title: 'The request came from another site' },
  tooMany: { status: 429, title: 'Too many requests' },
  unknownHost: { status: 421, title: 'This is not the address of the site' },
  idempotencyKeyNeeded: { status: 400, title: 'An Idempotency-Key is needed' },
  idempotencyMismatch: { status: 422, title: 'This Idempotency-Key was used for another request' },
  idempotencyInFlight: { status: 409, title: 'The same request is still being worked on' },
  idempotencyAnswerLost: { status: 409, title: 'This was sent before, and its answer is lost' },
  preconditionFailed: { status: 412, title: 'Somebody changed this in the meantime' },
  tooLarge: { status: 413, title: 'This is too large' },
  tooManyStreams: { status: 503, title: 'Too many open pages' },
})
