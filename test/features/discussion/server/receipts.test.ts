import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { eachDatabase } from '../../../support/database'
import { bootDiscussion, type DiscussionHouse } from './house'

eachDatabase((kind) => {
  const test = suite(`discussion, who was told, ${kind}`)
  let house: DiscussionHouse
  test.before(async () => {
    house = await bootDiscussion(kind)
  })
  test.after(() => house?.dispose())

  test('the organizer reads who was told their news, and when they read it', async () => {
    const [organizer, student] = [await house.as('organizer'), await house.as('student')]
    const { id, tell } = await house.discussed('Case Study Cup')
    await house.enter(student, id)
    const { body } = await tell(organizer, 'The second round is a day later.')
    const told = await house.told(student, 'a day later')
    const proofs = async () => (await organizer.get(`/api/discussion/posts/${body.id}/receipts`)).body
    const before = await proofs()
    assert.deepEqual([before.sums.told, before.sums.read, before.items[0].readAt], [1, 0, null])
    await student.post('/api/notifications/read', { ids: [told.id] })
    const after = await proofs()
    assert.deepEqual([after.sums.read, after.items[0].name, after.next], [1, 'Meera Nair', null])
    assert.ok(after.items[0].readAt)
    // Sums are of all pages: they come with the first.
    const { sums, items } = (await organizer.get(`/api/discussion/posts/${body.id}/receipts?after=${told.id}`)).body
    assert.deepEqual([sums, items], [undefined, []])
  })

  test('of a question there is none, and nobody else sees one', async () => {
    const student = await house.as('student')
    const { ask, tell } = await house.discussed('Quiz Night')
    const question = (await ask(student, 'Is there a stipend?')).body.id
    const update = (await tell(await house.as('organizer'), 'There is one more prize.')).body.id
    const at = (id: number) => `/api/discussion/posts/${id}/receipts`
    assert.equal((await (await house.as('organizer')).get(at(question))).status, 404)
    assert.equal((await student.get(at(update))).status, 403)
    assert.equal((await (await house.as('pro')).get(at(update))).status, 403)
    // Who may see all who are registered sees it, too.
    assert.equal((await (await house.as('admin')).get(at(update))).status, 200)
    assert.equal((await house.nobody.get(at(update))).status, 401)
  })

  test.run()
})
