import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { Condition } from '../../../../features/rules/contract'
import type { OwnVerdict } from '../../../../features/rules/contract/wire'
import type { Caller } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { bootRules, NOW, type RulesHouse } from '../house'
import { isNearBy } from '../is-near-by'

const asked: readonly (readonly Condition[])[] = [
  [],
  [{ fact: 'city', anyOf: ['Kochi'] }],
  [{ fact: 'skills', anyOf: ['SQL', 'Spreadsheets'] }],
  [
    { fact: 'cgpa', from: 8 },
    { fact: 'degree', anyOf: ['btech', 'mca'] },
  ],
  [{ fact: 'backlogs', to: 0 }],
]

eachDatabase((kind) => {
  const test = suite(`"eligible for me" where lists are answered from the database, ${kind}`)
  let house: RulesHouse
  const ids: number[] = []
  test.before(async () => {
    house = await bootRules(kind, 'database')
    for (const conditions of asked) ids.push(await house.published(conditions))
    await house.listed(ids.at(-1) ?? 0)
  })
  test.before.each(() => house.setNow(NOW))
  test.after(() => house?.dispose())

  const verdictOf = async (caller: Caller, id: number) => {
    const { verdict, lines } = (await caller.get(`/api/rules/of/${id}/own`)).body as OwnVerdict
    return isNearBy(lines.map((line) => line.verdict)) ? 'near' : verdict
  }

  /** What the list, its counts and the page of each say to somebody, to be compared. */
  async function told(caller: Caller) {
    const all = (await house.nobody.get('/api/listings/search?limit=50')).body.items as readonly { id: number }[]
    const verdicts = new Map<string, number[]>()
    for (const { id } of all) {
      const verdict = await verdictOf(caller, id)
      verdicts.set(verdict, [...(verdicts.get(verdict) ?? []), id])
    }
    const listed = async (eligible: string) => {
      const { body } = await caller.get(`/api/listings/own/search?eligible=${eligible}&limit=50`)
      return { total: body.total, ids: body.items.map(({ id }: { id: number }) => id).toSorted() }
    }
    const ofPage = (verdict: string) => {
      const found = (verdicts.get(verdict) ?? []).toSorted()
      return { total: found.length, ids: found }
    }
    const facets = (await caller.get('/api/listings/own/facets')).body.facets
    const own = facets.find(({ name }: { name: string }) => name === 'eligible')
    return {
      lists: { yes: await listed('yes'), perhaps: await listed('perhaps'), near: await listed('near') },
      pages: { yes: ofPage('met'), perhaps: ofPage('unknown'), near: ofPage('near') },
      counts: Object.fromEntries(
        own.values.map(({ value, count }: { value: string; count: number }) => [value, count] as const),
      ) as Readonly<Record<string, number>>,
    }
  }

  for (const word of ['student', 'pro', 'mentor', 'admin'])
    test(`list, counts and pages say the same to ${word}@demo.test`, async () => {
      const { lists, pages, counts } = await told(await house.as(word))
      assert.deepEqual(lists, pages)
      assert.deepEqual(counts, { yes: pages.yes.total, perhaps: pages.perhaps.total, near: pages.near.total })
    })

  test('what is mended in a profile, and what is published meanwhile, counts with the next question', async () => {
    const mentor = await house.as('mentor')
    const before = await told(mentor)
    assert.ok(!before.lists.yes.ids.includes(ids[1]))
    const { headline, about, skills, version } = (await mentor.get('/api/profile/own')).body
    const head = { headline, about, skills, city: 'Cochin' }
    assert.equal((await mentor.put('/api/profile/own', head, { 'if-match': `"${version}"` })).status, 204)
    const mended = await told(mentor)
    assert.ok(mended.lists.yes.ids.includes(ids[1]))
    assert.deepEqual(mended.lists, mended.pages)
    const fresh = await house.published([{ fact: 'city', anyOf: ['Kochi', 'Pune'] }])
    await house.listed(fresh)
    const after = await told(mentor)
    assert.ok(after.lists.yes.ids.includes(fresh))
    assert.deepEqual(after.lists, after.pages)
  })

  test('beside another filter it narrows, and strangers are told nothing', async () => {
    const student = await house.as('student')
    const { lists } = await told(student)
    const { body } = await student.get('/api/listings/own/search?eligible=yes&kind=internship&city=Pune&limit=50')
    const found: readonly number[] = body.items.map(({ id }: { id: number }) => id)
    assert.ok(found.every((id) => lists.yes.ids.includes(id)))
    assert.deepEqual(
      ids.filter((id) => lists.yes.ids.includes(id)),
      ids.filter((id) => found.includes(id)),
    )
    const none = (await student.get('/api/listings/own/search?eligible=yes&city=Kochi')).body
    assert.equal(none.total, 0)
    assert.equal((await house.nobody.get('/api/listings/search?eligible=yes')).status, 422)
  })

  test.run()
})
