import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { notices } from '../../../../features/notifications/contract'
import type { After } from '../../../../features/web/client/debounce'
import { createLiveUpdates } from '../../../../features/web/client/live-updates'
import { until } from '../../../support/waiting'
import { bootNotifications, type NotificationsHouse } from '../house'
import { browserWith, CutStream, ignoreAborts } from './cut-stream'

const CUTS = 50

const test = suite('notifications, a stream that is cut')
let house: NotificationsHouse
test.before(async () => {
  house = await bootNotifications('embedded')
})
test.after(() => house?.dispose())

const soon: After = (_, run) => {
  const timer = setTimeout(run)
  return () => clearTimeout(timer)
}

/** What an open page of this person does: it asks when it opens, anew at each news, and when the stream stands again. */
async function openPage(word: string) {
  const restore = browserWith(house.origin, await house.cookieOf(word))
  const [caller, personId] = [await house.as(word), await house.idOf(word)]
  const over = new AbortController()
  const openedAt = performance.now()
  const seen: number[] = []
  const page = { count: -1 }
  let asking = Promise.resolve()
  const ask = () => (asking = asking.then(refresh))
  async function refresh() {
    page.count = (await caller.get('/api/notifications/unread-count')).body.unreadCount
    const { items } = (await caller.get('/api/notifications?limit=50')).body
    for (const { id } of [...items].reverse()) if (!seen.includes(id)) seen.push(id)
  }
  const live = createLiveUpdates({
    leadership: { leads: () => true, onLead: (lead) => lead() },
    signal: over.signal,
    page: new EventTarget(),
    tab: 'tab',
    ageMs: () => performance.now() - openedAt,
    isBusy: () => false,
    after: soon,
    waiting: { random: () => 1, pause: async () => {}, online: async () => {} },
  })
  let told = 0
  return {
    page,
    seen,
    ask,
    settled: () => asking,
    listen() {
      live.on(`notifications:${personId}`, () => void ask())
      live.onAgain(() => void ask())
      return until('the stream stands', () => CutStream.current?.readyState === 1)
    },
    tell: () =>
      house.db.transact((tx) =>
        house.kernel.get(notices).tell(tx, {
          ...{ personId, template: 'notifications.approved', values: { title: `${told}` }, from: 'Lumio Labs' },
          ...{ actionUrl: '/jobs/x-1', eventId: `${word}-${told++}`, at: new Date('2026-11-21T06:30:00Z') },
        }),
      ),
    close() {
      over.abort()
      restore()
    },
  }
}

test(`cut ${CUTS} times, nothing is lost and nothing doubled, and the number is the server's`, async () => {
  const { page, seen, settled, listen, tell, close } = await openPage('mentor')
  await listen()
  for (let nr = 0; nr < CUTS; nr++) {
    await tell()
    CutStream.current?.cut()
    await tell()
    void CutStream.current?.connect().catch(ignoreAborts)
    await until('it stands again', () => CutStream.current?.readyState === 1)
  }
  await until('all arrived', () => seen.length === 2 * CUTS)
  await settled()
  close()
  assert.equal(new Set(seen).size, 2 * CUTS)
  assert.deepEqual(
    [...seen].sort((a, b) => a - b),
    seen,
    'in the order in which they were told',
  )
  assert.equal(page.count, 2 * CUTS)
})

test('what is told between a page’s first answer and its stream reaches it all the same', async () => {
  const { page, seen, ask, settled, listen, tell, close } = await openPage('volunteer')
  await ask()
  assert.equal(page.count, 0)
  await tell()
  await listen()
  await until('the number is the server’s', () => page.count === 1).finally(close)
  await settled()
  assert.equal(seen.length, 1)
})

test.run()
