import assert from 'node:assert/strict'
import { generate } from 'otplib'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit, type Visitor } from '../support/browser'
import { accessibilityFaults } from '../support/look'
import { type OpenidPeer, startOpenid } from '../support/openid-provider'
import { freePort, type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'

const PASSWORD = 'foothold-demo-1'
const test = suite('ways to sign in, in the browser')
let browser: Browser
let site: RunningSite
let peer: OpenidPeer
/** By name, not by number: passkeys are bound to a name. */
let origin: string
test.before(async () => {
  const port = await freePort()
  origin = `http://localhost:${port}`
  peer = await startOpenid([`${origin}/api/session/openid/college/callback`])
  const { issuer, clientId, clientSecret } = peer
  const providers = [{ id: 'college', name: 'Deccan Institute', issuer, clientId, clientSecret }]
  site = await startSite({ PORT: String(port), OIDC_PROVIDERS: JSON.stringify(providers) })
  browser = await launch()
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
  await peer?.stop()
})

const signedIn = (word: string) => visit(browser, origin, { as: word })
const mailOf = (page: Page, to: string, about: string) =>
  until(`a mail "${about}" goes to ${to}`, async () => {
    const mails = (await (await page.request.get(`${origin}/api/mail/messages`)).json()) as Record<string, string>[]
    return mails.find((mail) => mail['to'] === to && mail['about'] === about)?.['text']
  })
/** The session ends elsewhere: this browser learns of it with its next call. */
const endSession = async ({ page, context }: Visitor) => {
  await context.request.post(`${origin}/api/session/logout`, { headers: { origin } })
  await page.goto('about:blank')
}
async function typePassword(page: Page, email: string) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await page.keyboard.press('Enter')
}
/** A device that keeps passkeys and says yes to whatever is asked, until it is told not to. */
async function giveAuthenticator({ page, context }: Visitor) {
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const keeps = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true }
  const options = { protocol: 'ctap2', transport: 'internal', ...keeps } as const
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options })
  const sayNothing = () => devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: false })
  return { sayNothing }
}
const isAccessible = async (page: Page) => assert.deepEqual(await accessibilityFaults(page), [])

test('a passkey is added, signs in without a name to the page one wanted, and is removed', async () => {
  const visitor = await signedIn('student')
  const { page, faults } = visitor
  await giveAuthenticator(visitor)
  await open(page, `${origin}/user/sign-in`)
  await page.getByText('Passkeys', { exact: true }).waitFor()
  await isAccessible(page)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText('Passkey added').waitFor()
  await endSession(visitor)
  await open(page, `${origin}/auth/login?returnUrl=%2Flegal%2Fterms-of-use`)
  // A browser may offer the passkey by itself, and the page is left before the button is pressed.
  const there = page.waitForURL('**/legal/terms-of-use')
  await Promise.race([page.getByRole('button', { name: 'Continue with a passkey' }).click(), there])
  await there
  await open(page, `${origin}/user/sign-in`)
  await page.getByRole('button', { name: /^Remove / }).click()
  await page.getByRole('button', { name: 'Remove the passkey' }).click()
  await page.getByText('Passkey removed').waitFor()
  assert.equal(await page.getByRole('button', { name: 'Rename' }).count(), 0)
  assert.deepEqual(
    faults.filter((each) => !/ 401 .*\/api\/session\/(me|logout)$/.test(each)),
    [],
  )
  await visitor.close()
})

