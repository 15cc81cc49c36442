export { safeReturnUrl } from '../contract/return-url'

/** `/auth/login?returnUrl=…`, the same for signing up. */
export function authPath(page: 'login' | 'signup', returnUrl: string, step?: 'forgot'): string {
  const query = [returnUrl !== '/' && `returnUrl=${encodeURIComponent(returnUrl)}`, step && `step=${step}`]
  const said = query.filter(Boolean).join('&')
  return said ? `/auth/${page}?${said}` : `/auth/${page}`
}

/** Where the browser stands, with all of the address. */
export const hereNow = (): string => location.pathname + location.search + location.hash

/** Where somebody goes who has just signed in: an admin without a second factor sets one up first. */
export function afterSignIn(user: { readonly withheld?: readonly string[] } | undefined, returnUrl: string): string {
  if (!user?.withheld?.length) return returnUrl
  return returnUrl === '/' ? '/user/sign-in' : `/user/sign-in?returnUrl=${encodeURIComponent(returnUrl)}`
}
