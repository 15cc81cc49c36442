/** Cookies by which the site knows a browser again, by account. */
export type Browsers = Map<string, string>

/** One sign-in from an address of its own; the status. With `browsers` from one that is known from its account's last sign-in on. */
export async function signIn(
  origin: string,
  email: string,
  password: string,
  from: number,
  browsers?: Browsers,
): Promise<number> {
  const cookie = browsers?.get(email)
  const answer = await fetch(`${origin}/api/session/login`, {
    method: 'POST',
    headers: {
      origin,
      'content-type': 'application/json',
      'x-forwarded-for': `10.${(from >> 16) & 255}.${(from >> 8) & 255}.${from & 255}`,
      ...(cookie && { cookie }),
    },
    body: JSON.stringify({ email, password }),
  })
  await answer.arrayBuffer()
  const own = answer.headers.getSetCookie().find((line) => /browser/.test(line))
  if (own) browsers?.set(email, own.split(';')[0] ?? '')
  return answer.status
}
