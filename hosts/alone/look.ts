/** Where the overview of what is under the lamp stands. */
export const OVERVIEW = '/__alone'

/** Names who looks: a demo account's word, or `nobody`. */
export const LOOK_COOKIE = 'alone_as'

export const NOBODY = 'nobody'

/** Looks as somebody else from now on, and comes back to where a guard turned one away. */
export function lookAs(word: string): void {
  document.cookie = `${LOOK_COOKIE}=${word}; Path=/; SameSite=Strict`
  const from = new URLSearchParams(location.search).get('returnUrl')
  if (from?.startsWith('/') && !from.startsWith('//')) location.assign(from)
  else location.reload()
}
