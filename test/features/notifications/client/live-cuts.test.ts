import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { notices } from '../../../../features/notifications/contract'
import { createLiveUpdates } from '../../../../features/web/client/live-updates'
import { until } from '../../../support/waiting'
import { bootNotifications, type NotificationsHouse } from '../house'

const CUTS = 50

/** A browser's stream over a real connection, which the test cuts; it connects anew by itself, as browsers do. */
class CutStream {
  static readonly CLOSED = 2
  static origin = ''
  static cookie = ''
  static current: CutStream | undefined
  readyState = 0
  onopen = () => {}
  onerror = () => {}
  onmessage = (_: { data: string }) => {}
  private over = new AbortController()
  constructor(readonly url: string) {
    CutStream.current = this
    void this.connect().catch(ignoreAborts)
  }
  async connect() {
    this.over = new AbortController()
    const headers = { cookie: CutStream.cookie }
    const answer = await fetch(CutStream.origin + this.url, { headers, signal: this.over.signal })
    this.readyState = 1
    this.onopen()
    let text = ''
    for await (const chunk of answer.body ?? []) {
      text += new TextDecoder().decode(chunk)
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) {
        const data = /^data: (.*)$/m.exec(event)?.[1]
        if (data) this.onmessage({ data })
      }
    }
  }
  cut() {
    this.readyState = 0
    this.over.abort()
    this.onerror()
  }
  close() {
    this.readyState = CutStream.CLOSED
    this.over.abort()
  }
}
class Channel {
  onmessage = null
  postMessage() {}
  close() {}
}

const test = suite('notifications, a stream that is cut')
let house: NotificationsHouse
test.before(async () => {
  house = await bootNotifications('embedded')
})
test.after(() => house?.dispose())

test(`cut ${CUTS} times, nothing is lost and nothing doubled, and the number is the server's`, async () => {
  const document = { hidden: false, addEventListener() {}, removeEventListener() {} }
  const before = { EventSource: globalThis.EventSource, BroadcastChannel: globalThis.BroadcastChannel }
  Object.assign(globalThis, { EventSource: CutStream, BroadcastChannel: Channel, document })
  CutStream.origin = house.origin
  CutStream.cookie = await house.cookieOf('mentor')
  const [mentor, personId] = [await house.as('mentor'), await house.idOf('mentor')]
  const over = new AbortController()
  const waiting = { random: () => 1, pause: async () => {}, online: async () => {} }
  const live = createLiveUpdates(
    { leads: () => true, onLead: (lead) => (lead(), () => {}) },
    over.signal,
    'tab',
    waiting,
  )
  const seen: number[] = []
  let count = -1
  let asking = Promise.resolve()
  // What the open page does: it asks anew at each news, and when the stream stands again.
  const ask = () => (asking = asking.then(refresh))
  async function refresh() {
    count = (await mentor.get('/api/notifications/unread-count')).body.unreadCount
    const { items } = (await mentor.get('/api/notifications?limit=50')).body
    for (const { id } of [...items].reverse()) if (!seen.includes(id)) seen.push(id)
  }
  live.on(`notifications:${personId}`, () => void ask())
  live.onAgain(() => void ask())
  await until('the stream stands', () => CutStream.current?.readyState === 1)
  const tell = (nr: number) =>
    house.db.transact((tx) =>
      house.kernel.get(notices).tell(tx, {
        ...{ personId, template: 'notifications.approved', values: { title: `${nr}` }, from: 'Lumio Labs' },
        ...{ actionUrl: '/jobs/x-1', eventId: `cut-${nr}`, at: new Date('2026-11-21T06:30:00Z') },
      }),
    )
  for (let nr = 0; nr < CUTS; nr++) {
    await tell(2 * nr)
    CutStream.current?.cut()
    await tell(2 * nr + 1)
    void CutStream.current?.connect().catch(ignoreAborts)
    await until('it stands again', () => CutStream.current?.readyState === 1)
  }
  await until('all arrived', () => seen.length === 2 * CUTS)
  await asking
  assert.equal(new Set(seen).size, 2 * CUTS)
  assert.deepEqual(
    [...seen].sort((a, b) => a - b),
    seen,
    'in the order in which they were told',
  )
  assert.equal(count, 2 * CUTS)
  over.abort()
  Object.assign(globalThis, before)
  Reflect.deleteProperty(globalThis, 'document')
})

function ignoreAborts(error: unknown): void {
  if ((error as Error).name !== 'AbortError') throw error
}

test.run()
