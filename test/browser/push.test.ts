import assert from 'node:assert/strict'
import type { Browser, Worker } from 'playwright-core'
import { suite } from 'uvu'
import type { PushMessage } from '../../features/notifications/contract/wire-push'
import { launch, open, visit, type Visitor, windowed } from '../support/browser'
import { pause } from '../support/clock'
import { createPushBrowser, type PushService, startPushService } from '../support/push-service'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'
import { underWorker } from '../support/worker'

const test = suite('web push, in the browser')
let browser: Browser
let site: RunningSite
let service: PushService
test.before(async () => {
  service = await startPushService()
  const env = { PUSH_HOSTS: '127.0.0.1', FEATURES_OFF: 'gamification' } // whose badges are told as well
  ;[browser, site] = await Promise.all([launch([], windowed || undefined), startSite(env)])
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
  await service?.close()
})

const call = async ({ context }: Visitor, method: 'POST' | 'PUT', path: string, data?: object) => {
  const answer = await context.request.fetch(site.origin + path, { method, data, headers: { origin: site.origin } })
  assert.ok(answer.ok(), `${path} answers ${answer.status()}`)
  return answer
}

/**
 * Somebody whose browser takes pushes, with a page under the worker. Chromium without a head has no push service of its own: the test is it, opens what the
 * server sealed for this browser and hands it to the worker by the debugger.
 */
async function subscribed(word: string) {
  const visitor = await visit(browser, site.origin, { as: word, serviceWorkers: 'allow' })
  const { page, context } = visitor
  await context.grantPermissions(['notifications'], { origin: site.origin })
  const keys = createPushBrowser(service.addressOf(word))
  await call(visitor, 'PUT', '/api/notifications/push/device', keys.subscription)
  const debug = await context.newCDPSession(page)
  let registrationId = ''
  debug.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.find(({ isDeleted }) => !isDeleted)?.registrationId ?? registrationId
  })
  await debug.send('ServiceWorker.enable')
  // The stream tells of the same news: here it is about what the worker says.
  await page.route(/\/api\/live/, (route) => route.abort())
  let [taken, worker] = [0, undefined as Worker | undefined]
  return {
    ...visitor,
    async openPage(path: string) {
      await open(page, site.origin + path)
      await underWorker(page)
      worker = context.serviceWorkers()[0]
      await until('the worker is registered', () => registrationId)
    },
    worker: () => worker as Worker,
    /** The next push of the server, as it reaches this browser. */
    async arrive(): Promise<PushMessage['data']> {
      const mine = () => service.calls.filter(({ path }) => path === `/${word}`)
      const sealed = await until('the server pushes', () => mine()[taken]?.body)
      taken += 1
      const message = keys.read(sealed)
      const data = JSON.stringify(message)
      await debug.send('ServiceWorker.deliverPushMessage', { origin: site.origin, registrationId, data })
      return message.data
    },
  }
}
type Subscribed = Awaited<ReturnType<typeof subscribed>>

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: object
  dispatchEvent(event: Event): boolean
}

/** What the system shows now. */
const shown = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as WorkerScope
    return (await registration.getNotifications()).map(({ title, body, icon, tag, data }) => ({
      ...{ title, body, tag, data, icon: new URL(icon).pathname },
    }))
  })

/** Somebody presses the notification. Opening windows is what Chromium allows to people only: that is noted instead. */
const press = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as WorkerScope
    const [did, waits]: [string[], Promise<unknown>[]] = [[], []]
    Object.assign(scope.clients, { openWindow: async (url: string) => did.push(`opens ${url}`) })
    const [notification] = await scope.registration.getNotifications()
    const more = { notification, waitUntil: (wait: Promise<unknown>) => waits.push(wait) }
    scope.dispatchEvent(Object.assign(new Event('notificationclick'), more))
    await Promise.all(waits)
    return did
  })

const corner = ({ page }: Subscribed) => page.locator('section[class*="corner"]')
const toast = (who: Subscribed, title: string) => corner(who).filter({ hasText: title })

/** Keeps what the corner of toasts says from now on, however short. */
const noteToasts = (who: Subscribed) =>
  corner(who).evaluate((element) => {
    const said: string[] = []
    const all = { childList: true, subtree: true, characterData: true }
    new MutationObserver(() => void said.push(element.textContent ?? '')).observe(element, all)
    Object.assign(window, { said })
  })
const noted = ({ page }: Subscribed) => page.evaluate(() => (window as unknown as { said: string[] }).said.join('\n'))

const inSystem = windowed ? test : test.skip
inSystem(
  'with no page in front the system shows what the server says, and a press opens what it is about',
  async () => {
    const student = await subscribed('student')
    const { page } = student
    await student.openPage('/internships')
    await call(student, 'POST', '/api/notifications/test')
    await page.goto('about:blank')
    const { title, body, urlToOpen, tag, icon } = await student.arrive()
    assert.deepEqual([title, urlToOpen], ['This is a test', '/user/notifications'])
    await until('it is shown', async () => (await shown(student.worker())).length === 1)
    assert.deepEqual(await shown(student.worker()), [{ title, body, icon, tag, data: { urlToOpen } }])
    assert.deepEqual(await press(student.worker()), [`opens ${site.origin}/user/notifications`])
    assert.deepEqual(await shown(student.worker()), [], 'it is gone')
    await student.close()
  },
)

test('a page in front shows it itself, for five seconds; the system shows nothing', async () => {
  const pro = await subscribed('pro')
  const { page } = pro
  await page.clock.install()
  await pro.openPage('/internships')
  await corner(pro).waitFor({ state: 'attached' })
  await pause(page)
  await call(pro, 'POST', '/api/notifications/test')
  const { title } = await pro.arrive()
  const card = toast(pro, title)
  await until('the page shows it', async () => {
    await page.clock.runFor(20)
    return (await card.count()) === 1
  })
  await page.clock.runFor(4960)
  assert.equal(await card.count(), 1, 'just before')
  await page.clock.runFor(60)
  await card.waitFor({ state: 'detached' })
  assert.deepEqual(await shown(pro.worker()), [])
  await pro.close()
})

test('what pages shall not show they do not: bWebAppStopNotification', async () => {
  const recruiter = await subscribed('recruiter')
  await recruiter.openPage('/internships')
  await corner(recruiter).waitFor({ state: 'attached' })
  await noteToasts(recruiter)
  const admin = await visit(browser, site.origin, { as: 'admin' })
  const content = {
    ...{ titleEn: 'Without a toast', textEn: 'x', titleHi: 'x', textHi: 'x', actionUrl: '/' },
    ...{ audience: { role: ['recruiter'] }, channels: ['push'], isSilent: true },
  }
  const { id } = await (await call(admin, 'POST', '/api/notifications/campaigns', content)).json()
  await call(admin, 'POST', `/api/notifications/campaigns/${id}/send`, { version: 1, sendAt: null })
  await admin.close()
  const silent = await recruiter.arrive()
  assert.deepEqual([silent.title, silent.bWebAppStopNotification], ['Without a toast', true])
  await call(recruiter, 'POST', '/api/notifications/test')
  await recruiter.arrive()
  await toast(recruiter, 'This is a test').waitFor()
  assert.doesNotMatch(await noted(recruiter), /Without a toast/)
  await recruiter.close()
})

test.run()
