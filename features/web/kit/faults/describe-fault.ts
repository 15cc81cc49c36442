import { referenceOf, scrub } from '../../contract'
import type { BrowserError } from '../../contract/wire'

/** Nothing that the house could mend: a call that the server has in its own log or that never left, work taken back, other people's scripts. */
const NOT_OURS = /^(HttpError|AbortError|CanceledError)$/
const FOREIGN = /(chrome|moz|safari-web)-extension:|^ResizeObserver loop|^Script error\.?$/

/** Errors that have no object of their own to be known by (a string thrown, a plain line for the console) are one fault each. */
const asError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : Object.assign(new Error(String(thrown)), { stack: '' })

/** What is sent of something that was thrown, or undefined where telling it helps nobody. `says`: what was being done. */
export function describeFault(thrown: unknown, says = ''): BrowserError | undefined {
  const error = asError(thrown)
  const { name, message, stack = '' } = error
  if (NOT_OURS.test(name) || FOREIGN.test(message) || FOREIGN.test(stack)) return undefined
  const cause = error.cause instanceof Error ? ` (${error.cause.name}: ${error.cause.message})` : ''
  return {
    id: referenceOf(error),
    name: scrub(name).slice(0, 80),
    message: scrub(`${says} ${message}${cause}`.trim()).slice(0, 500),
    stack: scrub(stack).slice(0, 4000),
  }
}
