import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { OpportunityContent } from '../../../../../features/listings/contract'
import { type Catalogue, catalogue, createCatalogue } from '../../../../../features/listings/server/catalogue/catalogue'
import { createFiling } from '../../../../../features/listings/server/filed/filing'
import { eachDatabase } from '../../../../support/database'
import { bootListings, type ListingsHouse, NOW } from '../../house'

const clock = { now: () => NOW }
const log = { info: () => undefined, error: () => undefined, warn: () => undefined }
const monthly = (rupees: number) => ({ minPaise: 0, maxPaise: rupees * 100, currency: 'INR', period: 'month' }) as const

/** Titles say nothing of what is asked for. Of each there are more than are filled up with what comes near. */
const listed: Readonly<Record<string, Partial<OpportunityContent>>> = {
  paid: { title: 'Night watch', pay: monthly(50_000) },
  unpaid: { title: 'For the love of it', pay: monthly(0) },
  untold: { title: 'For something', pay: null },
  job: { title: 'Watch keeper', kind: 'job', pay: monthly(50_000) },
  scholarship: { title: 'Watchmakers', kind: 'scholarship', pay: null },
  quiz: { title: 'Ask me', kind: 'quiz', pay: null },
  hackathon: { title: 'All night', kind: 'hackathon', pay: null },
}
const EACH = 10

const table: readonly (readonly [typed: string, ...names: string[]])[] = [
  ['unpaid', 'unpaid'],
  ['unpaid internship', 'unpaid'],
  ['without pay', 'unpaid'],
  ['बिना वेतन', 'unpaid'],
  ['bina vetan', 'unpaid'],
  ['अवैतनिक', 'unpaid'],
  ['internship -unpaid', 'paid', 'untold'],
  ['stipend', 'paid', 'scholarship'],
  ['internship stipend', 'paid'],
  ['scholarship', 'scholarship'],
  ['internship', 'paid', 'unpaid', 'untold'],
  ['quiz or hackathon', 'quiz', 'hackathon'],
  ['quizzes or hackathons or scholarships', 'scholarship', 'quiz', 'hackathon'],
  ['quiz ya hackathon', 'quiz', 'hackathon'],
  ['प्रश्नोत्तरी या छात्रवृत्ति', 'scholarship', 'quiz'],
  ['unpaid internship or job', 'unpaid'],
  ['watch internship or job', 'paid', 'job'],
  ['"quiz or hackathon"'],
]

eachDatabase((kind) => {
  const test = suite(`what is found by what cards say, ${kind}`)
  let house: ListingsHouse
  const names = new Map<number, string>()
  const lists: Catalogue[] = []

  test.before(async () => {
    house = await bootListings(kind)
    for (const [name, content] of Object.entries(listed))
      for (let at = 0; at < EACH; at++) names.set(await house.live(content), name)
    const memory = house.kernel.get(catalogue)
    const facets = () => memory.facets()
    const filing = createFiling(house.db, clock, facets, log)
    lists.push(memory, createCatalogue({ database: house.db, clock, facets, filing, lists: 'database' }))
    for (const each of lists) await each.changed([...names.keys()])
  })
  test.after(() => house?.dispose())

  for (const [text, ...wanted] of table)
    test(`“${text}” finds ${wanted.join(' and ') || 'nothing'}, from memory and from the database`, async () => {
      for (const each of lists) {
        const { ids } = await each.page({ text, choices: {}, status: 'open' }, { sort: 'relevance', limit: 100 })
        const found = new Set(ids.map((id) => names.get(id)))
        assert.deepEqual(
          Object.keys(listed).filter((name) => found.has(name)),
          wanted,
        )
      }
    })

  test.run()
})
