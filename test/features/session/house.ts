import { sealShareLink } from '../../../features/session/server/share-link/share-links'
import { callerOf, type Caller, cookiesOf, type Reply, type TestApi } from '../../support/api'
import { until } from '../../support/waiting'

interface SentMail {
  readonly id: number
  readonly to: string
  readonly about: string
  readonly subject: string
  readonly text: string
}

/** The latest mail about something to an address; `after` the one that is known. */
export function mailTo(api: TestApi, to: string, about: string, after = 0): Promise<SentMail> {
  return until(`a mail "${about}" goes to ${to}`, async () => {
    const { body } = await api.nobody.get('/api/mail/messages')
    return (body as readonly SentMail[])
      .filter((mail) => mail.to === to && mail.about === about && mail.id > after)
      .sort((a, b) => b.id - a.id)[0]
  })
}

export const tokenIn = ({ text }: SentMail) => /token=([\w-]+)/.exec(text)?.[1] ?? ''
export const codeIn = ({ text }: SentMail) => /^(\d{6})$/m.exec(text)?.[1] ?? ''

/** A browser: it keeps the cookies that it is given. */
export interface Jar extends Caller {
  readonly cookies: ReadonlyMap<string, string>
}

export function createJar(origin: string): Jar {
  const cookies = new Map<string, string>()
  async function call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await callerOf(origin, cookie || undefined).call(method, path, body, headers)
    for (const each of cookiesOf(reply).split('; ').filter(Boolean)) {
      const [name = '', value = ''] = each.split('=', 2)
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    return reply
  }
  return {
    cookies,
    call,
    get: (path, headers) => call('GET', path, undefined, headers),
    post: (path, body, headers) => call('POST', path, body, headers),
    put: (path, body, headers) => call('PUT', path, body, headers),
    delete: (path, headers) => call('DELETE', path, undefined, headers),
  }
}

/** Signed up in a browser of their own. */
export async function signUp(api: TestApi, email: string, password = 'seven monsoon kites'): Promise<Jar> {
  const jar = createJar(api.origin)
  const { status, body } = await jar.post('/api/session/signup', { name: 'Nisha Rao', email, password })
  if (status !== 202 || !body.signedIn) throw new Error(`${email} could not sign up: ${JSON.stringify(body)}`)
  return jar
}

/** Signed up, and the address proved by the code of the first mail. */
export async function signUpProved(api: TestApi, email: string): Promise<Jar> {
  const jar = await signUp(api, email)
  const code = codeIn(await mailTo(api, email, 'session.verify-email'))
  const { status, body } = await jar.post('/api/session/sign-up/code', { code })
  if (status !== 200) throw new Error(`${email} could not be proved: ${JSON.stringify(body)}`)
  return jar
}

/** Another address for whoever this is. */
export async function addAddress(api: TestApi, jar: Caller, email: string): Promise<Reply> {
  const asked = await jar.post('/api/session/addresses', { email })
  if (asked.status !== 202) return asked
  const code = codeIn(await mailTo(api, email, 'session.address-code'))
  return jar.post('/api/session/addresses/prove', { email, code })
}

/** A partner whose links `signUpByPartner` opens: to be named in the house's settings. */
export const partner = { id: 'deccan', key: Buffer.alloc(32, 7).toString('base64'), name: 'Deccan Connect' }

/** Come by a partner's link: signed in, without a password. */
export async function signUpByPartner(api: TestApi, email: string, now = new Date()): Promise<Jar> {
  const jar = createJar(api.origin)
  const esd = sealShareLink(partner, { email, name: 'Asha Kulkarni' }, now)
  const link = new URLSearchParams({ esd, esk: partner.id })
  const { encData } = (await jar.get(`/api/verify-external-source-data?${link}`)).body.data
  const { body } = await jar.post('/api/session/share-link', { encData })
  if (!body.signedIn) throw new Error(`${email} could not come by a link: ${JSON.stringify(body)}`)
  return jar
}
