/** One sign-in from an address of its own; the status. */
export async function signIn(origin: string, email: string, password: string, from: number): Promise<number> {
  const answer = await fetch(`${origin}/api/session/login`, {
    method: 'POST',
    headers: {
      origin,
      'content-type': 'application/json',
      'x-forwarded-for': `10.${(from >> 16) & 255}.${(from >> 8) & 255}.${from & 255}`,
    },
    body: JSON.stringify({ email, password }),
  })
  await answer.arrayBuffer()
  return answer.status
}
