import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, BrowserContext, Request } from 'playwright-core'
import { suite } from 'uvu'
import { launch, visit } from '../support/browser'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'

const test = suite('pages of another origin, in the browser')
let site: RunningSite
let browser: Browser
let stranger: Server
let port: number
test.before(async () => {
  site = await startSite()
  browser = await launch()
  stranger = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end('<!doctype html><title>Win a phone</title><p>Press here')
  })
  await new Promise<void>((done) => stranger.listen(0, '127.0.0.1', done))
  port = (stranger.address() as AddressInfo).port
})
test.after(async () => {
  await browser?.close()
  stranger?.close()
  await site?.stop()
})

interface Target {
  readonly method: string
  readonly url: string
  /** As its own pages would send it. */
  readonly body: string
}
/** What a change would look like whose only fault is where it comes from. */
const bodies: Readonly<Record<string, object>> = {
  '/api/session/logout-devices': { mode: 'all' },
  '/api/session/lock': { idleSince: '2026-01-01T00:00:00.000Z' },
  '/api/session/phone': { phone: '98765 43210' },
  '/api/session/email-change': { email: 'stranger@example.in' },
  '/api/session/password': { password: 'plum lantern cobbler' },
  '/api/profile/username': { username: 'taken-over' },
  '/api/profile/own/hobbies': { name: 'Phishing', note: null },
}

/** All endpoints that change something, from the documentation that is made of them. */
async function targets(): Promise<readonly Target[]> {
  const { paths } = (await (await fetch(`${site.origin}/docs/json`)).json()) as { paths: Record<string, object> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'get')
      .map((method) => ({
        method: method.toUpperCase(),
        url: site.origin + path.replace(/\{[^}]+\}/g, '1'),
        body: JSON.stringify(bodies[path] ?? {}),
      })),
  )
}

/** What the student has, and what of it somebody could want to change. */
async function state(context: BrowserContext): Promise<string> {
  const paths = ['session/me', 'session/settings/account', 'session/settings/sign-in', 'session/devices', 'privacy']
  const own = ['profile/own', 'profile/privacy', 'session/accounts', 'session/sign-in-events', 'registrations/mine']
  const answers: unknown[] = []
  for (const path of [...paths, ...own]) {
    const answer = await context.request.get(`${site.origin}/api/${path}`)
    assert.equal(answer.status(), 200, path)
    answers.push(await answer.json())
  }
  return JSON.stringify(answers)
}

/** Forms for all that forms can do, fetch and beacons for what they cannot; ends when everything was answered or refused. */
async function attack(targets: readonly Target[]) {
  const loads: Promise<unknown>[] = []
  const scripts: { url: string; said: Promise<string> }[] = []
  for (const [at, { method, url, body }] of targets.entries()) {
    const types = method === 'POST' ? ['text/plain', 'application/json'] : ['application/json']
    for (const type of types) {
      const mode = type === 'text/plain' ? ('no-cors' as const) : ('cors' as const)
      const init = { method, mode, body, credentials: 'include' as const, headers: { 'content-type': type } }
      scripts.push({ url, said: fetch(url, init).then((answer) => answer.type, String) })
    }
    if (method !== 'POST') continue
    navigator.sendBeacon(url, new Blob([body], { type: 'text/plain' }))
    const frame = Object.assign(document.createElement('iframe'), { name: `sink-${at}` })
    const form = Object.assign(document.createElement('form'), { method, action: url, target: frame.name })
    form.enctype = 'text/plain'
    form.append(Object.assign(document.createElement('input'), { name: body.slice(0, -1), value: '}' }))
    document.body.append(frame, form)
    loads.push(new Promise((done) => frame.addEventListener('load', done, { once: true })))
    form.submit()
  }
  // Not for ever: once a run stood still here. That each form was answered is asserted below, by what the site counts and by each response.
  await Promise.race([Promise.all(loads), new Promise((done) => setTimeout(done, 30_000))])
  return Promise.all(scripts.map(async ({ url, said }) => `${url}: ${await said}`))
}

