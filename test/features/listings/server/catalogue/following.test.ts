import assert from 'node:assert/strict'
import { setImmediate as othersTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { suite } from 'uvu'
import { type Database, seeding } from '../../../../../features/data/contract'
import type { Facet } from '../../../../../features/listings/contract'
import { createCatalogue } from '../../../../../features/listings/server/catalogue/catalogue'
import type { Question } from '../../../../../features/listings/server/catalogue/question'
import { createFiling } from '../../../../../features/listings/server/filed/filing'
import { log } from '../../../../../features/web/contract'
import { eachDatabase } from '../../../../support/database'
import { until } from '../../../../support/waiting'
import { bootListings, type ListingsHouse, NOW } from '../../house'

const MINUTE_MS = 60_000

eachDatabase((kind) => {
  const test = suite(`lists in memory follow what happens, ${kind}`)
  let house: ListingsHouse
  test.before(async () => {
    house = await bootListings(kind)
    await house.kernel.get(seeding).run({ size: 40 })
  })
  test.after(() => house?.dispose())

  const byKind = (status: Question['status'] = 'open'): Question => ({ kind: 'job', choices: {}, status })
  const newest = { sort: 'newest', limit: 5 } as const

  /** A facet that counts how often all lists were read for it. */
  const counting = (gate = Promise.resolve()) => {
    const told = { reads: 0 }
    const prepare = async () => {
      told.reads++
      await gate
    }
    return { told, facet: { id: 'x.counting', label: '', valuesOf: () => ['a'], prepare } as Facet }
  }

  const lists = (facets: () => readonly Facet[], database: Database = house.db, patienceMs = 60_000) => {
    const clock = { now: () => now }
    const filing = createFiling(
      house.db,
      clock,
      () => facets().map(({ prepare: _, ...each }) => each),
      house.kernel.get(log),
    )
    return createCatalogue({ database, clock, facets, filing, lists: 'memory', patienceMs })
  }
  let now = NOW
  test.before.each(() => {
    now = NOW
  })

  test('a feature that was off and is back gives its values anew, which all who ask meanwhile wait for once', async () => {
    const [before, back] = [counting(), counting()]
    let facets: readonly Facet[] = [before.facet]
    const all = lists(() => facets)
    await all.page(byKind(), newest)
    facets = [back.facet]
    await Promise.all(Array.from({ length: 20 }, () => all.page(byKind(), newest)))
    assert.deepEqual([before.told.reads, back.told.reads], [1, 1])
  })

  test('who has waited long enough for lists that are read anew is answered from the database', async () => {
    let facets: readonly Facet[] = [counting().facet]
    const all = lists(() => facets, house.db, 0)
    await all.values('x.counting')
    const known = await all.page(byKind(), newest)
    let release = () => {}
    facets = [counting(new Promise((done) => (release = done))).facet]
    assert.deepEqual((await all.page(byKind(), newest)).ids, known.ids)
    release()
    await all.values('x.counting')
  })

  test('what changed while the database did not answer for minutes is heard of afterwards', async () => {
    let isDown = false
    const database = { ...house.db, of: () => (isDown ? assert.fail('No answer') : house.db.of()) } as Database
    const all = lists(() => [counting().facet].slice(1), database)
    const before = await all.counts(byKind('all'))
    isDown = true
    await house.live({ title: 'Made in the first minute', kind: 'job', closesAt: null })
    for (let minute = 1; minute <= 5; minute++) {
      now = new Date(NOW.getTime() + minute * MINUTE_MS)
      await all.counts(byKind('all'))
    }
    isDown = false
    now = new Date(NOW.getTime() + 6 * MINUTE_MS)
    await until('it is counted', async () => (await all.counts(byKind('all'))).total === before.total + 1)
  })

  test('while many changes are followed others are answered, each of them by lists that are right', async () => {
    const all = lists(() => [])
    const before = await all.counts(byKind('all'))
    await sql`update listings.opportunity set kind = 'job' where kind <> 'job'`.execute(house.db.of())
    const { rows } = await sql<{ id: number }>`select id from listings.opportunity`.execute(house.db.of())
    const seen: number[] = []
    let isDone = false
    const followed = all.changed(rows.map(({ id }) => id)).finally(() => (isDone = true))
    while (!isDone) {
      await othersTurn()
      const { ids, total } = await all.page(byKind('all'), { sort: 'newest', limit: 50 })
      assert.equal(new Set(ids).size, total)
      seen.push(total)
    }
    await followed
    const after = (await all.counts(byKind('all'))).total
    assert.ok(
      seen.some((total) => total > before.total && total < after),
      `${before.total} ${seen} ${after}`,
    )
  })

  test.run()
})
