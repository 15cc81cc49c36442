import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { SimilarPage } from '../../../../features/listings/contract/wire'
import { eachDatabase } from '../../../support/database'
import { bootListings, type ListingsHouse } from '../house'

eachDatabase((kind) => {
  const test = suite(`what is like it, and its deadline, ${kind}`)
  let house: ListingsHouse
  test.before(async () => {
    house = await bootListings(kind)
  })
  test.after(() => house?.dispose())

  test('those of its topics and place come first, then of its topics, then what closes next; never itself or another kind', async () => {
    const of = (title: string, content: object) => house.live({ title, kind: 'internship', ...content })
    const here = await of('This one', { tags: ['Ink', 'Type'], city: 'Pune', closesAt: '2026-12-10T18:29:59.000Z' })
    // Its other city is where this one is.
    const besidePune = { city: 'Delhi', otherPlaces: [{ city: 'Pune', country: 'India' }] }
    await of('Neither', { tags: ['Wood'], city: 'Kochi', closesAt: '2026-12-01T18:29:59.000Z' })
    await of('Topic alone', { tags: ['Ink'], city: 'Kochi', closesAt: '2026-12-20T18:29:59.000Z' })
    await of('Both', { tags: ['Type'], ...besidePune, closesAt: '2026-12-30T18:29:59.000Z' })
    await of('A job', { kind: 'job', tags: ['Ink'], city: 'Pune' })
    await house.listed({ kind: 'internship' }, 4)
    const { status, data } = await house.ask<SimilarPage>(`/api/listings/opportunities/${here}/similar`)
    assert.deepEqual([status, data.items.map(({ title }) => title)], [200, ['Both', 'Topic alone', 'Neither']])
    assert.equal((await house.ask('/api/listings/opportunities/987654/similar')).status, 404)
  })

  test('a deadline goes into a calendar as a file of its own; what has none has no file', async () => {
    const [due, open] = [
      await house.live({ title: 'Due', closesAt: '2026-11-30T18:29:59.000Z' }),
      await house.live({ title: 'Open end', closesAt: null }),
    ]
    const answer = await house.fetch(`/api/listings/opportunities/${due}/deadline.ics`)
    const text = await answer.text()
    assert.equal(answer.headers.get('content-disposition'), 'attachment; filename="due.ics"')
    assert.match(text, /DTSTART;TZID=Asia\/Kolkata:20261130T235959/)
    assert.equal(text.match(/BEGIN:VEVENT/g)?.length, 1)
    assert.equal((await house.fetch(`/api/listings/opportunities/${open}/deadline.ics`)).status, 404)
  })

  test.run()
})
