import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { notificationsServer } from '../../../../features/notifications/server/feature'
import type { NotificationsTables } from '../../../../features/notifications/server/tables'
import { rulesServer } from '../../../../features/rules/server/feature'
import { withdraw } from '../../../../features/registrations/server/tokens'
import { line } from '../../../../features/waitlist/server/tokens'
import { eachDatabase } from '../../../support/database'
import { until } from '../../../support/waiting'
import { NOW } from '../../registrations/house'
import { bootWaitlist, type WaitlistHouse } from '../house'

const after = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)

eachDatabase((kind) => {
  const test = suite(`what is said of a line, ${kind}`)
  let house: WaitlistHouse
  test.before(async () => {
    house = await bootWaitlist(kind, [notificationsServer, rulesServer])
  })
  test.after(() => house.dispose())
  test.before.each(() => house.setNow(NOW))

  const told = (word: string, text: string) =>
    until(`${word} is told “${text}”`, async () => {
      const { body } = await (await house.as(word)).get('/api/notifications')
      return (body.items as { text: string; description: string; actionUrl: string; next: { by: string } }[]).find(
        (each) => each.text === text,
      )
    })

  test('who has a seat kept hears of it and by when to register; who let it pass hears that it is gone', async () => {
    const id = await house.live({ seats: 1, title: 'Ink Lab' })
    const registration = await house.seat(id, 5000)
    await (await house.as('student')).put(`/api/waitlist/for/${id}`)
    await house.kernel.get(withdraw)(registration, 5000)
    const offer = await told('student', 'A seat for “Ink Lab” is kept for you')
    assert.equal(offer.actionUrl, `/registration/${id}`)
    assert.match(offer.next.by, /by 22 November 2026 at 12:00 am \(Asia\/Kolkata\)/)
    house.setNow(after(12))
    await house.settle(after(12))
    const gone = await told('student', 'The seat for “Ink Lab” is no longer kept for you')
    assert.match(gone.actionUrl, /\/ink-lab-\d+$/)
  })

  test('who let a seat pass because registration closed is not sent back to a line that is gone', async () => {
    const id = await house.live({ seats: 1, title: 'Salt Lab', closesAt: after(2).toISOString() })
    const registration = await house.seat(id, 5003)
    await (await house.as('mentor')).put(`/api/waitlist/for/${id}`)
    await house.kernel.get(withdraw)(registration, 5003)
    await told('mentor', 'A seat for “Salt Lab” is kept for you')
    house.setNow(after(2))
    await house.settle(after(2))
    const gone = await told('mentor', 'The seat for “Salt Lab” is no longer kept for you')
    assert.equal(gone.description, 'Registration closed before you registered.')
    assert.equal(gone.next.by, 'nothing is due')
  })

  for (const end of ['close', 'remove'] as const)
    test(`whose seat is kept hears at once that it is not, after the organizer's ${end}`, async () => {
      const title = `Loom Lab ${end}`
      const id = await house.live({ seats: 1, title })
      const registration = await house.seat(id, 5005)
      await (await house.as('student')).put(`/api/waitlist/for/${id}`)
      await house.join(id, 6005)
      await house.kernel.get(withdraw)(registration, 5005)
      await told('student', `A seat for “${title}” is kept for you`)
      await house.db.transact((tx) => house.service[end](tx, id, undefined, 'by the organizer'))
      const gone = await told('student', `The seat for “${title}” is no longer kept for you`)
      assert.equal(gone.description, 'Registration closed before you registered.')
      const { line: waiting, kept, taken } = await house.standing(id, 6000)
      assert.deepEqual([waiting, kept, taken], [[5], [], 0], 'nobody is next where nobody can enter')
    })

  test('what was opened again before its end was heard keeps its seats', async () => {
    const id = await house.live({ seats: 1, title: 'Reed Lab' })
    const registration = await house.seat(id, 5006)
    await house.join(id, 6006)
    await house.kernel.get(withdraw)(registration, 5006)
    await house.db.transact((tx) => house.kernel.get(line).endOffers(tx, id))
    assert.equal((await house.standing(id, 6000)).kept.length, 1)
  })

  test('an offer that quiet hours hold back is not sent once its seat was let go', async () => {
    const id = await house.live({ seats: 1, title: 'Clay Lab' })
    const registration = await house.seat(id, 5004)
    const intern = await house.as('intern')
    const quiet = { digest: 'none', quiet: { from: 0, to: 1439 }, urgentPasses: false, zone: 'Asia/Kolkata' }
    assert.equal((await intern.put('/api/notifications/preferences/rhythm', quiet)).status, 204)
    await intern.put(`/api/waitlist/for/${id}`)
    await house.kernel.get(withdraw)(registration, 5004)
    await told('intern', 'A seat for “Clay Lab” is kept for you')
    const orders = async () =>
      (
        await house.db
          .of<NotificationsTables>()
          .selectFrom('notifications.delivery')
          .select('state')
          .where('template', '=', 'waitlist.offered')
          .where('person_id', '=', await house.idOf('intern'))
          .execute()
      ).map(({ state }) => state)
    assert.ok((await orders()).includes('waiting'))
    assert.equal((await intern.delete(`/api/waitlist/for/${id}`)).status, 204)
    assert.deepEqual([...new Set(await orders())], ['dropped'])
  })

  test('rows of lists say that all seats are taken, but not to whom one is kept', async () => {
    const id = await house.live({ seats: 1, eligibility: { minimumAge: 18 } })
    const registration = await house.seat(id, 5001)
    await (await house.as('pro')).put(`/api/waitlist/for/${id}`)
    const isFull = async (word: string) =>
      (await (await house.as(word)).get(`/api/rules/own?ids=${id}`)).body.items[0].isFull
    assert.deepEqual([await isFull('pro'), await isFull('mentor')], [true, true])
    await house.kernel.get(withdraw)(registration, 5001)
    assert.deepEqual([await isFull('pro'), await isFull('mentor')], [false, true])
  })

  test('whose rules one does not meet, for that one does not wait', async () => {
    const id = await house.live({ seats: 1, eligibility: { minimumAge: 18 } })
    await house.seat(id, 5002)
    const student = await house.as('student')
    await student.put('/api/rules/facts', { bornOn: '2012-05-01' })
    const refusal = await student.put(`/api/waitlist/for/${id}`)
    assert.deepEqual([refusal.status, refusal.body.code], [403, 'not-eligible'])
  })

  test.run()
})
