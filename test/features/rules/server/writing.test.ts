import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { personalRecords } from '../../../../features/data/contract'
import { stepOf } from '../../../../features/rules/server/reach-route'
import type { RulesTables } from '../../../../features/rules/server/tables'
import { eachDatabase } from '../../../support/database'
import { until } from '../../../support/waiting'
import { bootRules, NOW, type RulesHouse, submit, writtenDraft } from '../house'

eachDatabase((kind) => {
  const test = suite(`writing rules, ${kind}`)
  let house: RulesHouse
  test.before(async () => {
    house = await bootRules(kind)
  })
  test.before.each(() => house.setNow(NOW))
  test.after(() => house.dispose())

  const versions = async (opportunityId: number) => {
    const rows = house.db.of<RulesTables>().selectFrom('rules.rule_set').selectAll()
    return rows.where('opportunity_id', '=', opportunityId).orderBy('version').execute()
  }

  test('rules that contradict each other or the listing are refused by name, and nothing is made', async () => {
    const organizer = await house.as('organizer')
    const { id, version } = (await organizer.post('/api/manage/drafts')).body
    const conditions = [
      { fact: 'studyYear' as const, from: 2 },
      { fact: 'cgpa' as const, from: 9, to: 8 },
    ]
    const body = writtenDraft(conditions, { audiences: ['professional'] })
    assert.equal(
      (await organizer.put(`/api/manage/drafts/${id}`, { body }, { 'if-match': `"${version}"` })).status,
      200,
    )
    const refused = await organizer.post(`/api/manage/drafts/${id}/submit`)
    assert.deepEqual([refused.status, refused.body.code], [422, 'incomplete'])
    assert.deepEqual(
      refused.body.errors.map(({ path }: { path: string }) => path),
      ['parts.eligibility.0', 'parts.eligibility.1'],
    )
    assert.equal((await organizer.get(`/api/manage/drafts/${id}`)).status, 200)
  })

  test('whatever else stands in a draft’s part is refused in a sentence', async () => {
    const organizer = await house.as('organizer')
    for (const part of [7, 'x', { conditions: [{ fact: 'height', from: 2 }] }, { conditions: { length: 2 } }]) {
      const { id, version } = (await organizer.post('/api/manage/drafts')).body
      const body = { ...writtenDraft([]), parts: { eligibility: part } }
      await organizer.put(`/api/manage/drafts/${id}`, { body }, { 'if-match': `"${version}"` })
      const refused = await organizer.post(`/api/manage/drafts/${id}/submit`)
      assert.equal(refused.status, 422, JSON.stringify(part))
    }
  })

  test('sent back and written anew there is a second version; unchanged there is none; a copy has the rules too', async () => {
    const [organizer, admin] = [await house.as('organizer'), await house.as('admin')]
    const id = await submit(organizer, [{ fact: 'cgpa', from: 7 }])
    for (const from of [8, 8]) {
      await admin.post(`/api/manage/approvals/${id}/send-back`, { reason: 'Say more about it.' })
      const draft = (await organizer.post(`/api/manage/opportunities/${id}/edit`)).body
      assert.equal(draft.body.parts.eligibility.conditions[0].fact, 'cgpa')
      const body = { ...draft.body, parts: { eligibility: { conditions: [{ fact: 'cgpa', from }] } } }
      await organizer.put(`/api/manage/drafts/${draft.id}`, { body }, { 'if-match': `"${draft.version}"` })
      assert.ok((await organizer.post(`/api/manage/drafts/${draft.id}/submit`)).status < 300)
    }
    assert.deepEqual(
      (await versions(id)).map(({ version, conditions }) => [version, conditions]),
      [
        [1, [{ fact: 'cgpa', from: 7 }]],
        [2, [{ fact: 'cgpa', from: 8 }]],
      ],
    )
    const copy = (await organizer.post(`/api/manage/opportunities/${id}/duplicate`)).body.id
    assert.deepEqual((await versions(copy))[0]?.conditions, [{ fact: 'cgpa', from: 8 }])
  })

  test('rules for teams are written with the others, read by everybody beside the team’s size, and kept in versions', async () => {
    const organizer = await house.as('organizer')
    const team = { sameCollege: true, mostPostgraduates: 2 }
    const more = { teamMin: 2, teamMax: 4, parts: { eligibility: { conditions: [], team } } }
    const id = await house.published([], more)
    const { body } = await house.nobody.get(`/api/rules/of/${id}`)
    assert.deepEqual(body.team, { leastMembers: 2, mostMembers: 4, ...team })
    assert.deepEqual([body.version, body.conditions], [1, []])
    const copy = (await organizer.post(`/api/manage/opportunities/${id}/duplicate`)).body.id
    assert.deepEqual((await versions(copy))[0]?.team, { mostPostgraduates: 2, sameCollege: true })
    assert.deepEqual((await house.nobody.get(`/api/rules/of/${await house.published([])}`)).body.team, {})

    const { id: draft, version } = (await organizer.post('/api/manage/drafts')).body
    const wrong = writtenDraft([], { ...more, teamMax: 1, teamMin: 1 })
    await organizer.put(`/api/manage/drafts/${draft}`, { body: wrong }, { 'if-match': `"${version}"` })
    const refused = await organizer.post(`/api/manage/drafts/${draft}/submit`)
    assert.deepEqual(
      refused.body.errors.map(({ path }: { path: string }) => path),
      ['parts.eligibility.team.mostPostgraduates', 'parts.eligibility.team.sameCollege'],
    )
  })

  test('reach is told in steps to who may publish, and of what only people themselves see nothing is counted', async () => {
    const organizer = await house.as('organizer')
    const conditions = [
      { fact: 'gender', anyOf: ['woman'] },
      { fact: 'stream', anyOf: ['engineering'] },
      { fact: 'age', to: 30 },
    ]
    const { status, body } = await organizer.post('/api/rules/reach', { conditions })
    assert.equal(status, 200, JSON.stringify(body))
    assert.deepEqual(body.uncounted, [0, 2])
    assert.deepEqual(body.left, [{ at: 1, count: body.matching }])
    assert.equal((await house.nobody.post('/api/rules/reach', { conditions })).status, 401)
    assert.equal((await organizer.post('/api/rules/reach', { conditions: [{ fact: 'x' }] })).status, 422)
    const all = (count: number) => ({ conditions: Array.from({ length: count }, () => ({ fact: 'cgpa', from: 5 })) })
    assert.equal(
      (await organizer.post('/api/rules/reach', all(23))).status,
      200,
      'twenty, and what the draft says itself',
    )
    assert.equal((await organizer.post('/api/rules/reach', all(24))).status, 422)
    assert.deepEqual(
      [0, 49, 50, 99, 100, 199, 200, 4999, 5000, 123_456].map(stepOf),
      [0, 0, 50, 50, 100, 100, 200, 2000, 5000, 100_000],
    )
  })

  test('who changes a profile is counted anew; who is erased is not counted any more', async () => {
    const [admin, id] = [await house.as('admin'), await house.idOf('admin')]
    const row = () =>
      house.db.of<RulesTables>().selectFrom('rules.person').selectAll().where('person_id', '=', id).executeTakeFirst()
    const { headline, about, skills, version } = (await admin.get('/api/profile/own')).body
    const head = { headline, about, skills: [...skills, 'Kannada'], city: 'Mysore' }
    assert.equal((await admin.put('/api/profile/own', head, { 'if-match': `"${version}"` })).status, 204)
    await until('the row follows', async () => (await row())?.city === 'mysuru')
    assert.ok((await row())?.skills?.includes('kannada'))
    const records = house.kernel.get(personalRecords)
    assert.deepEqual(Object.keys((await records.export(id))['rules.facts'] ?? {}), ['saidForRules', 'rulesWritten'])
    const organizer = await house.idOf('organizer')
    const opportunity = await house.published([{ fact: 'cgpa', from: 7 }])
    await records.erase(organizer)
    assert.deepEqual(
      (await versions(opportunity)).map(({ made_by }) => made_by),
      [null],
    )
  })

  test.run()
})
