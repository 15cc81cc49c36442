import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { ListingPage } from '../../../../features/listings/contract/wire'
import type { ListingsTables } from '../../../../features/listings/server/tables'
import { eachDatabase } from '../../../support/database'
import { bootListings, type ListingsHouse } from '../house'
import { corpus, readTsv } from './corpus'
import { fillCorpus } from './fill-corpus'
import { gradeOf, ndcg, readIntent } from './grades'
import { plainFullText } from './plain-full-text'

/** Ours fell from here when something broke; it may rise. */
const FLOOR = 0.84
const PAIRS_FLOOR = 0.9
const families = new Map(corpus.map(({ facts }) => [facts.role, facts.family]))
const average = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0) / all.length
const isVerbose = process.env['RELEVANCE'] === 'all'

eachDatabase((kind) => {
  const test = suite(`relevance, ${kind}`)
  let house: ListingsHouse
  /** Place in the corpus by id. */
  let places: ReadonlyMap<number, number>

  test.before(async () => {
    house = await bootListings(kind)
    places = await fillCorpus(house)
  })
  test.after(() => house?.dispose())

  const search = async (q: string, limit: number) =>
    (await house.ask<ListingPage>('/api/listings/search', { q, limit: String(limit) })).data.items.map(({ id }) => id)

  const gradesFor = (intent: string) => {
    const wanted = readIntent(intent)
    const all = corpus.map((row) => gradeOf(row, wanted, (role) => families.get(role) ?? ''))
    return { all, of: (ids: readonly number[]) => ids.map((id) => all[places.get(id) ?? -1] ?? 0) }
  }

  test('what is typed finds what is wanted, better than the plain full text of PostgreSQL', async () => {
    const [ours, plain]: [number[], number[]] = [[], []]
    for (const [typed = '', intent = ''] of readTsv('queries')) {
      const grades = gradesFor(intent)
      assert.ok(Math.max(...grades.all) > 1, `the corpus answers “${typed}”`)
      ours.push(ndcg(grades.of(await search(typed, 10)), grades.all))
      plain.push(ndcg(grades.of(await plainFullText(house.db.of<ListingsTables>(), typed)), grades.all))
      const [mine = 0, theirs = 0] = [ours.at(-1), plain.at(-1)]
      if (isVerbose && mine < 0.8) console.log(mine.toFixed(2), theirs.toFixed(2), typed, '|', intent)
    }
    const [mine, theirs] = [average(ours), average(plain)]
    console.log(
      `NDCG@10 of ${ours.length} queries: ours ${mine.toFixed(3)}, plain PostgreSQL full text ${theirs.toFixed(3)}`,
    )
    assert.ok(mine > theirs && mine >= FLOOR, `ours ${mine}, plain ${theirs}`)
  })

  test('Hindi in both scripts finds the same thing', async () => {
    let found = 0
    const missed: string[] = []
    const pairs = readTsv('pairs')
    for (const [hindi = '', latin = '', intent = ''] of pairs) {
      const grades = gradesFor(intent)
      assert.ok(Math.max(...grades.all) > 1, `the corpus answers “${latin}”`)
      const [first, second] = [await search(hindi, 5), await search(latin, 5)]
      const isSame = first.some((id) => second.includes(id) && grades.of([id])[0] === Math.max(...grades.all))
      if (isSame) found++
      else missed.push(`${hindi} ${first.length} / ${latin} ${second.length}`)
    }
    console.log(`Hindi pairs: ${found} of ${pairs.length} find the same in the first five; not: ${missed.join(', ')}`)
    assert.ok(pairs.length >= 200 && found / pairs.length >= PAIRS_FLOOR, missed.join('\n'))
  })

  test('suggestions are there in less than 50 ms', async () => {
    const times: number[] = []
    for (const q of ['sof', 'data an', 'marketting', 'naukri dil', 'नौकरी', 'xylophon']) {
      const begun = performance.now()
      await house.ask('/api/listings/suggest', { q })
      times.push(performance.now() - begun)
    }
    times.sort((a, b) => a - b)
    assert.ok((times[3] ?? 99) < 50, times.join(' '))
  })

  test.run()
})
