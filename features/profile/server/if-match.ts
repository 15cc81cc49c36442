import { webErrors } from '../../web/contract'

/** The version that a change was made from: `If-Match: "3"`. */
export function ifMatch(header: unknown): number {
  const version = /^"(\d{1,9})"$/.exec(String(header ?? ''))?.[1]
  if (version === undefined)
    throw webErrors.malformed('A change needs If-Match with the version it was read with: If-Match: "3".')
  return Number(version)
}

/** The same where a change may be made from whatever stands there: undefined without the header. */
export const maybeIfMatch = (header: unknown): number | undefined =>
  header === undefined ? undefined : ifMatch(header)
