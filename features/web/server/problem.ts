import { FeatureError, type ProblemDetails, webErrors, saying } from '../contract'

/** Any failure as an error that may leave the house; `isBug` tells the log to keep the whole of it. */
export function asFeatureError(thrown: unknown): { readonly error: FeatureError; readonly isBug: boolean } {
  if (thrown instanceof FeatureError) return { error: thrown, isBug: thrown.status >= 500 && thrown.status !== 503 }
  const { statusCode, code } = (thrown ?? {}) as { statusCode?: number; code?: string }
  if (statusCode === 413)
    return {
      error: webErrors.tooLarge('The body is larger than this endpoint takes. Send less at a time.'),
      isBug: false,
    }
  if (statusCode === 415 || code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return { error: webErrors.malformed('This endpoint takes JSON: send content-type application/json.'), isBug: false }
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return { error: webErrors.malformed('The body is not JSON that could be read.'), isBug: false }
  }
  const error = new FeatureError(
    'web',
    'server-error',
    500,
    'Server error',
    'Something went wrong on our side. Try again; the reference finds it in our log.',
    { cause: thrown },
  )
  return { error, isBug: true }
}

/** RFC 9457, from one place, its sentences as `say` says them. `instance` is the request id. */
export function problemOf(
  error: FeatureError,
  instance: string,
  say: (sentence: string) => string = (sentence) => sentence,
): ProblemDetails {
  const errors = error.about.errors?.map((each) => ({ ...each, message: say(each.message) }))
  return {
    type: `/problems/${error.feature}/${error.code}`,
    title: say(error.title),
    status: error.status,
    detail: say(error.message),
    instance,
    code: error.code,
    ...(errors && { errors }),
  }
}

/** The shape of the ten calls of spec §7: both levels always, its sentence as `say` says it. */
export const legacyProblem = (error: FeatureError, say: (sentence: string) => string) =>
  saying(false, say(error.message))
