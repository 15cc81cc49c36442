import { useLocationProperty } from 'wouter/use-browser-location'
import { useUrl } from './use-url'

/** What stands after the `#`. Servers never learn it: what they drew gets it as soon as the page is alive. */
export function useHash(): string {
  return useLocationProperty(
    () => location.hash,
    () => '',
  )
}

/** Where the visitor is, with all that stands in the address: who comes back to it finds the same results at the same place of the page. */
export function useHere(): string {
  const { withQuery } = useUrl()
  return withQuery({}) + useHash()
}

/** The way to log in, and back here (spec §2.1). */
export function useLoginHref(): string {
  return `/auth/login?returnUrl=${encodeURIComponent(useHere())}`
}
