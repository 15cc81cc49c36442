import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { clock, database, outbox, stateMachines } from '../../../../../features/data/contract'
import { type OpportunityContent, opportunities, sources } from '../../../../../features/listings/contract'
import type { OpportunityDetail } from '../../../../../features/listings/contract/wire'
import type { StorableRow } from '../../../../../features/listings/server/import/make-row'
import { type Outcome, storeRows } from '../../../../../features/listings/server/import/store-rows'
import { sanitiser } from '../../../../../features/web/contract'
import { eachDatabase } from '../../../../support/database'
import { rejection } from '../../../../support/waiting'
import { bootListings, contentOf, type ListingsHouse } from '../../house'

eachDatabase((kind) => {
  const test = suite(`one thing from several sources, ${kind}`)
  let house: ListingsHouse
  test.before(async () => {
    house = await bootListings(kind)
  })
  test.after(() => house?.dispose())

  const row = (url: string, content: Partial<OpportunityContent>, more: Partial<StorableRow> = {}): StorableRow => ({
    sourceUrl: url,
    content: contentOf({ externalUrl: url, ...content }),
    isActive: true,
    postedAt: null,
    ...more,
  })
  function store(rows: readonly StorableRow[], dryRun = false): Promise<readonly Outcome[]> {
    const { get } = house.kernel
    const parts = {
      database: get(database),
      machines: get(stateMachines),
      opportunities: get(opportunities),
      outbox: get(outbox),
      clock: get(clock),
      sanitiser: get(sanitiser),
    }
    return storeRows(parts, rows, dryRun)
  }
  const listed = async (q: string) =>
    (await house.ask<{ items: { id: number }[] }>('/api/listings/search', { q, status: 'all' })).data.items
  const detail = async (id: number) => (await house.ask<OpportunityDetail>(`/api/listings/opportunities/${id}`)).data
  const only = async (title: string) => {
    const [one, ...more] = await house.service.list({ search: title, limit: 5 })
    assert.ok(one && more.length === 0, `one ${title}`)
    return one.id
  }

  test('the same job from three sites shows once, with three sources and the words of the first', async () => {
    const title = 'Kiln keeper'
    const rows = ['https://a.example/1', 'https://www.b.example/2', 'https://c.example/3'].map((url, at) =>
      row(url, { title, description: `<p>Words of ${at}.</p>` }),
    )
    assert.deepEqual(await store(rows, true), [
      'made',
      { folded: 'the listing of https://a.example/1' },
      { folded: 'the listing of https://a.example/1' },
    ])
    const [made, ...folded] = await store(rows)
    const id = await only(title)
    assert.deepEqual([made, folded], ['made', [{ folded: `#${id}` }, { folded: `#${id}` }]])
    await house.listed({ q: 'kiln keeper' }, 1)
    const { sources, description } = await detail(id)
    assert.deepEqual([sources, description], [rows.map(({ sourceUrl }) => sourceUrl), '<p>Words of 0.</p>'])
    assert.deepEqual(await store(rows), ['unchanged', 'unchanged', 'unchanged'])
  })

  test('in one import after another it is the same; a later word of a further source changes nothing here', async () => {
    const title = 'Loom minder'
    const [first, second] = ['https://a.example/4', 'https://b.example/4'] as const
    assert.deepEqual(await store([row(first, { title })]), ['made'])
    const id = await only(title)
    assert.deepEqual(await store([row(second, { title })]), [{ folded: `#${id}` }])
    assert.deepEqual(await store([row(second, { title, description: '<p>Other words.</p>' })]), ['updated'])
    assert.equal((await detail(id)).description, contentOf().description)
    const [told] = await store([row(second, { title: 'Loom mender' })])
    assert.match(JSON.stringify(told), new RegExp(`something else than #${id}`))
    // The first source changes: the other one stays beside it.
    assert.deepEqual(await store([row(first, { title: 'Loom keeper' })]), ['updated'])
    assert.deepEqual(await store([row(second, { title: 'Loom mender' })]), ['unchanged'])
    assert.deepEqual((await detail(id)).sources, [first, second])
    assert.deepEqual([await only('Loom'), (await detail(id)).title], [id, 'Loom keeper'])
  })

  test('what is not surely the same stays apart', async () => {
    const cases: readonly (readonly [name: string, one: StorableRow, other: StorableRow])[] = [
      [
        'one site',
        row('https://a.example/5', { title: 'Same site' }),
        row('https://a.example/6', { title: 'Same site' }),
      ],
      [
        'one is over',
        row('https://a.example/7', { title: 'Half over' }),
        row('https://b.example/7', { title: 'Half over' }, { isActive: false }),
      ],
      [
        'asks for money',
        row('https://a.example/8', { title: 'With a fee' }),
        row('https://b.example/8', { title: 'With a fee', description: '<p>A registration fee of ₹500.</p>' }),
      ],
      [
        'no place',
        row('https://a.example/9', { title: 'Nowhere', city: null, workMode: 'onsite' }),
        row('https://b.example/9', { title: 'Nowhere', city: null, workMode: 'onsite' }),
      ],
      [
        'no day, posted months apart',
        row(
          'https://a.example/10',
          { title: 'Undated', startsOn: null, closesAt: null },
          { postedAt: '2026-05-01T00:00:00Z' },
        ),
        row(
          'https://b.example/10',
          { title: 'Undated', startsOn: null, closesAt: null },
          { postedAt: '2026-11-01T00:00:00Z' },
        ),
      ],
    ]
    for (const [name, one, other] of cases) {
      assert.deepEqual(await store([one]), ['made'], name)
      const [outcome] = await store([other])
      assert.ok(outcome === 'made' || outcome === 'held', `${name}: ${JSON.stringify(outcome)}`)
    }
  })

  test('one that could be either of two is neither', async () => {
    const title = 'Twice at one site'
    const [one, two] = [row('https://a.example/11', { title }), row('https://a.example/12', { title })]
    assert.deepEqual(await store([one, two, row('https://b.example/11', { title })]), ['made', 'made', 'made'])
  })

  test('what people wrote themselves is never folded into', async () => {
    const title = 'By hand'
    const id = await house.live({ title })
    assert.deepEqual(await store([row('https://a.example/13', { title })]), ['made'])
    assert.deepEqual((await detail(id)).sources, [])
  })

  test('what was taken down stays so for all its sources', async () => {
    const title = 'Taken down'
    const [one, two] = [row('https://a.example/14', { title }), row('https://b.example/14', { title })]
    await store([one, two])
    const id = await only(title)
    await house.db.transact((tx) => house.service.remove(tx, id, 1))
    for (const outcome of await store([one, two])) assert.match(JSON.stringify(outcome), /taken down/)
  })

  test('split, it is an opportunity of its own with its own words, and stays one', async () => {
    const title = 'Split apart'
    const rows = [
      row('https://a.example/15', { title }),
      row('https://b.example/15', { title, description: '<p>Its own words.</p>' }),
    ]
    await store(rows)
    const id = await only(title)
    const service = house.kernel.get(sources)
    const [further] = (await service.of([id])).get(id) ?? []
    assert.equal(further?.link, 'https://b.example/15')
    const split = () => house.db.transact((tx) => service.split(tx, id, further?.id ?? 0))
    const own = await split()
    await house.listed({ q: '"split apart"' }, 2)
    assert.deepEqual((await listed('"split apart"')).map((each) => each.id).sort(), [id, own].sort())
    assert.deepEqual([(await detail(own)).description, (await detail(id)).sources], ['<p>Its own words.</p>', []])
    assert.deepEqual(await store(rows), ['unchanged', 'unchanged'])
    assert.equal(((await rejection(split())) as { code?: string }).code, 'not-found')
  })

  test('split, it waits where it came to say what has to be looked at: another name that looks like a known one', async () => {
    for (let at = 0; at < 5; at++) await house.live({ title: `Known ${at}`, organisation: 'Kaveri Looms' })
    const [title, organisation] = ['Split under a false name', 'Kaveri Looms']
    const [first, second] = ['https://a.example/17', 'https://b.example/17'] as const
    await store([row(first, { title, organisation }), row(second, { title, organisation })])
    const id = await only(title)
    await store([row(second, { title, organisation: 'Kaveri L00ms' })])
    const service = house.kernel.get(sources)
    const [further] = (await service.of([id])).get(id) ?? []
    const own = await house.db.transact((tx) => service.split(tx, id, further?.id ?? 0))
    assert.equal((await house.service.find(own))?.state, 'pending')
  })

  test('two imports at once make one of it', async () => {
    const title = 'At once'
    await Promise.all([
      store([row('https://a.example/16', { title })]),
      store([row('https://b.example/16', { title })]),
    ])
    assert.equal((await detail(await only(title))).sources.length, 2)
  })

  test.run()
})