/** How the site has answered changes until now, by status: what it counts itself, for browsers do not show it all. */
async function counts(): Promise<Readonly<Record<string, number>>> {
  const sums: Record<string, number> = {}
  const text = await (await fetch(`${site.origin}/metrics`)).text()
  for (const [, labels = '', count] of text.matchAll(/^http_request_seconds_count\{(.*)\} (\d+)$/gm)) {
    const [method, status] = ['method', 'status'].map((name) => new RegExp(`${name}="(\\w+)"`).exec(labels)?.[1] ?? '')
    if (!['GET', 'HEAD', 'OPTIONS'].includes(method ?? ''))
      sums[status ?? ''] = (sums[status ?? ''] ?? 0) + Number(count)
  }
  return sums
}

for (const host of ['127.0.0.1', 'localhost']) {
  // Another port of the same name is the same site to cookies: they are sent along, and only the check of the origin stands.
  const isSameSite = host === '127.0.0.1'
  test(`forms and scripts of http://${host} change nothing for somebody who is signed in`, async () => {
    const { page, context, close } = await visit(browser, site.origin, { as: 'student' })
    const before = await state(context)
    const all = await targets()
    assert.ok(all.length > 60, `${all.length} endpoints that change something`)
    const earlier = await counts()
    const forms: Request[] = []
    page.on('response', (response) => void (response.frame() !== page.mainFrame() && forms.push(response.request())))
    await page.goto(`http://${host}:${port}/`)
    const read = await page.evaluate(attack, all)

    // A form and a script each; beacons come when they come, and are counted with whatever is there.
    const simple = all.filter(({ method }) => method === 'POST').length
    const refusals = async () => ((await counts())['403'] ?? 0) - (earlier['403'] ?? 0)
    await until('everything is answered', async () => (await refusals()) >= simple * 2)
    const later = await counts()
    const added = Object.keys(later).filter((status) => later[status] !== (earlier[status] ?? 0))
    assert.deepEqual(added, ['403'])
    const sent = await Promise.all(forms.map((each) => each.headerValue('cookie')))
    assert.equal(sent.length, simple)
    assert.equal(
      sent.some((cookie) => cookie?.includes('foothold=')),
      isSameSite,
    )
    assert.deepEqual(
      read.filter((each) => !/: (opaque|TypeError: Failed to fetch)$/.test(each)),
      [],
    )
    assert.equal(await state(context), before)
    await close()
  })
}

test('the same calls from a page of the site do what they say: what was refused was where they came from', async () => {
  const { page, context, close } = await visit(browser, site.origin, { as: 'pro' })
  const before = await state(context)
  await page.goto(`${site.origin}/legal/cookies`)
  const phone = { method: 'PUT', url: `${site.origin}/api/session/phone`, body: '{"phone":"98765 43210"}' }
  assert.deepEqual(await page.evaluate(attack, [phone]), [`${phone.url}: basic`])
  assert.notEqual(await state(context), before)
  await close()
})

test('another origin reads nothing of what one is signed in to, and cannot put the site into a frame', async () => {
  const { page, close } = await visit(browser, site.origin, { as: 'student' })
  await page.goto(`http://127.0.0.1:${port}/`)
  const read = await page.evaluate(
    (url) => fetch(url, { credentials: 'include' }).then((answer) => answer.text(), String),
    `${site.origin}/api/session/me`,
  )
  assert.match(read, /^TypeError: Failed to fetch/)
  const framed = page.waitForEvent('console', (message) => /frame/i.test(message.text()))
  await page.evaluate(
    (url) => document.body.append(Object.assign(document.createElement('iframe'), { src: url })),
    `${site.origin}/user/my-account`,
  )
  assert.match((await framed).text(), /X-Frame-Options|frame-ancestors/)
  await close()
})

test.run()
