export { safeReturnUrl } from '../contract/return-url'

/** `/auth/login?returnUrl=…`, the same for signing up. */
export function authPath(page: 'login' | 'signup', returnUrl: string): string {
  return returnUrl === '/' ? `/auth/${page}` : `/auth/${page}?returnUrl=${encodeURIComponent(returnUrl)}`
}
