import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { apiSettings, bootApi, type TestApi } from '../../../support/api'
import { type SmtpPeer, startSmtpPeer } from '../../../support/smtp-peer'
import { until } from '../../../support/waiting'
import { codeIn, createJar, signUp, tokenIn } from '../house'

const mails = suite('mails of sign-in, over SMTP')
let peer: SmtpPeer
let api: TestApi
mails.before(async () => {
  peer = await startSmtpPeer()
  const { mail } = apiSettings('/tmp')
  api = await bootApi([], { kind: 'embedded', settings: { mail: { ...mail, smtpUrl: peer.url } } })
})
mails.after(async () => {
  await api?.dispose()
  await peer?.close()
})

/** The part that a reader without pictures sees. */
function textOf(message: string): string {
  const part = message.split(/\r\n--/).find((each) => /^content-type: text\/plain/im.test(each)) ?? ''
  const [head = '', body = ''] = part.split(/\r\n\r\n([^]*)/)
  const decoded = /^content-transfer-encoding: base64/im.test(head)
    ? Buffer.from(body, 'base64')
    : /^content-transfer-encoding: quoted-printable/im.test(head)
      ? Buffer.from(
          body.replace(/=\r\n/g, '').replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16))),
          'latin1',
        )
      : Buffer.from(body)
  return decoded.toString('utf8').replace(/\r/g, '')
}

const arrived = (to: string, subject: RegExp) =>
  until(`a mail to ${to} arrives`, () =>
    peer.received.find((each) => new RegExp(`^to: .*${to}`, 'im').test(each) && subject.test(each)),
  )

mails('a code and a link reach a real server, readable as plain text, and open what they are for', async () => {
  await signUp(api, 'post@example.in')
  const jar = createJar(api.origin)
  await jar.post('/api/session/codes', { email: 'post@example.in' })
  const text = textOf(await arrived('post@example.in', /^subject: \d{6} is your code/im))
  const code = codeIn({ id: 0, to: '', about: '', subject: '', text })
  assert.match(text, /It is good for ten minutes, once, and in that browser only\./)
  const use = () => jar.post('/api/session/codes/use', { email: 'post@example.in', code })
  assert.deepEqual([(await use()).status, (await use()).status], [200, 422])
  await api.nobody.post('/api/session/password/forgot', { email: 'post@example.in' })
  const reset = textOf(await arrived('post@example.in', /^subject: Choose a new password/im))
  assert.match(reset, /^http:\/\/localhost:4000\/auth\/reset-password\?token=[\w-]{43}$/m)
})

mails('the link of a lost password leads on to where one wanted to go, on this site and nowhere else', async () => {
  const linkFor = async (email: string, returnUrl: string) => {
    await signUp(api, email)
    await api.nobody.post('/api/session/password/forgot', { email, returnUrl })
    const text = textOf(await arrived(email, /^subject: Choose a new password/im))
    return new URL(/^http\S+reset-password\S+$/m.exec(text)?.[0] ?? '').searchParams.get('returnUrl')
  }
  const wanted = '/internships?city=Pune#results'
  assert.deepEqual(
    [await linkFor('back@example.in', wanted), await linkFor('away@example.in', 'https://evil.example/')],
    [wanted, null],
  )
})

mails('links that a real server delivered work once: opened twice they say so, and change nothing', async () => {
  const email = 'once@example.in'
  const jar = await signUp(api, email)
  const tokenOf = async (subject: RegExp) => {
    const text = textOf(await arrived(email, subject))
    return tokenIn({ id: 0, to: '', about: '', subject: '', text })
  }
  const twice = async (path: string, body: object) => {
    const [first, second] = [await jar.post(path, body), await jar.post(path, body)]
    assert.ok(first.status < 300, `${path}: ${JSON.stringify(first.body)}`)
    assert.deepEqual([second.status, second.body.code], [410, 'link-expired'], path)
    return first.body
  }
  await twice('/api/session/verify-email', { token: await tokenOf(/^subject: \d{6} is your Foothold code/im) })
  await jar.post('/api/session/email-change', { email: 'twice@example.in' })
  const answers = '/api/session/email-change/answer'
  const [old] = [await tokenOf(/^subject: .*address/im)]
  assert.equal((await twice(answers, { token: old })).outcome, 'waiting')
  await jar.post('/api/session/password/forgot', { email })
  const token = await tokenOf(/^subject: Choose a new password/im)
  await twice('/api/session/password/reset', { token, password: 'plum lantern cobbler' })
  assert.equal((await jar.get('/api/session/me')).status, 200, 'the first opening signed in')
})

mails('in Hindi it is Hindi', async () => {
  await signUp(api, 'hindi@example.in')
  await api.nobody.post('/api/session/codes', { email: 'hindi@example.in' }, { cookie: 'unLang=hn' })
  const message = await arrived('hindi@example.in', /^subject: =\?UTF-8/im)
  assert.match(textOf(message), /नमस्ते/)
})

mails.run()
