import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { personalRecords } from '../../../../features/data/contract'
import { isPushService } from '../../../../features/notifications/server/push/push-hosts'
import { eachDatabase } from '../../../support/database'
import { createPushBrowser, type PushService, startPushService } from '../../../support/push-service'
import { until } from '../../../support/waiting'
import { codeIn, createJar, mailTo, signUp } from '../../session/house'
import { bootPipeline, NOW, type PipelineHouse } from '../pipeline-house'

eachDatabase((kind) => {
  const test = suite(`notifications, web push, ${kind}`)
  let house: PipelineHouse
  let service: PushService
  test.before(async () => {
    service = await startPushService()
    const settings = { publicUrl: 'http://localhost:4000', pushHosts: ['127.0.0.1'] }
    house = await bootPipeline(kind, [], { notifications: settings })
  })
  test.before.each(() => {
    service.calls.length = 0
    service.answer = () => 201
    return house.begin()
  })
  test.after(async () => {
    await house?.dispose()
    await service?.close()
  })

  const DEVICE = '/api/notifications/push/device'
  const subscribe = async (word: string, path: string) => {
    const browser = createPushBrowser(service.addressOf(path))
    assert.equal((await (await house.as(word)).put(DEVICE, browser.subscription)).status, 204)
    return browser
  }

  test('what is told reaches the browser sealed, under the names of the specification', async () => {
    const browser = await subscribe('student', 'student')
    await house.tell('student', 'Pushed')
    await house.deliver()
    assert.equal(service.calls.length, 1)
    const [call] = service.calls
    assert.ok(call)
    assert.match(call.authorization, /^vapid t=[\w-]+\.[\w-]+\.[\w-]+, ?k=[\w-]{87}$/)
    const { data } = browser.read(call.body)
    const [row] = await house.bell('student')
    assert.deepEqual(data, {
      title: 'Somebody withdrew from “Pushed”',
      body: 'The seat is free again by itself; 1 are left.',
      icon: '/favicon.svg',
      urlToOpen: '/internships/design-1',
      action: 'See who is left',
      from: 'Lumio Labs',
      tag: data.tag,
      notificationId: row.id,
    })
    assert.match(data.tag, /^notice-\d+$/)
    const { body } = await (await house.as('student')).get('/api/notifications/push/key')
    assert.ok(call.authorization.endsWith(body.publicKey), 'the key that browsers are given')
  })

  test('what pages shall not show carries the flag of the specification', async () => {
    const browser = await subscribe('recruiter', 'recruiter')
    const admin = await house.as('admin')
    const content = {
      ...{ titleEn: 'Silent', textEn: 'x', titleHi: 'x', textHi: 'x', actionUrl: '/' },
      ...{ audience: { role: ['recruiter'] }, channels: ['push'], isSilent: true },
    }
    const { id } = (await admin.post('/api/notifications/campaigns', content)).body
    await admin.post(`/api/notifications/campaigns/${id}/send`, { version: 1, sendAt: null })
    for (let turn = 0; turn < 100 && service.calls.length === 0; turn++) await house.deliverAt(NOW)
    assert.ok(service.calls[0])
    const { data } = browser.read(service.calls[0].body)
    assert.deepEqual([data.title, data.bWebAppStopNotification, data.notificationId], ['Silent', true, undefined])
    assert.equal((await house.bell('recruiter')).length, 0)
  })

  test('a device that its service does not know any more is forgotten; one that is out of order is tried again', async () => {
    await subscribe('pro', 'pro')
    service.answer = () => 503
    await house.tell('pro', 'Later')
    await house.deliver()
    assert.equal(service.calls.length, 1)
    service.answer = () => 410
    await house.deliverAt(new Date(NOW.getTime() + 60_000))
    assert.equal(service.calls.length, 2)
    await house.tell('pro', 'Nobody there')
    await house.deliver()
    assert.equal(service.calls.length, 2)
  })

  test('one device that is refused for good is forgotten, and spoils nothing for the others of its person', async () => {
    await subscribe('evaluator', 'refused')
    await subscribe('evaluator', 'taken')
    for (const status of [400, 403]) {
      await subscribe('evaluator', 'refused')
      service.calls.length = 0
      service.answer = () => (service.calls.length === 0 ? status : 201)
      await house.tell('evaluator', `Refused with ${status}`)
      await house.deliver()
      await house.deliverAt(new Date(NOW.getTime() + 2 * 60_000))
      assert.deepEqual(service.calls.map((call) => call.status).toSorted(), [201, status].toSorted(), 'tried once each')
      house.setNow(NOW)
    }
    assert.deepEqual(
      [...new Set(await house.states('evaluator'))].filter((state) => state !== 'sent'),
      ['waiting'],
    )
  })

  test('keys that no browser makes are refused at once', async () => {
    const pro = await house.as('pro')
    const { endpoint, keys } = createPushBrowser(service.addressOf('keys')).subscription
    const put = async (more: object) => (await pro.put(DEVICE, { endpoint, keys: { ...keys, ...more } })).status
    assert.deepEqual([await put({ auth: 'a'.repeat(20) }), await put({ p256dh: 'B'.repeat(60) })], [422, 422])
  })

  test('a browser is whoever’s signed in there last, can be switched off, and goes with its person', async () => {
    const { subscription } = await subscribe('volunteer', 'shared')
    const intern = await house.as('intern')
    assert.equal((await intern.put(DEVICE, subscription)).status, 204)
    await house.tell('volunteer', 'Not here')
    await house.deliver()
    assert.equal(service.calls.length, 0)
    assert.equal((await intern.post(`${DEVICE}/remove`, { endpoint: subscription.endpoint })).status, 204)
    await intern.put(DEVICE, subscription)
    const records = house.kernel.get(personalRecords)
    const id = await house.person('intern')
    assert.match(JSON.stringify((await records.export(id))['notifications.notifications']), /127\.0\.0\.1/)
    await records.erase(id)
    assert.doesNotMatch(JSON.stringify((await records.export(id))['notifications.notifications']), /127\.0\.0\.1/)
  })

  test('a disabled account gets nothing, and who claims one that a stranger signed up with is read by nobody else', async () => {
    const email = 'pushed@demo.test'
    const stranger = await signUp(house, email)
    const id = await house.person('pushed')
    assert.equal(
      (await stranger.put(DEVICE, createPushBrowser(service.addressOf('stranger')).subscription)).status,
      204,
    )
    const change = async (what: string) =>
      (await house.as('admin')).post(`/api/session/rights/${id}/${what}`, { reason: 'For a test' })
    assert.equal((await change('disable')).status, 204)
    await house.tell('pushed', 'Disabled')
    await house.deliver()
    await house.deliverAt(new Date(NOW.getTime() + 2 * 3_600_000))
    assert.deepEqual([service.calls.length, (await house.mails('pushed')).length], [0, 0])
    assert.deepEqual([...new Set(await house.states('pushed'))], ['dropped'])

    const records = house.kernel.get(personalRecords)
    const held = async () => JSON.stringify((await records.export(id))['notifications.notifications'])
    await until('the device is forgotten', async () => !(await held()).includes('127.0.0.1'))

    assert.equal((await change('enable')).status, 204)
    const credentials = { email, password: 'seven monsoon kites' }
    assert.equal((await stranger.post('/api/session/login', credentials)).status, 200)
    await stranger.put(DEVICE, createPushBrowser(service.addressOf('stranger')).subscription)
    await house.tell('pushed', 'Open')
    await house.deliver()
    assert.equal(service.calls.length, 1)
    const owner = createJar(house.origin)
    await owner.post('/api/session/codes', { email })
    const code = codeIn(await mailTo(house, email, 'session.code'))
    assert.equal((await owner.post('/api/session/codes/use', { email, code })).status, 200)
    await until('the device is forgotten once more', async () => !(await held()).includes('127.0.0.1'))
  })

  test('a session that ends takes its browser’s pushes along, and leaves those of the others', async () => {
    const email = 'two.phones@demo.test'
    const here = await signUp(house, email)
    const lost = createJar(house.origin)
    house.setNow(new Date(NOW.getTime() + 2 * 3_600_000)) // this address has tried to log in often enough
    const login = await lost.post('/api/session/login', { email, password: 'seven monsoon kites' })
    assert.deepEqual([login.status, (await here.get('/api/session/me')).status], [200, 200])
    for (const [jar, name] of [
      [here, 'kept-phone'],
      [lost, 'lost-phone'],
    ] as const) {
      const answer = await jar.put(DEVICE, createPushBrowser(service.addressOf(name)).subscription)
      assert.equal(answer.status, 204, name)
    }
    const records = house.kernel.get(personalRecords)
    const id = await house.person('two.phones')
    const devices = async () =>
      ((await records.export(id))['notifications.notifications'] as { devices: readonly unknown[] }).devices.length
    assert.equal(await devices(), 2)
    assert.equal((await here.post('/api/session/logout-devices', { mode: 'others' })).status, 204)
    await until('the lost phone is forgotten', async () => (await devices()) < 2)
    house.setNow(NOW)
    await house.tell('two.phones', 'Still here')
    await house.deliver()
    assert.deepEqual(
      service.calls.map(({ path }) => path),
      ['/kept-phone'],
    )
  })

  test('addresses that are no push service are refused: they could be inside our own network', async () => {
    const pro = await house.as('pro')
    const { keys } = createPushBrowser('x').subscription
    const put = async (endpoint: string) => (await pro.put(DEVICE, { endpoint, keys })).body.code
    assert.equal(await put('https://169.254.169.254/latest'), 'push-service-unknown')
    assert.equal(await put('https://fcm.googleapis.com.evil.example/x'), 'push-service-unknown')
    assert.equal(await put('https://[no-address'), 'push-service-unknown')
    assert.equal(isPushService('https://fcm.googleapis.com/fcm/send/x', []), true)
    assert.equal(isPushService('http://fcm.googleapis.com/fcm/send/x', []), false)
    assert.equal(isPushService('https://api.push.apple.com/x', []), true)
    assert.equal((await house.nobody.get('/api/notifications/push/key')).status, 401)
  })

  test.run()
})
