import { Agent, request } from 'node:http'

/** Cookies by which the site knows a browser again, by account. */
export type Browsers = Map<string, string>

// Who asks shares the cores with who answers: `fetch` costs as much as a third of a hash.
const agent = new Agent({ keepAlive: true })

/** One sign-in from an address of its own; the status. With `browsers` from one that is known from its account's last sign-in on. */
export function signIn(
  origin: string,
  email: string,
  password: string,
  from: number,
  browsers?: Browsers,
): Promise<number> {
  const body = JSON.stringify({ email, password })
  const cookie = browsers?.get(email)
  const headers = {
    origin,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': `10.${(from >> 16) & 255}.${(from >> 8) & 255}.${from & 255}`,
    ...(cookie && { cookie }),
  }
  return new Promise((done, fail) => {
    const asked = request(`${origin}/api/session/login`, { method: 'POST', headers, agent }, (answer) => {
      const own = answer.headers['set-cookie']?.find((line) => /browser/.test(line))
      if (own) browsers?.set(email, own.split(';')[0] ?? '')
      answer.resume()
      answer.once('end', () => done(answer.statusCode ?? 0))
      answer.once('error', fail)
    })
    asked.once('error', fail)
    asked.end(body)
  })
}
