import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { cookiesOf } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { rejection, until } from '../../../support/waiting'
import { bootDiscussion, type DiscussionHouse } from './house'

eachDatabase((kind) => {
  const test = suite(`reports of an opportunity, ${kind}`)
  let house: DiscussionHouse
  test.before(async () => {
    house = await bootDiscussion(kind)
  })
  test.after(() => house.dispose())

  const words = ['student', 'pro', 'mentor'] as const
  async function reported(title: string, by: readonly string[] = words) {
    const { id } = await house.discussed(title)
    const report = async (word: string) =>
      (await house.as(word)).post(`/api/discussion/of/${id}/reports`, { reason: 'fraud', note: 'It wants ₹500 first' })
    for (const word of by) assert.equal((await report(word)).status, 204)
    return { id, report }
  }
  const stateOf = async (id: number) => (await house.service.find(id))?.state
  const caseOf = async (title: string) => {
    const { items } = (await (await house.as('admin')).get('/api/discussion/cases')).body
    return items.find(({ opportunity }: { opportunity: { title: string } }) => opportunity.title === title)
  }

  test('one report is a case for moderators, who keep it: the reporter is told why, nobody else notices', async () => {
    const { id, report } = await reported('Glass Intern', ['student'])
    assert.equal((await report('student')).status, 204, 'twice counts once')
    assert.equal(await stateOf(id), 'live')
    const found = await caseOf('Glass Intern')
    assert.deepEqual([found.kind, found.state, found.by, found.reports.length], ['listing', 'shown', null, 1])
    assert.equal(found.reports[0].note, 'It wants ₹500 first')
    assert.equal((await house.decide(await house.as('admin'), found.id, 'keep', 'The fee is the exam’s')).status, 204)
    await house.told(await house.as('student'), 'What you reported on “Glass Intern” stays')
    assert.equal(await caseOf('Glass Intern'), undefined)
    const { items, updates } = (await house.nobody.get(`/api/discussion/of/${id}`)).body
    assert.deepEqual([items, updates], [[], []], 'it is nothing that anybody said')
  })

  test('three people take it out of sight; its organizer and they are told; kept, it is back', async () => {
    const { id } = await reported('Clay Intern')
    assert.equal(await stateOf(id), 'pending')
    assert.equal((await house.nobody.get(`/api/listings/opportunities/${id}`)).status, 423)
    await house.told(await house.as('organizer'), '“Clay Intern” is out of sight for now')
    const found = await caseOf('Clay Intern')
    assert.deepEqual([found.state, found.heldFor, found.reports.length], ['held', ['reports'], 3])
    await house.decide(await house.as('admin'), found.id, 'keep', 'It is real')
    assert.equal(await stateOf(id), 'live')
    for (const word of words) await house.told(await house.as(word), 'What you reported on “Clay Intern” stays')
  })

  test('accounts made with anybody’s addresses are read, and take nothing out of sight', async () => {
    const { id } = await reported('Lamp Intern', ['student', 'pro'])
    for (const nth of [1, 2, 3]) {
      const person = { name: `Lamp ${nth}`, email: `lamp-${nth}@somewhere.test`, password: 'seven monsoon kites' }
      const made = house.withCookie(cookiesOf(await house.nobody.post('/api/session/signup', person)))
      assert.equal((await made.post(`/api/discussion/of/${id}/reports`, { reason: 'fraud' })).status, 204)
    }
    assert.deepEqual([await stateOf(id), (await caseOf('Lamp Intern')).reports.length], ['live', 5])
    assert.equal(
      (await (await house.as('mentor')).post(`/api/discussion/of/${id}/reports`, { reason: 'fraud' })).status,
      204,
    )
    assert.equal(await stateOf(id), 'pending')
  })

  test('taken away it is gone for good, and all are told', async () => {
    const { id } = await reported('Tin Intern')
    const found = await caseOf('Tin Intern')
    const admin = await house.as('admin')
    assert.equal((await house.decide(admin, found.id, 'remove', 'It sells a course')).status, 204)
    assert.equal((await house.nobody.get(`/api/listings/opportunities/${id}`)).status, 410)
    await house.told(await house.as('organizer'), '“Tin Intern” was taken down')
    await house.told(await house.as('pro'), 'What you reported on “Tin Intern” is gone')
    assert.equal((await house.decide(admin, found.id, 'keep', 'After all')).status, 409)
  })

  test('whoever approves it in the queue has decided, too', async () => {
    const { id } = await reported('Wax Intern')
    const admin = await house.idOf('admin')
    await house.db.transact((tx) => house.service.approve(tx, id, admin))
    await until('the case is closed', async () => (await caseOf('Wax Intern')) === undefined)
    await house.told(await house.as('mentor'), 'What you reported on “Wax Intern” stays')
  })

  test('what is kept comes back only from the hold of reports, not from that of an import', async () => {
    const { id } = await reported('Lead Intern', ['student'])
    await house.db.transact((tx) => house.service.hold(tx, id, 'its source asks for money now'))
    const found = await caseOf('Lead Intern')
    assert.equal((await house.decide(await house.as('admin'), found.id, 'keep', 'The report is wrong')).status, 204)
    assert.equal(await stateOf(id), 'pending')
  })

  test('sent back, its case is closed and reporters hear of it; handed in anew only an approval shows it', async () => {
    const { id } = await reported('Salt Intern')
    const [organizer, found] = [await house.idOf('organizer'), await caseOf('Salt Intern')]
    await house.sendBack(id, 'Say that there is no fee')
    await house.db.transact((tx) => house.service.submit(tx, id, organizer))
    const refusal = await rejection(house.db.transact((tx) => house.service.release(tx, id, organizer)))
    assert.match(refusal.message, /“Salt Intern” was handed in anew/)
    for (const word of words) await house.told(await house.as(word), '“Salt Intern” went back to whoever published it')
    assert.equal(await caseOf('Salt Intern'), undefined)
    const late = await house.decide(await house.as('admin'), found.id, 'keep', 'It is real', found.version)
    assert.deepEqual([late.status, await stateOf(id)], [412, 'pending'])
  })

  test('where its organizer took it down first, the case is closed as that, and nobody hears that it stays', async () => {
    const { id } = await reported('Gum Intern')
    const [organizer, found] = [await house.as('organizer'), await caseOf('Gum Intern')]
    const by = await house.idOf('organizer')
    await house.db.transact((tx) => house.service.remove(tx, id, by))
    const admin = await house.as('admin')
    assert.equal((await house.decide(admin, found.id, 'keep', 'It is real')).status, 409)
    assert.equal((await house.decide(admin, found.id, 'remove', 'It is gone')).status, 204)
    for (const word of words) await house.told(await house.as(word), 'What you reported on “Gum Intern” is gone')
    assert.equal(await caseOf('Gum Intern'), undefined)
    const told = JSON.stringify((await organizer.get('/api/notifications?limit=50')).body.items)
    assert.match(told, /“Gum Intern” is out of sight/)
    assert.doesNotMatch(told, /“Gum Intern” was taken down/)
  })

  test('one’s own is not reported, nobody is asked to log in, and what is not there cannot be', async () => {
    const { id, report } = await reported('Silk Intern', [])
    assert.equal((await report('organizer')).status, 403)
    assert.equal((await house.nobody.post(`/api/discussion/of/${id}/reports`, { reason: 'spam' })).status, 401)
    const student = await house.as('student')
    assert.equal((await student.post('/api/discussion/of/999999/reports', { reason: 'spam' })).status, 404)
    assert.equal((await student.post(`/api/discussion/of/${id}/reports`, { reason: 'dull' })).status, 422)
  })

  test.run()
})
