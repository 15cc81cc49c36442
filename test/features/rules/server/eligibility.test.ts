import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { Condition } from '../../../../features/rules/contract'
import type { OwnVerdict, OwnVerdicts } from '../../../../features/rules/contract/wire'
import type { Caller } from '../../../support/api'
import { eachDatabase } from '../../../support/database'
import { filled, freshKey } from '../../registrations/house'
import { bootRules, NOW, type RulesHouse } from '../house'
import { isNearBy } from '../is-near-by'

interface Facet {
  readonly name: string
  readonly values: readonly { readonly value: string; readonly count: number }[]
}

eachDatabase((kind) => {
  const test = suite(`eligibility, ${kind}`)
  let house: RulesHouse
  test.before(async () => {
    house = await bootRules(kind)
  })
  test.before.each(() => house.setNow(NOW))
  test.after(() => house.dispose())

  const own = async (caller: Caller, id: number) => (await caller.get(`/api/rules/of/${id}/own`)).body as OwnVerdict
  const verdicts = ({ lines }: OwnVerdict) => lines.map(({ condition, verdict }) => `${condition.fact} ${verdict}`)
  const enter = (caller: Caller, opportunityId: number, more: object = {}) =>
    caller.post('/api/registrations', { opportunityId, ...filled, ...more }, freshKey())
  const listedFor = async (caller: Caller, eligible: string) => {
    const { body } = await caller.get(`/api/listings/own/search?eligible=${eligible}&limit=50`)
    return (body.items as readonly { readonly id: number }[]).map(({ id }) => id).sort((a, b) => a - b)
  }
  const eligibleCounts = async (caller: Caller) => {
    const facets = (await caller.get('/api/listings/own/facets')).body.facets as readonly Facet[]
    const found = facets.find(({ name }) => name === 'eligible')
    return Object.fromEntries(found?.values.map(({ value, count }) => [value, count]) ?? [])
  }
  const say = async (caller: Caller, facts: object) => {
    const before = (await caller.get('/api/rules/facts')).body
    const answer = await caller.put('/api/rules/facts', { ...before, ...facts })
    assert.equal(answer.status, 204, JSON.stringify(answer.body))
  }

  test('each rule is answered with what the person has; signed out, the rules stand there without answers', async () => {
    const id = await house.published([
      { fact: 'cgpa', from: 7.5 },
      { fact: 'city', anyOf: ['Bengaluru'] },
      { fact: 'backlogs', to: 0 },
    ])
    const [student, shown] = [await house.as('student'), await house.nobody.get(`/api/rules/of/${id}`)]
    assert.equal(shown.status, 200)
    assert.deepEqual(shown.body.conditions[1], { fact: 'city', anyOf: ['Bengaluru'] })
    const answered = await own(student, id)
    assert.deepEqual(verdicts(answered), ['cgpa met', 'city not-met', 'backlogs unknown'])
    assert.equal(answered.verdict, 'not-met')
    assert.equal(answered.lines[0]?.yourNumber, 7.9)
    assert.deepEqual(answered.lines[1]?.yourWords, ['Pune'])
    assert.equal((await house.nobody.get(`/api/rules/of/${id}/own`)).status, 401)
    assert.equal((await house.nobody.get('/api/rules/of/999999')).status, 404)
  })

  test('what the opportunity says of itself counts as well, without anybody having written rules', async () => {
    const id = await house.live({
      eligibility: { audiences: ['professional'], minimumAge: 21, note: 'Bring a laptop.' },
    })
    const { conditions, note, version } = (await house.nobody.get(`/api/rules/of/${id}`)).body
    assert.deepEqual([conditions.length, note, version], [2, 'Bring a laptop.', 0])
    const answered = await own(await house.as('student'), id)
    assert.deepEqual(verdicts(answered), ['audience not-met', 'age met'])
  })

  test('beside the filter stands what it looks at, as its person spells it; nobody else is told', async () => {
    const { body } = await (await house.as('student')).get('/api/rules/used')
    assert.deepEqual(body, { degree: 'btech', stream: 'engineering', endYear: 2027, cgpa: 7.9, city: 'Pune' })
    assert.equal((await house.nobody.get('/api/rules/used')).status, 401)
  })

  test('who is asked for is nobody’s business: an invitation shows to whom it was sent, and to no other', async () => {
    const id = await house.published([{ fact: 'invited', anyOf: ['<Student@demo.test>', 'else@example.in'] }])
    const { body } = await house.nobody.get(`/api/rules/of/${id}`)
    assert.deepEqual(body.conditions, [{ fact: 'invited', anyOf: [] }])
    assert.equal((await own(await house.as('student'), id)).verdict, 'met')
    const refused = await own(await house.as('pro'), id)
    assert.equal(refused.verdict, 'not-met')
    assert.doesNotMatch(JSON.stringify(refused), /demo\.test|example\.in/)
  })

  test('the server refuses who misses a rule, asks who is not known to confirm, and keeps the rules with the registration', async () => {
    const [student, pro] = [await house.as('student'), await house.as('pro')]
    const id = await house.published([
      { fact: 'stream', anyOf: ['engineering'] },
      { fact: 'backlogs', to: 0 },
    ])
    await say(pro, { backlogs: 2 })
    const refused = await enter(pro, id)
    assert.deepEqual([refused.status, refused.body.code], [403, 'not-eligible'])
    assert.match(refused.body.detail, /“Product design intern”/)
    const unsure = await enter(student, id, { acceptsEligibility: false })
    assert.deepEqual([unsure.status, unsure.body.errors[0].path], [422, 'acceptsEligibility'])
    const entered = await enter(student, id)
    assert.equal(entered.status, 201, JSON.stringify(entered.body))
    assert.equal((await student.get(`/api/registrations/${entered.body.id}`)).body.rulesVersion, 1)
    const form = (await student.get(`/api/registrations/form/${id}`)).body
    assert.deepEqual([form.verdict, form.asksEligibility], ['unknown', true])
  })

  test('who meets all has nothing to confirm', async () => {
    const id = await house.published([{ fact: 'cgpa', from: 6 }])
    assert.equal((await enter(await house.as('student'), id, { acceptsEligibility: false })).status, 201)
  })

  test('what is mended in a profile counts with the next question, on the page and in the list', async () => {
    const mentor = await house.as('mentor')
    const id = await house.published([{ fact: 'city', anyOf: ['Kochi'] }])
    await house.listed(id)
    assert.equal((await own(mentor, id)).verdict, 'not-met')
    assert.ok(!(await listedFor(mentor, 'yes')).includes(id))
    const { headline, about, skills, version } = (await mentor.get('/api/profile/own')).body
    const head = { headline, about, skills, city: 'Cochin' }
    assert.equal((await mentor.put('/api/profile/own', head, { 'if-match': `"${version}"` })).status, 204)
    assert.equal((await own(mentor, id)).verdict, 'met')
    assert.ok((await listedFor(mentor, 'yes')).includes(id))
  })

  test('list, counts and page agree about everything that is listed, for everybody', async () => {
    const some: readonly (readonly Condition[])[] = [
      [],
      [{ fact: 'skills', anyOf: ['SQL', 'Spreadsheets'] }],
      [
        { fact: 'degree', anyOf: ['btech', 'mca'] },
        { fact: 'cgpa', from: 8 },
      ],
      [{ fact: 'gender', anyOf: ['woman'], reason: 'The endowment is for women.' }],
      [{ fact: 'age', from: 18, to: 30 }],
    ]
    for (const conditions of some) await house.published(conditions, { audiences: ['college', 'fresher'] })
    const last = await house.published([{ fact: 'studyYear', from: 2 }])
    await house.listed(last)
    const all = (await house.nobody.get('/api/listings/search?limit=50')).body.items as readonly {
      readonly id: number
    }[]
    for (const word of ['student', 'pro', 'mentor', 'placecom', 'intern', 'admin']) {
      const caller = await house.as(word)
      const byVerdict: Record<string, number[]> = { met: [], unknown: [], near: [], 'not-met': [] }
      for (const { id } of all) {
        const { verdict, lines } = await own(caller, id)
        byVerdict[isNearBy(lines.map((line) => line.verdict)) ? 'near' : verdict]?.push(id)
      }
      for (const list of Object.values(byVerdict)) list.sort((a, b) => a - b)
      assert.deepEqual(await listedFor(caller, 'yes'), byVerdict['met'], word)
      assert.deepEqual(await listedFor(caller, 'perhaps'), byVerdict['unknown'], word)
      assert.deepEqual(await listedFor(caller, 'near'), byVerdict['near'], word)
      assert.deepEqual(await eligibleCounts(caller), {
        yes: byVerdict['met']?.length,
        perhaps: byVerdict['unknown']?.length,
        near: byVerdict['near']?.length,
      })
    }
  })

  test('who meets every rule is told where all seats are taken', async () => {
    const id = await house.published([{ fact: 'backlogs', to: 9 }], { kind: 'hackathon', seats: 1 })
    const ofStudent = async () => {
      const { items } = (await (await house.as('student')).get(`/api/rules/own?ids=${id}`)).body as OwnVerdicts
      return items[0]?.isFull
    }
    assert.equal(await ofStudent(), false)
    assert.equal((await enter(await house.as('mentor'), id)).status, 201)
    assert.equal(await ofStudent(), true)
  })

  test('rows of a list are answered a page at a time, each as its own page says it; what one may not see is left out', async () => {
    const ids = [
      await house.published([
        { fact: 'cgpa', from: 9 },
        { fact: 'city', anyOf: ['Kochi'] },
        { fact: 'degree', anyOf: ['btech'] },
      ]),
      await house.published([{ fact: 'backlogs', to: 0 }]),
      await house.live({ eligibility: { note: 'Bring a laptop.' } }),
      await house.published([{ fact: 'invited', anyOf: ['pro@demo.test'] }], { visibility: 'invited' }),
    ]
    const path = `/api/rules/own?ids=${[...ids, 999_999].join(',')}`
    const student = await house.as('student')
    const { items } = (await student.get(path)).body as OwnVerdicts
    assert.deepEqual(
      items.map(({ opportunityId }) => opportunityId),
      ids.slice(0, 3),
    )
    const [missed, unsure, noted] = items
    assert.deepEqual([missed?.verdict, missed?.rules, missed?.notMet], ['not-met', 3, 2])
    assert.deepEqual([unsure?.verdict, unsure?.unknown, unsure?.hasNote], ['unknown', 'backlogs', false])
    assert.deepEqual([noted?.verdict, noted?.rules, noted?.hasNote], ['met', 0, true])
    for (const { opportunityId, verdict, rules, notMet } of items) {
      const page = await own(student, opportunityId)
      assert.equal(verdict, page.verdict)
      assert.deepEqual(
        [rules, notMet],
        [page.lines.length, page.lines.filter((line) => line.verdict === 'not-met').length],
      )
    }
    const asked = ((await (await house.as('pro')).get(path)).body as OwnVerdicts).items
    assert.deepEqual(
      asked.map(({ opportunityId }) => opportunityId),
      ids,
    )
    assert.equal((await house.nobody.get(path)).status, 401)
    for (const wrong of ['', 'x', '0', '1,', Array.from({ length: 51 }, (_, at) => at + 1).join(',')])
      assert.equal((await student.get(`/api/rules/own?ids=${wrong}`)).status, 422, wrong)
  })

  test('no list for everybody knows of it, and no value of it is anybody’s guess', async () => {
    assert.equal((await house.nobody.get('/api/listings/search?eligible=yes')).status, 422)
    assert.equal((await house.nobody.get('/api/listings/own/search?eligible=yes')).status, 401)
    const names = (await house.nobody.get('/api/listings/facets')).body.facets.map(({ name }: Facet) => name)
    assert.ok(!names.includes('eligible'))
    assert.deepEqual(await listedFor(await house.as('student'), 'nonsense'), [])
    assert.equal(
      (await (await house.as('student')).get('/api/listings/own/search?eligible=yes')).headers.get('cache-control'),
      'no-store',
    )
  })

  test('what one says for rules alone is one’s own, and checked', async () => {
    const [student, pro] = [await house.as('student'), await house.as('pro')]
    await say(student, { bornOn: '2004-07-31', gender: 'woman', backlogs: 1 })
    assert.deepEqual((await student.get('/api/rules/facts')).body, {
      bornOn: '2004-07-31',
      gender: 'woman',
      backlogs: 1,
    })
    assert.equal((await pro.get('/api/rules/facts')).body.gender, null)
    assert.equal((await student.put('/api/rules/facts', { backlogs: 0 })).status, 204)
    const { body } = await student.get('/api/rules/facts')
    assert.deepEqual([body.bornOn, body.backlogs], ['2004-07-31', 0], 'what is left out stays')
    const none = { bornOn: null, gender: null, backlogs: null }
    for (const wrong of [
      { bornOn: '2027-01-01' },
      { bornOn: '2004-02-30' },
      { gender: 'robot' },
      { backlogs: -1 },
      { backlogs: 1.5 },
    ])
      assert.equal((await student.put('/api/rules/facts', { ...none, ...wrong })).status, 422, JSON.stringify(wrong))
    assert.equal((await house.nobody.get('/api/rules/facts')).status, 401)
    await say(student, none)
  })

  test.run()
})
