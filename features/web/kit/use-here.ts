import { useLocationProperty } from 'wouter/use-browser-location'
import { useUrl } from './use-url'

/** Where the visitor is, with all that stands in the address: who comes back to it finds the same results at the same place of the page. */
export function useHere(): string {
  const { withQuery } = useUrl()
  // Servers never learn it: what they drew gets it as soon as the page is alive.
  const hash = useLocationProperty(
    () => location.hash,
    () => '',
  )
  return withQuery({}) + hash
}

/** The way to log in, and back here (spec §2.1). */
export function useLoginHref(): string {
  return `/auth/login?returnUrl=${encodeURIComponent(useHere())}`
}
