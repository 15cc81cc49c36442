import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { database, personalRecords } from '../../../../features/data/contract'
import { eachDatabase } from '../../../support/database'
import { rejection, until } from '../../../support/waiting'
import { filled, NOW } from '../../registrations/house'
import { bootGuardians, type GuardiansHouse } from '../house'

eachDatabase((kind) => {
  const test = suite(`what a guardian's consent opens, ${kind}`)
  let house: GuardiansHouse
  test.before(async () => {
    house = await bootGuardians(kind)
  })
  test.after(() => house.dispose())
  test.before.each(() => house.setNow(NOW))

  test('who is of age enters; who has not said when they were born is asked first, and is not locked out', async () => {
    const id = await house.live()
    assert.equal((await house.enter(await house.as('student'), id)).status, 201)
    const mentor = await house.as('mentor')
    await mentor.put('/api/rules/facts', { bornOn: null })
    const refused = await house.enter(mentor, id)
    assert.deepEqual([refused.status, refused.body.code], [403, 'age-wanted'])
    await mentor.put('/api/rules/facts', { bornOn: '2001-05-05' })
    assert.equal((await house.enter(mentor, id)).status, 201)
  })

  test('under 18 one is refused until the guardian agrees, by a link that says whom it concerns and no more', async () => {
    const id = await house.live()
    const { caller, key, guardian } = await house.minor('intern')
    const refused = await house.enter(caller, id)
    assert.deepEqual([refused.status, refused.body.code], [403, 'consent-wanted'])
    assert.match(refused.body.detail, /^Your guardian, i…@example\.in, has not answered yet\./)
    const waiting = await caller.put(`/api/waitlist/for/${id}`)
    assert.equal(waiting.body.code, 'consent-wanted')
    const open = await caller.put('/api/profile/privacy', { levels: { page: 'everyone' } })
    assert.equal(open.body.code, 'consent-wanted')

    const { body: asked } = await house.nobody.get(`/api/guardians/asked/${key}`)
    assert.deepEqual(
      { ...asked, until: null },
      {
        ...{ person: 'Dev Patel', guardian: guardian.name, standing: 'asked', may: 'answer', until: null },
        ...{ answeredAt: null, takenBackAt: null, wordsVersion: 1 },
      },
    )
    const bare = await house.nobody.post(`/api/guardians/asked/${key}`, { answer: 'given', isAdult: true })
    assert.deepEqual([bare.status, bare.body.errors[0].path], [422, 'isGuardian'])
    for (const _ of [1, 2]) assert.equal((await house.agree(key)).body.standing, 'given')
    assert.equal((await house.mails('guardians.given')).length, 1)
    const late = await house.refuse(key)
    assert.deepEqual([late.status, late.body.code], [409, 'answered'])

    assert.equal((await house.enter(caller, id)).status, 201)
    assert.equal((await caller.put('/api/profile/privacy', { levels: { page: 'everyone' } })).status, 204)
    const { body: own } = await caller.get('/api/guardians/own')
    assert.deepEqual([own.standing, own.answeredAt, own.wordsVersion], ['given', NOW.toISOString(), 1])
  })

  test('taken back, what has not begun is withdrawn and what has stands; nothing of them is public', async () => {
    const [next, begun] = [await house.live({ seats: 3 }), await house.live({ startsOn: '2026-11-22' })]
    const { caller, key, guardian } = await house.minor('volunteer')
    await house.agree(key)
    for (const id of [next, begun]) assert.equal((await house.enter(caller, id)).status, 201)
    await caller.put('/api/profile/privacy', { levels: { page: 'everyone' } })
    const id = await house.idOf('volunteer')
    const isPublic = async () => (await house.nobody.get(`/api/profile/people/${id}`)).body.profile !== null
    assert.equal(await isPublic(), true)

    house.setNow(new Date('2026-11-23T06:30:00Z'))
    const back = await house.keyTo(guardian.email, 'guardians.given')
    const byAnswer = await house.nobody.post(`/api/guardians/asked/${key}/taken-back`)
    assert.equal(byAnswer.body.code, 'link-refused')
    for (const _ of [1, 2])
      assert.equal((await house.nobody.post(`/api/guardians/asked/${back}/taken-back`)).body.standing, 'taken-back')
    const states = async () => {
      const { body } = await caller.get('/api/registrations/mine')
      const found = (body.items as { opportunityId: number; state: string }[]).filter((each) =>
        [next, begun].includes(each.opportunityId),
      )
      return Object.fromEntries(found.map(({ opportunityId, state }) => [opportunityId, state]))
    }
    await until('what has not begun is withdrawn', async () => (await states())[next] === 'withdrawn')
    assert.equal((await states())[begun], 'registered')
    assert.equal(await house.seatsTaken(next), 0)
    assert.equal(await isPublic(), false)
    assert.match((await house.enter(caller, next)).body.detail, /has taken the consent back/)
    assert.deepEqual([...(await house.consents.lackedBy([id]))], [id])
  })

  test('taken back while somebody enters, it is heard within what they write', async () => {
    const { key, guardian } = await house.minor('tpo-coordinator')
    await house.agree(key)
    const id = await house.idOf('tpo-coordinator')
    const stillGiven = await house.consents.demand(id)
    const transact = () => house.kernel.get(database).transact(stillGiven)
    await transact()
    await house.nobody.post(`/api/guardians/asked/${await house.keyTo(guardian.email, 'guardians.given')}/taken-back`)
    assert.equal((await rejection(transact())).code, 'consent-wanted')
    const person = { id, email: 'tpo-coordinator@demo.test' }
    const may = { admit: async () => {}, stillGiven }
    const entering = house.register({ opportunityId: await house.live(), ...filled }, person, 'en', may)
    assert.equal((await rejection(entering)).code, 'consent-wanted')
  })

  test('an archive has the guardian and the answer; erasing leaves neither, nor the mails', async () => {
    const { guardian, key } = await house.minor('ops-intern')
    await house.agree(key)
    const [id, records] = [await house.idOf('ops-intern'), house.kernel.get(personalRecords)]
    const { guardians } = (await records.export(id))['guardians.consents'] as { guardians: { email: string }[] }
    assert.deepEqual(
      guardians.map(({ email }) => email),
      [guardian.email],
    )
    await records.erase(id)
    assert.deepEqual((await records.export(id))['guardians.consents'], { guardians: [] })
    const left = [...(await house.mails('guardians.ask')), ...(await house.mails('guardians.given'))]
    assert.ok(!left.some(({ to }) => to === guardian.email))
    assert.equal((await house.nobody.get(`/api/guardians/asked/${key}`)).status, 410)
  })

  test('from the 18th birthday on nobody is asked, where they are', async () => {
    const { caller } = await house.minor('evaluator')
    const id = await house.live({ closesAt: '2028-06-01T00:00:00.000Z', startsOn: '2028-07-01' })
    await caller.put('/api/session/devices/time-zone', { timeZone: 'Pacific/Kiritimati' })
    // Midnight is at ten in the morning of the day before by UTC.
    house.setNow(new Date('2028-03-03T09:59:00Z'))
    const before = await house.as('evaluator')
    assert.equal(await house.standing(before), 'unanswered')
    await before.put('/api/session/devices/time-zone', { timeZone: 'Pacific/Kiritimati' })
    assert.equal((await house.enter(before, id)).body.code, 'consent-wanted')
    house.setNow(new Date('2028-03-03T10:00:00Z'))
    assert.equal(await house.standing(before), 'free')
    assert.equal((await house.enter(before, id)).status, 201)
  })

  test.run()
})
