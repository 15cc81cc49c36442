import assert from 'node:assert/strict'
import { suite } from 'uvu'
import webPush from 'web-push'
import type { Item, Parcel } from '../../../../features/notifications/contract'
import { messageOf } from '../../../../features/notifications/server/push/push-message'
import { createPushBrowser } from '../../../support/push-service'

const message = suite('notifications, what a push says')

/** RFC 8030 §7.2: a push service need not take more. */
const MOST_BYTES = 4096
const browser = createPushBrowser('https://push.example/one')
const sealed = (parcel: Parcel) => {
  const vapidDetails = { subject: 'mailto:push@localhost', ...webPush.generateVAPIDKeys() }
  const text = JSON.stringify(messageOf(parcel))
  return webPush.generateRequestDetails(browser.subscription, text, { vapidDetails }).body as Buffer
}

const item = (id: number, title: string, description = 'x', more: Partial<Item> = {}): Item => {
  const words = { title, description, action: 'खोलें', who: 'आप', by: 'जब चाहें' }
  return {
    ...{ id, template: 't.t', topic: 't', words: { en: words, hi: words }, from: 'भारतीय प्रौद्योगिकी संस्थान' },
    ...{ actionUrl: '/manage/opportunity/1/registrations', at: new Date(0), isSilent: false, notificationId: id },
    ...more,
  }
}
const parcelOf = (language: 'en' | 'hi', [first, ...rest]: readonly Item[]): Parcel => {
  assert.ok(first)
  return { personId: 1, language, zone: 'Asia/Kolkata', items: [first, ...rest] }
}
const hundred = (title: string) => Array.from({ length: 100 }, (_, at) => item(at + 1, `${at + 1} ${title}`))

message('a hundred Hindi titles fit: the first ones are named, the rest is counted', () => {
  const many = hundred('“राष्ट्रीय डेटा विज्ञान प्रतियोगिता” के लिए नए पंजीकरण')
  const body = sealed(parcelOf('hi', many))
  assert.ok(body.length <= MOST_BYTES, `${body.length} bytes`)
  const { data } = browser.read(body)
  assert.equal(data.title, 'आपके लिए 100 नई सूचनाएँ')
  const lines = data.body.split('\n')
  assert.deepEqual(
    lines.slice(0, 4),
    many.slice(0, 4).map(({ words }) => words.hi.title),
  )
  assert.equal(lines.slice(4).join(), 'और 96 सूचनाएँ')
  assert.equal(messageOf(parcelOf('en', many)).data.body.split('\n').at(-1), 'and 96 more')
})

message('as few as can be named are all named', () => {
  const { data } = messageOf(parcelOf('en', hundred('news').slice(0, 5)))
  assert.deepEqual(data.body.split('\n'), ['1 news', '2 news', '3 news', '4 news', '5 news'])
})

message('whatever their length, one or many, they fit, and no letter is cut in two', () => {
  for (const piece of ['क्षत्रिय', '"\n', '👩‍👩‍👧‍👦', 'x']) {
    const long = piece.repeat(5000)
    for (const parcel of [
      parcelOf('hi', hundred(long)),
      parcelOf('hi', [item(1, 'Hello', long)]),
      parcelOf('hi', [item(1, long, long, { from: long })]),
    ]) {
      const body = sealed(parcel)
      assert.ok(body.length <= MOST_BYTES, `${body.length} bytes of ${piece}`)
      assert.match(browser.read(body).data.body, /…|और 96 सूचनाएँ/)
    }
  }
  const { data } = messageOf(parcelOf('hi', [item(1, 'Hello', 'क्षत्रिय'.repeat(2000))]))
  const segments = new Intl.Segmenter('hi').segment('क्षत्रिय')
  const ends = [...segments].map(({ segment }) => segment)
  assert.ok(
    ends.some((end) => data.body.endsWith(`${end}…`)),
    data.body.slice(-20),
  )
})

message('what is short is said as it is', () => {
  const { data } = messageOf(parcelOf('hi', [item(7, 'नया', 'पूरा पाठ', { isSilent: true })]))
  assert.deepEqual([data.title, data.body, data.notificationId], ['नया', 'पूरा पाठ', 7])
  assert.equal(data.bWebAppStopNotification, true)
})

message.run()
