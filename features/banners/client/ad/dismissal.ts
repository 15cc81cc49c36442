import { DISMISSED } from '../../contract'

/** Browsers keep no cookie for longer, so it is written anew on each visit: the thousand years of spec §9 go by like that. */
const MAX_AGE_S = 400 * 86_400

export const isDismissed = (): boolean => new RegExp(`(?:^|; )${DISMISSED}=`).test(document.cookie)

/** No banner is asked for from now on, on any page of the site. */
export function dismiss(): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${DISMISSED}=1; Path=/; Max-Age=${MAX_AGE_S}; SameSite=Strict${secure}`
}
