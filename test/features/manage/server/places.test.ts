import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { DraftBody } from '../../../../features/manage/contract/wire'
import { eachDatabase } from '../../../support/database'
import { NOW } from '../house'
import { bootRevising, type RevisingHouse } from '../revising'

const place = (city: string, country = 'India') => ({ key: city, city, country })

eachDatabase((kind) => {
  const test = suite(`in several places, ${kind}`)
  let house: RevisingHouse
  test.before(async () => {
    house = await bootRevising(kind)
  })
  test.before.each(() => house.setNow(NOW))
  test.after(() => house.dispose())

  const job: Partial<DraftBody> = { kind: 'job', title: 'Data analyst for rivers', workMode: 'onsite', city: 'Pune' }
  const several = { ...job, otherPlaces: [place('Bangalore'), place('pune'), place('Zurich', 'Switzerland')] }
  const shown = async (id: number) => (await house.nobody.get(`/api/listings/opportunities/${id}`)).body

  test('each stands on its page once, in its draft, and in a copy of it', async () => {
    const id = await house.published(several)
    const places = [
      { city: 'Bengaluru', country: 'India' },
      { city: 'Zurich', country: 'Switzerland' },
    ]
    assert.deepEqual((await shown(id)).otherPlaces, places)
    const copy = (await house.organizer.post(`/api/manage/opportunities/${id}/duplicate`)).body.id
    for (const each of [id, copy])
      assert.deepEqual(
        (await house.edit(each)).body.otherPlaces.map(({ key: _, ...own }: { key: string }) => own),
        places,
      )
  })

  test('what is in one place says nothing of others, and is changed as before', async () => {
    const id = await house.published(job)
    assert.equal('otherPlaces' in (await shown(id)), false)
    const { version, changes } = await house.handedIn(id, { otherPlaces: [place('Delhi')] })
    assert.deepEqual(changes, ['place'])
    assert.equal((await house.approve(id, version)).status, 204)
    assert.deepEqual((await shown(id)).otherPlaces, [{ city: 'Delhi', country: 'India' }])
  })

  test('what is all over a country is in no city of it, whatever was written of one', async () => {
    const body = await shown(await house.published({ ...several, isCountrywide: true }))
    assert.deepEqual([body.city, body.country, body.isCountrywide, body.otherPlaces], [null, 'India', true, undefined])
  })

  test('a place without a city, and a country that is not named, are told at their fields', async () => {
    const { body } = await house.edit(await house.published(job))
    const wrong = async (more: Partial<DraftBody>) => {
      const { status, body: problem } = await house.submit(house.organizer, { ...body, ...more })
      return [status, problem.errors?.map((each: { path: string }) => each.path)]
    }
    assert.deepEqual(await wrong({ otherPlaces: [place('Delhi'), place(' ')] }), [422, ['otherPlaces.1']])
    assert.deepEqual(await wrong({ isCountrywide: true, country: ' ' }), [422, ['country']])
    assert.equal((await wrong({ workMode: 'remote', otherPlaces: [place('', 'Nepal')] }))[0], 201)
  })

  test.run()
})
