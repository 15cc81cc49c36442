import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { jobs, personalRecords } from '../../../../features/data/contract'
import { manageServer } from '../../../../features/manage/server/feature'
import { notificationsServer } from '../../../../features/notifications/server/feature'
import { savedServer } from '../../../../features/saved/server/feature'
import { people } from '../../../../features/session/contract'
import type { Caller } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { until } from '../../../support/waiting'
import { bootRegistrations, filled, LATER, NOW, type RegistrationsHouse } from '../../registrations/house'

const settings = { manage: { publicUrl: 'http://localhost:4000' } }

eachDatabase((kind) => {
  const test = suite(`moving a deadline, ${kind}`)
  let house: RegistrationsHouse
  let as: Readonly<Record<'organizer' | 'admin' | 'student' | 'pro' | 'mentor', Caller>>
  test.before(async () => {
    house = await bootRegistrations(kind, [manageServer, notificationsServer, savedServer], settings)
    const words = ['organizer', 'admin', 'student', 'pro', 'mentor'] as const
    as = Object.fromEntries(await Promise.all(words.map(async (word) => [word, await house.as(word)]))) as typeof as
  })
  test.after(() => house.dispose())
  test.before.each(() => house.setNow(NOW))

  /** The zone is India's, five and a half hours ahead. */
  const move = (id: number, closesAt: string, why = '', word: keyof typeof as = 'organizer') =>
    as[word].put(`/api/manage/opportunities/${id}/deadline`, { closesAt, why })
  const changes = async (id: number) => (await house.nobody.get(`/api/manage/opportunities/${id}/changes`)).body
  const isExtended = async (id: number) => (await house.service.cards([id]))[0]?.isExtended
  const closesAt = async (id: number) => (await house.service.find(id))?.closesAt

  test('later at any time, for everybody to read: from when to when, why, by whom, and when it was moved', async () => {
    const id = await house.live({ startsOn: '2027-01-10' })
    await house.enter(as.student, id)
    assert.deepEqual(await changes(id), { zone: 'Asia/Kolkata', deadlines: [], revisions: [] })
    assert.equal((await move(id, '2026-12-10T18:00', ' Exams are on until then. ')).status, 204)
    assert.equal(await closesAt(id), '2026-12-10T12:30:00.000Z')
    assert.equal(await isExtended(id), true)
    assert.equal((await move(id, '2026-12-10T18:00')).status, 204, 'told twice, moved once')
    assert.equal((await move(id, '2026-12-12T18:00', '', 'admin')).status, 204)
    const { deadlines: items } = await changes(id)
    assert.deepEqual(items, [
      {
        ...{ wasAt: '2026-12-10T12:30:00.000Z', closesAt: '2026-12-12T12:30:00.000Z' },
        ...{ why: '', by: 'team', at: NOW.toISOString() },
      },
      {
        ...{ wasAt: LATER, closesAt: '2026-12-10T12:30:00.000Z' },
        ...{ why: 'Exams are on until then.', by: 'organizer', at: NOW.toISOString() },
      },
    ])
    house.setNow(new Date('2026-12-11T00:00:00Z'))
    assert.equal((await house.enter(as.pro, id)).status, 201)
  })

  test('whoever takes part in it or keeps an eye on it hears until when there is time now, and why; others do not', async () => {
    const id = await house.live({ title: 'Kite festival', startsOn: '2027-01-10' })
    await house.enter(as.student, id)
    await as.pro.put(`/api/saved/watchlist/${id}`)
    await move(id, '2026-12-10T18:00', 'Exams are on until then.')
    const told = async (reader: Caller): Promise<string[]> => {
      const { body } = await reader.get('/api/notifications?limit=50')
      const items = body.items.filter(({ text }: { text: string }) => text === '“Kite festival” has another deadline')
      return items.map(({ description }: { description: string }) => description)
    }
    for (const reader of [as.student, as.pro]) {
      await until('a follower hears of it', async () => (await told(reader)).length > 0)
      const [says] = await told(reader)
      assert.match(
        says ?? '',
        /^It closes on 10 December 2026 at .*6:00.* \(Asia\/Kolkata\)\. “Exams are on until then\.”$/,
      )
    }
    assert.deepEqual(await told(as.mentor), [])
  })

  test('earlier only while nobody is registered', async () => {
    const id = await house.live({ startsOn: '2027-01-10' })
    assert.equal((await move(id, '2026-11-28T18:00')).status, 204)
    const registration = (await house.enter(as.student, id)).body.id
    const refusal = await move(id, '2026-11-27T18:00')
    assert.deepEqual([refusal.status, refusal.body.code], [409, 'deadline-kept'])
    assert.match(refusal.body.detail, /“Product Design Intern” and counts on its deadline/)
    assert.equal(await closesAt(id), '2026-11-28T12:30:00.000Z')
    assert.equal((await changes(id)).deadlines.length, 1)
    await as.student.post(`/api/registrations/${registration}/withdraw`)
    assert.equal((await move(id, '2026-11-27T18:00')).status, 204)
  })

  test('who registers at the moment in which it is made earlier is in under the old one, or it is not made earlier', async () => {
    const entrants = Array.from({ length: 12 }, (_, at) => ({ id: 7000 + at, email: `entrant-${at}@demo.test` }))
    const id = await house.live({ startsOn: '2027-01-10' })
    const [moved] = await Promise.all([
      move(id, '2026-11-25T18:00'),
      ...entrants.map((person) =>
        house
          .register({ opportunityId: id, ...filled }, person, 'en', { admit: async () => {} })
          .catch(() => undefined),
      ),
    ])
    assert.equal(await house.seatsTaken(id), 12)
    const [{ deadlines: items }, closes] = [await changes(id), await closesAt(id)]
    assert.deepEqual([items.length, closes], moved.status === 204 ? [1, '2026-11-25T12:30:00.000Z'] : [0, LATER])
  })

  test('not to before now, before it opens or after it starts; not where it is no longer open', async () => {
    const id = await house.live({ opensAt: '2026-11-25T00:00:00Z', startsOn: '2026-12-05' })
    for (const wrong of ['2026-11-20T18:00', '2026-11-24T18:00', '2026-12-06T18:00', '2026-02-30T18:00']) {
      const { status, body } = await move(id, wrong)
      assert.deepEqual([status, body.errors[0].path], [422, 'closesAt'], wrong)
    }
    assert.equal((await move(id, 'soon')).status, 422)
    const days = await house.live({ startsOn: null, endsOn: '2026-12-05' })
    const late = await move(days, '2026-12-06T18:00')
    assert.deepEqual(
      late.body.errors.map(({ message }: { message: string }) => message),
      ['It would end on 2026-12-05, before applications close on 2026-12-06 18:00 IST.'],
    )
    await house.db.transact((tx) => house.service.close(tx, id, undefined, 'time is up'))
    assert.equal((await move(id, '2026-12-04T18:00')).body.code, 'not-editable')
  })

  test('what its time has closed opens again with a later deadline, for everybody to read; what was closed by hand does not', async () => {
    const [late, byHand] = [await house.live({ startsOn: '2027-01-10' }), await house.live({ startsOn: '2027-01-10' })]
    await house.enter(as.student, late)
    await house.db.transact((tx) => house.service.close(tx, byHand, undefined, 'closed by the organizer'))
    house.setNow(new Date('2026-12-01T06:30:00Z'))
    await house.kernel
      .view(jobs)
      .find(({ id }) => id === 'listings.close-past')
      ?.run({ now: new Date('2026-12-01T06:30:00Z'), signal: new AbortController().signal, data: undefined })
    const standing = async () => (await house.nobody.get(`/api/registrations/standing/${late}`)).body.standing
    assert.deepEqual([(await house.service.find(late))?.state, await standing()], ['closed', 'closed'])
    assert.equal((await move(late, '2026-11-30T20:00')).status, 422, 'it would be over already')
    const before = (await as.organizer.get('/api/manage/mine?state=closed')).body.items
    assert.ok(before.some((each: { id: number }) => each.id === late))
    assert.equal((await move(late, '2026-12-10T18:00', 'Exams ended late.')).status, 204)
    assert.deepEqual([(await house.service.find(late))?.state, await standing()], ['live', 'open'])
    assert.equal((await changes(late)).deadlines[0].why, 'Exams ended late.')
    assert.equal(await isExtended(late), true)
    assert.equal((await house.enter(as.pro, late)).status, 201)
    assert.equal((await move(byHand, '2026-12-10T18:00')).body.code, 'not-editable')
    assert.equal((await house.service.find(byHand))?.state, 'closed')
    assert.equal((await move(late, '2026-12-11T18:00', '', 'student')).status, 404)
  })

  test('whom an organizer’s opportunity was entrusted to moves it as its organizer, not as the team of the site', async () => {
    const id = await house.live({ startsOn: '2027-01-10' })
    const right = { moderator: { type: 'manager', about: `opportunity:${id}` } }
    const rights = `/api/session/rights/${await house.idOf('mentor')}/grant`
    assert.equal((await as.admin.post(rights, { right, reason: 'Helps out.' })).status, 204)
    assert.equal((await move(id, '2026-12-10T18:00', '', 'mentor')).status, 204)
    assert.equal((await changes(id)).deadlines[0].by, 'organizer')
  })

  test('whoever is erased moved nothing by name, and what was moved stays', async () => {
    const id = await house.live({ startsOn: '2027-01-10' })
    await move(id, '2026-12-10T18:00', 'More time', 'admin')
    const [records, admin] = [house.kernel.get(personalRecords), await house.idOf('admin')]
    assert.match(JSON.stringify(await records.export(admin)), /"why":"More time"/)
    const heir = await house.idOf('mentor')
    await house.db.transact((tx) => house.kernel.get(people).grant(tx, heir, 'admin', undefined)) // the last one stays
    await records.erase(admin)
    assert.doesNotMatch(JSON.stringify(await records.export(admin)), /More time/)
    assert.equal((await changes(id)).deadlines[0].by, 'team')
  })

  test.run()
})
