import { useHash } from '../../web/kit'
import { safeReturnUrl } from './return-url'

/**
 * Where somebody goes on who has signed in. Servers never learn what stands after a `#`: where they send somebody here, the browser takes it along
 * from the page that was wanted.
 */
export function useReturnUrl(wanted: string | undefined): string {
  const hash = useHash()
  const returnUrl = safeReturnUrl(wanted)
  return wanted && !returnUrl.includes('#') ? returnUrl + hash : returnUrl
}
