import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { stakes } from '../../../../features/modules/contract'
import { eachDatabase } from '../../../support/database'
import { bootPublishing, NOW, type PublishingHouse, wholeDraft } from '../house'

const DAY_MS = 86_400_000

eachDatabase((kind) => {
  const test = suite(`drafts nobody wrote on, ${kind}`)
  let house: PublishingHouse
  test.before(async () => {
    house = await bootPublishing(kind, [])
  })
  test.after.each(() => house.setNow(NOW))
  test.after(() => house?.dispose())

  const begin = async (as: Awaited<ReturnType<PublishingHouse['as']>>) => (await as.post('/api/manage/drafts')).body
  const listed = async (as: Awaited<ReturnType<PublishingHouse['as']>>) =>
    (await as.get('/api/manage/drafts')).body.map(({ id }: { id: number }) => id)

  test('who opens the editor and leaves it again has begun nothing to go on with', async () => {
    const organizer = await house.as('organizer')
    const { id, version } = await begin(organizer)
    assert.deepEqual(await listed(organizer), [])
    assert.equal((await organizer.get(`/api/manage/drafts/${id}`)).status, 200)
    const body = wholeDraft({ title: 'Written now' })
    await organizer.put(`/api/manage/drafts/${id}`, { body }, { 'if-match': `"${version}"` })
    assert.deepEqual(await listed(organizer), [id])
    await organizer.delete(`/api/manage/drafts/${id}`)
  })

  test('and loses nothing with the module', async () => {
    const stake = house.kernel.view(stakes).find(({ id }) => id === 'manage.stake.waiting')
    const writing = async () => (await stake?.count(NOW))?.people
    const [pro, before] = [await house.as('pro'), await writing()]
    const { id, version } = await begin(pro)
    assert.equal(await writing(), before)
    const body = wholeDraft({ title: 'Begun' })
    await pro.put(`/api/manage/drafts/${id}`, { body }, { 'if-match': `"${version}"` })
    assert.equal(await writing(), (before ?? 0) + 1)
    await pro.delete(`/api/manage/drafts/${id}`)
  })

  test('one that was left blank is begun again a day later, and two tabs of one day have two', async () => {
    const student = await house.as('student')
    const [one, two] = [await begin(student), await begin(student)]
    assert.ok(one.id !== two.id)
    house.setNow(new Date(+NOW + 2 * DAY_MS))
    const again = new Set([(await begin(student)).id, (await begin(student)).id])
    assert.deepEqual(again, new Set([one.id, two.id]))
  })

  test('who begins one after the other is told to wait, and writes on meanwhile; others begin theirs', async () => {
    const mentor = await house.as('mentor')
    const { id, version } = await begin(mentor)
    let last = 201
    for (let time = 0; time < 60 && last === 201; time++) last = (await mentor.post('/api/manage/drafts')).status
    assert.equal(last, 429)
    const body = wholeDraft({ title: 'Written on' })
    const saved = await mentor.put(`/api/manage/drafts/${id}`, { body }, { 'if-match': `"${version}"` })
    assert.equal(saved.status, 200)
    assert.equal((await (await house.as('student')).post('/api/manage/drafts')).status, 201)
  })

  test.run()
})
