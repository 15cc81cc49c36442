import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { seeding } from '../../../../../features/data/contract'
import { createCatalogue } from '../../../../../features/listings/server/catalogue/catalogue'
import type { Question } from '../../../../../features/listings/server/catalogue/question'
import { createFiling } from '../../../../../features/listings/server/filed/filing'
import { createUnfiledLists } from '../../../../../features/listings/server/filed/unfiled-lists'
import { log } from '../../../../../features/web/contract'
import { eachDatabase } from '../../../../support/database'
import { until } from '../../../../support/waiting'
import { bootListings, type ListingsHouse, NOW } from '../../house'

const WEEK_MS = 7 * 86_400_000

eachDatabase((kind) => {
  const test = suite(`while lists are read, ${kind}`)
  let house: ListingsHouse
  let release: () => void
  test.before(async () => {
    house = await bootListings(kind)
    await house.kernel.get(seeding).run({ size: 300 })
    await house.live({ title: 'Without an end', closesAt: null })
    for (const visibility of ['link', 'invited'] as const) await house.live({ title: 'Not for everybody', visibility })
  })
  test.after(() => house?.dispose())

  /** Its lists are not there until they are released. `read`: how often each row is read for them. */
  const starting = (patienceMs = 0, read = new Map<number, number>()) => {
    const gate = new Promise<void>((done) => (release = done))
    const prepare = (ids: readonly number[]) => {
      for (const id of ids) read.set(id, (read.get(id) ?? 0) + 1)
      return gate
    }
    const slow = { id: 'x.slow', label: '', valuesOf: () => [], prepare }
    const [clock, facets] = [{ now: () => NOW }, () => [slow]]
    const filing = createFiling(house.db, clock, facets, house.kernel.get(log))
    return createCatalogue({ database: house.db, clock, facets, filing, lists: 'memory', patienceMs })
  }
  const plain = (of?: string): Question => ({ kind: of, choices: {}, status: 'open' })

  test('lists without a filter, counts of them and the start page are the same from the database and from memory', async () => {
    const lists = starting()
    const ask = async () => {
      const pages = []
      for (const of of [undefined, 'job', 'internship']) {
        for (let after: string | undefined, isFirst = true; isFirst || after; isFirst = false) {
          const page = await lists.page(plain(of), { sort: 'deadline', after, limit: 17 })
          pages.push(page)
          after = page.next
        }
      }
      const { all, total } = await lists.counts(plain('job'))
      const rails = [await lists.first('job', 'newest', 4), await lists.closing(NOW.getTime() + WEEK_MS, 4)]
      return { pages, all, total, rails, open: Object.entries(await lists.openCounts()).sort() }
    }
    const before = await ask()
    assert.equal(lists.readFrom(), 'reading')
    release()
    await lists.values('x.slow')
    assert.equal(lists.readFrom(), 'memory')
    assert.deepEqual(before, await ask())
  })

  test('what the database tells whole waits for no lists', async () => {
    const lists = starting(3_600_000)
    assert.equal(lists.readFrom(), 'unread')
    const { ids } = await lists.page(plain('job'), { sort: 'deadline', limit: 5 })
    assert.equal(ids.length, 5)
    assert.ok((await lists.openCounts())['job'])
    assert.ok((await lists.closing(NOW.getTime() + WEEK_MS, 4)).count > 0)
    release()
    // They are read although nobody asked for more.
    await lists.values('x.slow')
    assert.deepEqual((await lists.page(plain('job'), { sort: 'deadline', limit: 5 })).ids, ids)
  })

  test('where nothing is filed yet, a filter and another order wait until lists are there', async () => {
    const lists = starting()
    let answered = 0
    const count = () => void answered++
    const waiting = [
      lists.counts({ ...plain('job'), choices: { slow: ['x'] } }).then(count),
      ...(['newest', 'pay', 'popular'] as const).map((sort) =>
        lists.page(plain('job'), { sort, limit: 5 }).then(count),
      ),
    ]
    await lists.page(plain('job'), { sort: 'deadline', limit: 5 })
    assert.equal(answered, 0)
    release()
    await Promise.all(waiting)
    assert.equal(answered, waiting.length)
  })

  test('who asks a while after a count is told it again while a new one is made, and a minute later waits for that', async () => {
    let now = NOW.getTime()
    const lists = createUnfiledLists(house.db, { now: () => new Date(now) })
    const jobs = async () => (await lists.openCounts())['job'] ?? 0
    const before = await jobs()
    await house.live({ kind: 'job', closesAt: null })
    assert.equal(await jobs(), before)
    now += 11_000
    assert.equal(await jobs(), before)
    await until('it is counted anew', async () => (await jobs()) === before + 1)
    await house.live({ kind: 'job', closesAt: null })
    now += 61_000
    assert.equal(await jobs(), before + 2)
  })

  test('however many ask meanwhile, each row is read once', async () => {
    const read = new Map<number, number>()
    const lists = starting(0, read)
    const asked = Array.from({ length: 5 }, () => lists.values('x.slow'))
    await lists.page(plain('job'), { sort: 'deadline', limit: 5 })
    release()
    await Promise.all(asked)
    await lists.changed([]) // what waits for the lists to be there has its turn before
    assert.ok(read.size > 300)
    assert.deepEqual([...new Set(read.values())], [1])
  })

  test.run()
})
