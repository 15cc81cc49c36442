import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { outbox, stateMachines } from '../../../../features/data/contract'
import { verbs } from '../../../../features/modules/contract'
import type { OpportunityDetail } from '../../../../features/listings/contract/wire'
import { mergeInto } from '../../../../features/listings/server/merge/merge'
import { eachDatabase } from '../../../support/database'
import { rejection } from '../../../support/waiting'
import { bootListings, contentOf, type ListingsHouse } from '../house'

eachDatabase((kind) => {
  const test = suite(`merged opportunities, ${kind}`)
  let house: ListingsHouse
  const detail = (id: number | string) =>
    house.ask<OpportunityDetail & { code?: string }>(`/api/listings/opportunities/${id}`)
  const merge = (from: number, into: number) =>
    mergeInto(
      { database: house.db, machines: house.kernel.get(stateMachines), outbox: house.kernel.get(outbox) },
      from,
      into,
    )

  test.before(async () => {
    house = await bootListings(kind)
  })
  test.after(() => house?.dispose())

  test('the address of the one that went answers with the one that stays, and only that one is listed', async () => {
    const [from, into] = [await house.live({ title: 'Twice entered' }), await house.live({ title: 'Entered twice' })]
    await house.listed({ q: 'entered' }, 2)
    await merge(from, into)
    await house.listed({ q: 'entered', status: 'all' }, 1)
    const { status, data } = await detail(`twice-entered-${from}`)
    assert.deepEqual([status, data.id, data.path], [200, into, `/internships/entered-twice-${into}`])
  })

  test('merged again, every old address takes one step still', async () => {
    const [a, b, c] = [await house.live(), await house.live(), await house.live({ title: 'The last' })]
    await merge(a, b)
    await merge(b, c)
    assert.deepEqual([(await detail(a)).data.id, (await detail(b)).data.id], [c, c])
    const follow = (id: number) => house.db.transact((tx) => house.service.followMerges(tx, id))
    assert.deepEqual([await follow(a), await follow(b), await follow(c)], [c, c, c])
    await house.db.transact((tx) => house.service.remove(tx, c, 1))
    assert.deepEqual([(await detail(a)).status, (await detail(a)).data.code], [410, 'removed'])
  })

  test('what would lose something is refused, by its name', async () => {
    const [taken, draft, other] = [
      await house.live({ title: 'With people' }),
      (await house.db.transact((tx) => house.service.create(tx, contentOf({ title: 'A draft' }), 7))).id,
      await house.live({ title: 'Another' }),
    ]
    await house.db.transact((tx) => house.service.takeSeat(tx, taken))
    assert.match((await rejection(merge(taken, other))).message, /1 have registered for “With people”/)
    assert.match((await rejection(merge(other, draft))).message, /“A draft” is draft/)
    assert.match((await rejection(merge(other, other))).message, /cannot lead to itself/)
    assert.match((await rejection(merge(999_999, other))).message, /no opportunity 999999/)
    assert.equal((await detail(taken)).data.id, taken)
    const [all, some] = [await house.live({ title: 'For all' }), await house.live({ title: 'For some' })]
    await house.db.transact((tx) => house.service.setVisibility(tx, some, 'link'))
    assert.match((await rejection(merge(all, some))).message, /“For some” shows itself to fewer people than “For all”/)
    await merge(some, all)
  })

  test('where both are by invitation, whoever was invited to the one that goes keeps sight of it: it says what to do first', async () => {
    const [going, staying] = [await house.live({ title: 'Invited here' }), await house.live({ title: 'Invited there' })]
    const show = (id: number, to: 'link' | 'invited') =>
      house.db.transact((tx) => house.service.setVisibility(tx, id, to))
    await show(going, 'invited')
    await show(staying, 'invited')
    const refusal = await rejection(merge(going, staying))
    assert.match(refusal.message, /“Invited here” and “Invited there” are both by invitation.*take “Invited here” down/)
    assert.equal((await house.service.find(going))?.state, 'live')
    await show(staying, 'link')
    await merge(going, staying)
    await show(staying, 'invited')
    const down = await house.live({ title: 'Taken down' })
    await show(down, 'invited')
    await house.db.transact((tx) => house.service.remove(tx, down, 1))
    await merge(down, staying)
  })

  test('two who merge two into each other at once: one of them goes, nothing hangs', async () => {
    const [a, b] = [await house.live(), await house.live()]
    const results = await Promise.allSettled([merge(a, b), merge(b, a)])
    assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 1)
    assert.equal((await detail(a)).data.id, (await detail(b)).data.id)
  })

  test('the verb says what it did, or what it needs', async () => {
    const verb = house.kernel.view(verbs).find(({ id }) => id === 'listings.merge')
    assert.ok(verb)
    const said: string[] = []
    const run = (...args: string[]) => verb.run({ args, print: (line: string) => said.push(line) } as never)
    const [from, into] = [await house.live(), await house.live()]
    assert.equal(await run(String(from), String(into)), 0)
    assert.deepEqual(said, [`${from} leads to ${into} now.`])
    for (const args of [[], ['1'], ['a', 'b'], ['1', '2', '3'], ['0', '1']])
      assert.match((await rejection(run(...args))).message, /merge <id that goes> <id that stays>/)
  })

  test.run()
})

eachDatabase((kind) => {
  const test = suite(`pages in two languages, ${kind}`)
  let house: ListingsHouse
  test.before(async () => {
    house = await bootListings(
      kind,
      {},
      {
        publicUrl: 'http://localhost:4000',
        languagePages: [
          { en: 1, hi: 2 },
          { en: 3, hi: 99 },
        ],
      },
    )
  })
  test.after(() => house?.dispose())

  test('each says where it is in the other language, and only if it is there', async () => {
    const ids = [
      await house.live({ title: 'The quiz' }),
      await house.live({ title: 'Prashnottari' }),
      await house.live(),
    ]
    assert.deepEqual(ids, [1, 2, 3])
    const paths = { en: '/internships/the-quiz-1', hi: '/internships/prashnottari-2' }
    const of = async (id: number) =>
      (await house.ask<OpportunityDetail>(`/api/listings/opportunities/${id}`)).data.inLanguages
    assert.deepEqual([await of(1), await of(2), await of(3)], [paths, paths, null])
    const map = await (await house.fetch('/sitemaps/listings.opportunities-1.xml')).text()
    assert.ok(map.includes('/internships/prashnottari-2?lang=hn<'), map)
    await house.db.transact((tx) => house.service.remove(tx, 2, 1))
    assert.equal(await of(1), null)
  })

  test.run()
})
