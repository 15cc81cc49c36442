import { FeatureError } from '../../web/contract'
import { dataErrors } from '../contract'

/** Classes and codes with which PostgreSQL, pg and the network say that there is no database to talk to. */
const GONE =
  /^(08...|57P0[1-5]|53[0-9A-Z]{3}|58030|57014|25P03|ECONN\w+|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOSPC)$/
const GONE_SAYS =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|not queryable|Client was closed/

export function codeOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined
}

/** An AggregateError of failed connections has a code and no message. */
export function reasonOf(error: unknown): string {
  const first = error instanceof FeatureError && error.cause !== undefined ? error.cause : error
  return (first instanceof Error && first.message) || codeOf(first) || String(first)
}

export function unavailable(because: string, cause?: unknown): FeatureError {
  return dataErrors.databaseUnavailable(`The database does not answer (${because}). Try again in a moment.`, {
    retryAfterSeconds: 5,
    ...(cause === undefined ? {} : { cause }),
  })
}

export function isUnavailable(error: unknown): boolean {
  return error instanceof FeatureError && error.feature === 'data' && error.code === 'database-unavailable'
}

/** The database is there: a statement of whoever was refused so took too long, or left its transaction lying. */
export const isTooSlow = (error: unknown): boolean =>
  isUnavailable(error) && /^(57014|25P03)$/.test(codeOf((error as FeatureError).cause) ?? '')

/** Turns "nobody is there" in all its spellings into `database-unavailable`; any other error stays what it is. */
export function asUnavailable(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof FeatureError) return error
  const code = codeOf(error)
  const gone = code === undefined ? GONE_SAYS.test(error.message) : GONE.test(code)
  return gone ? unavailable(code === '57014' ? 'a statement took too long' : reasonOf(error), error) : error
}
