import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { personalRecords, seeds } from '../../../../features/data/contract'
import type { Prize, Prizes } from '../../../../features/prizes/contract'
import { prizesServer } from '../../../../features/prizes/server/feature'
import { eachDatabase } from '../../../support/database'
import { bootPublishing, NOW, type PublishingHouse, wholeDraft } from '../../manage/house'

const prize = (title: string, amount: number | null, more: Partial<Prize> = {}): Prize => ({
  ...{ key: title, title, count: 1, amount, inKind: [], text: '' },
  ...more,
})
const prizes = (list: readonly Prize[], more: Partial<Prizes> = {}): Prizes => ({
  ...{ currency: 'INR', per: 'team', taxNote: '', prizes: list },
  ...more,
})
const three = [
  prize('1st', 350_000),
  prize('2nd', 100_000, { count: 2 }),
  prize('All', null, { inKind: ['certificate'] }),
]

eachDatabase((kind) => {
  const test = suite(`prizes, ${kind}`)
  let house: PublishingHouse
  test.before(async () => {
    house = await bootPublishing(kind, [prizesServer])
  })
  test.after(() => house.dispose())

  const parts = (value: unknown) => ({ parts: { prizes: value as never } })
  const read = async (id: number) => (await house.nobody.get(`/api/prizes/of/${id}`)).body

  test('places, what each gives and the sum stand on the page; the sum is what lists show, whatever was said under pay', async () => {
    const id = await house.published({ ...parts(prizes(three)), payFrom: 7, payTo: 9, payPeriod: 'month' })
    const shown = await read(id)
    assert.equal(shown.sumPaise, 55_000_000)
    assert.deepEqual(
      shown.prizes.map(({ title, count, paise, inKind }: never) => [title, count, paise, inKind]),
      [
        ['1st', 1, 35_000_000, []],
        ['2nd', 2, 10_000_000, []],
        ['All', 1, null, ['certificate']],
      ],
    )
    const pay = { minPaise: 55_000_000, maxPaise: 55_000_000, currency: 'INR', period: 'once' }
    assert.deepEqual((await house.service.find(id))?.pay, pay)
    assert.deepEqual((await house.nobody.get(`/api/listings/opportunities/${id}`)).body.pay, pay)
  })

  test('another currency is shown as it is; without money, and for paid work, pay stays what its own step says', async () => {
    const dollars = await house.published(parts(prizes([prize('1st', 5000)], { currency: 'USD' })))
    assert.deepEqual((await house.service.find(dollars))?.pay, {
      ...{ minPaise: 500_000, maxPaise: 500_000, currency: 'USD', period: 'once' },
    })
    const own = { payFrom: 20_000, payTo: 20_000, payPeriod: 'month' as const }
    const inKind = await house.published({ ...parts(prizes(three.slice(2))), ...own })
    const job = await house.published({ ...parts(prizes(three)), ...own, kind: 'internship' })
    for (const id of [inKind, job]) assert.equal((await house.service.find(id))?.pay?.maxPaise, 2_000_000)
    assert.equal((await read(job)).prizes.length, 3)
  })

  test('sent back and taken out, what lists showed of them goes too', async () => {
    const id = await house.pending(parts(prizes([prize('1st', 5000)], { currency: 'USD' })))
    await house.rewritten(id, (body) => ({ ...body, ...parts(prizes([])) }))
    await house.approve(id)
    assert.equal((await house.service.find(id))?.pay, null)
  })

  test('taken out for a pay in their place, their currency goes with them', async () => {
    const id = await house.pending(parts(prizes([prize('1st', 5000)], { currency: 'USD' })))
    await house.rewritten(id, (body) => ({ ...body, ...parts(prizes([])), payFrom: 700 }))
    assert.deepEqual((await house.service.find(id))?.pay, {
      ...{ minPaise: 70_000, maxPaise: 70_000, currency: 'INR', period: 'once' },
    })
  })

  test('sent back and lowered, the listing follows', async () => {
    const id = await house.pending(parts(prizes(three)))
    await house.rewritten(id, (body) => ({ ...body, ...parts(prizes([prize('1st', 10)])) }))
    await house.approve(id)
    assert.equal((await house.service.find(id))?.pay?.maxPaise, 1000)
    assert.deepEqual([(await read(id)).version, (await read(id)).sumPaise], [2, 1000])
  })

  test('what gives nothing, has no name or one twice is refused by place; whatever else stands there in a sentence', async () => {
    const organizer = await house.as('organizer')
    const wrong = prizes([prize('1st', 0), prize(' ', 5), prize('Best', 5), prize('best', 5, { key: 'other' })])
    const refused = await house.submit(organizer, wholeDraft(parts(wrong)))
    assert.deepEqual(
      refused.body.errors.map(({ path }: { path: string }) => path),
      ['parts.prizes.prizes.0.amount', 'parts.prizes.prizes.1.title', 'parts.prizes.prizes.3.title'],
    )
    const bad = [7, prizes([prize('a', -1)]), prizes([prize('a', 1.5)]), prizes([], { currency: 'XXX' as never })]
    for (const part of bad)
      assert.equal((await house.submit(organizer, wholeDraft(parts(part)))).status, 422, JSON.stringify(part))
  })

  test('one that is not public shows nothing; without prizes there are none; who wrote them is told', async () => {
    const waiting = await house.pending(parts(prizes(three)))
    assert.equal((await house.nobody.get(`/api/prizes/of/${waiting}`)).status, 404)
    assert.deepEqual((await read(await house.published())).prizes, [])
    const all = await house.kernel.get(personalRecords).export(await house.idOf('organizer'))
    const told = (all['prizes.editions']?.['prizesWritten'] ?? []) as readonly { readonly about: number }[]
    assert.ok(told.some(({ about }) => about === waiting))
  })

  test('the demo gives prizes to what has none; what an organizer wrote stays as it is', async () => {
    const none = await house.published({ payFrom: 50_000, payTo: 50_000, payPeriod: 'once' })
    const own = await house.published(parts(prizes(three)))
    const seed = house.kernel.view(seeds).find((each) => each.id === 'prizes.demo')
    const before = await read(own)
    for (const _ of ['first', 'after an interruption']) await seed?.run({ now: NOW, size: 1, random: () => 0 })
    assert.deepEqual([(await read(none)).version, (await read(none)).sumPaise], [1, 5_000_000])
    assert.deepEqual(await read(own), before)
  })

  test.run()
})
