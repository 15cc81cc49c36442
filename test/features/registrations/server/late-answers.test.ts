import assert from 'node:assert/strict'
import papaparse from 'papaparse'
import { suite } from 'uvu'
import { personalRecords } from '../../../../features/data/contract'
import type { OwnQuestion } from '../../../../features/listings/contract'
import { eachDatabase } from '../../../support/database'
import { bootRegistrations, NOW, type RegistrationsHouse } from '../house'

const shirt: OwnQuestion = { id: 'shirt', label: 'Shirt size', type: 'text', required: true }
const ASKED = '2026-11-24'
/** The end of that day in Kolkata. */
const UNTIL = '2026-11-24T18:29:59.000Z'

eachDatabase((kind) => {
  const test = suite(`what is asked after one has registered, ${kind}`)
  let house: RegistrationsHouse
  test.before(async () => {
    house = await bootRegistrations(kind)
  })
  test.after(() => house.dispose())
  test.before.each(() => house.setNow(NOW))

  async function ask(id: number, ...questions: readonly OwnQuestion[]) {
    const known = await house.service.find(id)
    assert.ok(known)
    const { version } = known
    await house.db.transact((tx) => house.service.update(tx, id, { ...known, questions }, { version }))
  }
  /** Of one who registered before anything was asked. */
  async function early(word = 'student') {
    const [opportunityId, as] = [await house.live(), await house.as(word)]
    const { id } = (await house.enter(as, opportunityId)).body
    const receipt = async () => (await as.get(`/api/registrations/${id}`)).body
    const answer = (values: string[], words?: object) =>
      as.post(`/api/registrations/${id}/answers`, { answers: { shirt: values }, ...(words && { words }) })
    return { id, as, opportunityId, receipt, answer }
  }

  test('a new required question is asked of new entrants alone; whoever was in stays in, unasked', async () => {
    const { opportunityId, receipt, answer } = await early()
    await ask(opportunityId, shirt)
    const { state, asked } = await receipt()
    assert.deepEqual([state, asked], ['registered', []])
    assert.deepEqual([(await answer(['M'])).status, (await receipt()).later], [422, []])
    const other = await house.enter(await house.as('pro'), opportunityId)
    assert.deepEqual([other.status, other.body.errors[0].path], [422, 'answers.shirt'])
  })

  test('asked of all, it is answered on the receipt, which stays as it was; its organizer reads both', async () => {
    const { id, opportunityId, receipt, answer, as } = await early()
    const before = await receipt()
    await ask(opportunityId, { ...shirt, askAllUntil: ASKED })
    const { asked } = await receipt()
    assert.deepEqual(
      [asked.length, asked[0].question.label, asked[0].until, asked[0].isOver],
      [1, 'Shirt size', UNTIL, false],
    )
    assert.equal((await answer([''])).body.errors[0].path, 'answers.shirt')
    assert.equal((await answer(['M'], { shirt: 'Size of your shoes' })).status, 422)
    assert.equal((await answer([' M '])).status, 204)
    const after = await receipt()
    assert.deepEqual([after.asked, after.later[0].values], [[], ['M']])
    assert.deepEqual(
      [after.hash, after.content, after.signature, after.answers],
      [before.hash, before.content, before.signature, before.answers],
    )
    const organizer = await house.as('organizer')
    const { items } = (await organizer.get(`/api/registrations/of/${opportunityId}`)).body
    assert.deepEqual(items[0].answers.questions[0].values, ['M'])
    const { body } = await organizer.get(`/api/registrations/of/${opportunityId}/export.csv`)
    const [head = [], line = []] = papaparse.parse<string[]>(body.trim()).data
    assert.equal(line[head.indexOf('Shirt size')], 'M')
    const archive = await house.kernel.get(personalRecords).export(await house.idOf('student'))
    assert.match(JSON.stringify(archive), /"answeredLater":\[\{[^\]]*"M"/)
    // Come again, one answers anew.
    await as.post(`/api/registrations/${id}/withdraw`, {})
    assert.deepEqual((await receipt()).asked, [])
    await house.enter(as, opportunityId, { answers: { shirt: ['L'] } })
    assert.deepEqual([(await receipt()).later, (await receipt()).answers.questions[0].values], [[], ['L']])
  })

  test('to the last second of its day and no longer; unanswered one stays in', async () => {
    const { opportunityId, receipt, answer } = await early('pro')
    await ask(opportunityId, { ...shirt, askAllUntil: ASKED })
    house.setNow(new Date('2026-11-24T18:30:00.000Z'))
    const late = await answer(['M'])
    assert.deepEqual([late.status, late.body.code], [409, 'answers-late'])
    const { state, asked } = await receipt()
    assert.deepEqual([state, asked[0].isOver], ['registered', true])
    house.setNow(new Date(UNTIL))
    assert.equal((await answer(['M'])).status, 204)
  })

  test('nobody answers for another', async () => {
    const { id, opportunityId } = await early('mentor')
    await ask(opportunityId, { ...shirt, askAllUntil: ASKED })
    const other = await (await house.as('intern')).post(`/api/registrations/${id}/answers`, {
      answers: { shirt: ['M'] },
    })
    assert.equal(other.status, 404)
  })

  test.run()
})
