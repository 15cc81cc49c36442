import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { personMerges } from '../../../../features/data/contract'
import { eachDatabase } from '../../../support/database'
import { type BannersHouse, bootBanners } from '../house'

const MUTED = '/api/banners/muted'

eachDatabase((kind) => {
  const test = suite(`banners, hidden advertisers, ${kind}`)
  let house: BannersHouse
  test.before(async () => {
    house = await bootBanners(kind)
  })
  test.before.each(async () => {
    await house.begin()
    await house.db().deleteFrom('banners.mute').execute()
  })
  test.after(() => house?.dispose())

  const names = async (word: string) => {
    const { body } = await (await house.as(word)).get(MUTED)
    return (body.muted as readonly { advertiser: string }[]).map(({ advertiser }) => advertiser)
  }
  const hide = async (word: string, advertiser: string) => (await house.as(word)).post(MUTED, { advertiser })

  test('whoever hides an advertiser sees none of its ads, however its name is written; others do', async () => {
    await house.running({ advertiser: ' Lumio  Labs ', weight: 100 })
    await house.running({ advertiser: 'Kavya Foods', weight: 1 })
    assert.equal((await hide('student', 'LUMIO LABS')).status, 204)
    const [student, mentor] = [await house.as('student'), await house.as('mentor')]
    const seen = new Set<string | undefined>()
    for (let times = 0; times < 30; times++) seen.add((await house.shown(student))?.advertiser)
    assert.deepEqual([...seen], ['Kavya Foods'])
    let others = 0
    for (let times = 0; times < 30; times++) if ((await house.shown(mentor))?.advertiser === 'Lumio  Labs') others++
    assert.ok(others > 0)
    await hide('student', 'Kavya Foods')
    assert.equal(await house.shown(student), null)
  })

  test('what is hidden is listed, once, and comes back', async () => {
    await house.running()
    for (const name of ['Lumio Labs', 'lumio labs', 'Kavya Foods']) await hide('student', name)
    assert.deepEqual((await names('student')).sort(), ['Kavya Foods', 'Lumio Labs'])
    assert.deepEqual(await names('mentor'), [])
    const student = await house.as('student')
    assert.equal((await student.post(`${MUTED}/remove`, { advertiser: 'LUMIO Labs' })).status, 204)
    assert.deepEqual(await names('student'), ['Kavya Foods'])
    assert.equal((await house.shown(student))?.advertiser, 'Lumio Labs')
  })

  test('it is a person’s own: nobody else has a list, and names are refused that are none', async () => {
    assert.equal((await house.nobody.get(MUTED)).status, 401)
    assert.equal((await house.nobody.post(MUTED, { advertiser: 'x' })).status, 401)
    for (const advertiser of ['', '   ', 'x'.repeat(81), 7]) {
      const { status } = await (await house.as('student')).post(MUTED, { advertiser })
      assert.equal(status, 422, JSON.stringify(advertiser))
    }
  })

  test('it is handed out on request, goes over when accounts turn out to be one, and is erased', async () => {
    await hide('student', 'Lumio Labs')
    await hide('pro', 'lumio labs')
    await hide('pro', 'Kavya Foods')
    const [to, from] = [await house.idOf('student'), await house.idOf('pro')]
    const held = async (id: number) => {
      const { hidden } = (await house.records.export(id))['banners.sightings'] as { hidden: { advertiser: string }[] }
      return hidden.map(({ advertiser }) => advertiser).sort()
    }
    const parts = await house.base.transact((tx) => house.kernel.get(personMerges).move(tx, { from, to }))
    assert.deepEqual([await held(to), await held(from)], [['Kavya Foods', 'Lumio Labs'], ['lumio labs']])
    await house.base.transact((tx) => house.kernel.get(personMerges).undo(tx, { from, to }, parts))
    assert.deepEqual([await held(to), await held(from)], [['Lumio Labs'], ['Kavya Foods', 'lumio labs']])
    await house.records.erase(from)
    assert.deepEqual(await held(from), [])
  })

  test.run()
})