test('after a password a passkey is offered, once; from then on the browser offers it below the address, without a button', async () => {
  const visitor = await visit(browser, origin)
  const { page } = visitor
  const device = await giveAuthenticator(visitor)
  const login = `${origin}/auth/login?returnUrl=%2Flegal%2Fterms-of-use`
  await open(page, login)
  assert.equal(await page.getByLabel('Email', { exact: true }).getAttribute('autocomplete'), 'username webauthn')
  await typePassword(page, 'evaluator@demo.test')
  await page.getByRole('heading', { name: 'Next time, no password' }).waitFor()
  await isAccessible(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.waitForURL('**/legal/terms-of-use')
  await endSession(visitor)
  const asked = page.waitForRequest(/\/api\/session\/passkeys\/use$/)
  await page.goto(login)
  await asked // nobody has pressed anything
  await page.waitForURL('**/legal/terms-of-use')

  await endSession(visitor)
  await device.sayNothing()
  await open(page, login)
  await typePassword(page, 'evaluator@demo.test')
  await page.waitForURL('**/legal/terms-of-use')
  await visitor.close()
})

test('the second factor is set up by scanning, shows its codes once, and is asked for after the password', async () => {
  const visitor = await signedIn('pro')
  const { page } = visitor
  await open(page, `${origin}/user/sign-in`)
  await page.getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up the second factor' })
  const secret = (await dialog.locator('code').textContent())?.replace(/\s/g, '') ?? ''
  await dialog.getByRole('img', { name: /QR code/ }).waitFor()
  await isAccessible(page)
  await dialog.getByRole('textbox').fill(await generate({ secret }))
  const codes = page.getByRole('dialog', { name: 'Keep these ten codes' })
  const code = await codes.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').first().innerText()
  await page.keyboard.press('Escape')
  await Promise.all([codes.getByText('Copy').click(), page.getByText(/codes are copied|by hand/).waitFor()])
  await codes.getByText('I have kept them').click()
  await codes.getByRole('button', { name: 'Done' }).click()
  await page.getByText('10 recovery codes left').waitFor()
  await endSession(visitor)
  await open(page, `${origin}/auth/login?returnUrl=%2Flegal%2Fterms-of-use`)
  await typePassword(page, 'pro@demo.test')
  await page.getByRole('heading', { level: 1, name: 'Code from your app' }).waitFor()
  await isAccessible(page)
  await page.getByLabel('Six-digit code').fill('000000')
  await page.getByText(/This code does not fit/).waitFor()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Verify' }).click()
  await page.waitForURL('**/legal/terms-of-use')
  await visitor.close()
})

test('a code of a mail signs in; a forgotten password is chosen anew by a link whose token leaves the address', async () => {
  const visitor = await signedIn('mentor')
  const { page } = visitor
  await endSession(visitor)
  await open(page, `${origin}/auth/login?returnUrl=%2Flegal%2Fterms-of-use`)
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await page.getByText('This is not an email address').waitFor()
  await page.getByLabel('Email', { exact: true }).fill('mentor@demo.test')
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await page.getByText(/Send again in 0:/).waitFor()
  const code = /^\d{6}$/m.exec(await mailOf(page, 'mentor@demo.test', 'session.code'))?.[0] ?? ''
  await page.getByLabel('Six-digit code').fill(code)
  await page.waitForURL('**/legal/terms-of-use')
  await endSession(visitor)
  await open(page, `${origin}/auth/login?returnUrl=%2Flegal%2Fterms-of-use%3Fa%3Db%23top`)
  await page.getByRole('button', { name: 'Forgot?' }).click()
  await page.getByLabel('Email', { exact: true }).fill('mentor@demo.test')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText('If this address has an account, a link is on its way.').waitFor()
  const link = /http\S+/.exec(await mailOf(page, 'mentor@demo.test', 'session.reset-password'))?.[0] ?? ''
  await open(page, link)
  await page.waitForURL(`${origin}/auth/reset-password`)
  await isAccessible(page)
  await page.getByRole('textbox', { name: 'New password' }).fill('plum lantern cobbler')
  await page.getByRole('button', { name: 'Save and log in' }).click()
  await page.waitForURL(`${origin}/legal/terms-of-use?a=b#top`)
  await visitor.close()
})

test('a provider signs in once the password has said whose account it is, and leads back to the page one wanted', async () => {
  peer.someone = { sub: 'w', email: 'intern@demo.test', email_verified: true, name: 'Dev Patel' }
  const first = await visit(browser, origin)
  await open(first.page, `${origin}/auth/login?returnUrl=%2Flegal%2Fterms-of-use`)
  await first.page.getByRole('button', { name: 'Deccan Institute' }).click()
  await first.page.getByRole('heading', { name: 'You have an account already' }).waitFor()
  await first.page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await first.page.getByRole('button', { name: 'Link and log in' }).click()
  await first.page.waitForURL('**/legal/terms-of-use')
  await first.close()
  const { page, close } = await visit(browser, origin)
  await open(page, `${origin}/auth/login?returnUrl=%2Flegal%2Fterms-of-use`)
  // No form of ours saw who came back: it is told all the same.
  const told = page.waitForResponse(/\/api\/session\/devices\/time-zone$/)
  await page.getByRole('button', { name: 'Deccan Institute' }).click()
  await page.waitForURL('**/legal/terms-of-use')
  assert.equal((await told).status(), 204)
  await open(page, `${origin}/user/sign-in`)
  await page.getByText('Deccan Institute').waitFor()
  await page.getByRole('button', { name: 'Unlink' }).click()
  await page.getByRole('dialog', { name: 'Unlink Deccan Institute?' }).getByRole('button', { name: 'Unlink' }).click()
  await page.getByText('It is unlinked').waitFor()
  assert.equal(await page.getByText('Deccan Institute', { exact: true }).count(), 0)
  await close()
})

test('a change of address asks both, after the password where the last proof is old, and stands on the page until it is done', async () => {
  const visitor = await signedIn('volunteer')
  const { page } = visitor
  // As after ten minutes: the first call is refused as the server would, the others reach it.
  let isRefused = false
  await page.route('**/api/session/email-change', async (route) => {
    if (isRefused) return route.continue()
    isRefused = true
    const body = { type: 'x', title: 'x', status: 403, detail: 'x', instance: 'x', code: 'proof-needed' }
    await route.fulfill({ status: 403, contentType: 'application/problem+json', body: JSON.stringify(body) })
  })
  await open(page, `${origin}/user/my-account`)
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByLabel('New email').fill('new@example.in')
  await page.getByRole('button', { name: 'Ask both addresses' }).click()
  const proof = page.getByRole('dialog', { name: 'Is it you?' })
  await proof.getByRole('textbox', { name: 'Password' }).fill(PASSWORD)
  await proof.getByRole('button', { name: 'It is me' }).click()
  await page.getByText('Changing to new@example.in').waitFor()
  for (const [to, side] of [
    ['volunteer@demo.test', 'old'],
    ['new@example.in', 'new'],
  ] as const) {
    await open(page, /http\S+/.exec(await mailOf(page, to, `session.email-${side}`))?.[0] ?? '')
    await page.getByRole('button', { name: 'Yes, do it' }).click()
    await page
      .getByRole('status')
      .filter({ hasText: side === 'old' ? 'other address' : 'new address now' })
      .waitFor()
  }
  await open(page, `${origin}/user/my-account`)
  await page.locator('#main').getByText('new@example.in', { exact: true }).waitFor()
  await visitor.close()
})

test.run()
