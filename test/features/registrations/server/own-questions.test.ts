import assert from 'node:assert/strict'
import papaparse from 'papaparse'
import { suite } from 'uvu'
import { personalRecords } from '../../../../features/data/contract'
import type { OwnQuestion } from '../../../../features/listings/contract'
import { eachDatabase } from '../../../support/database'
import { bootRegistrations, NOW, type RegistrationsHouse } from '../house'
import { asked, bad, everyType, good, writtenQuestions, writtenTypes } from '../questions'

const first: Readonly<Record<string, string[]>> = Object.fromEntries(
  writtenTypes.map((type) => [type, [...(good[type][0] ?? [])]]),
)
const kept: Readonly<Record<string, string[]>> = { ...first, text: ['yes'], phone: ['+919876543210'] }

eachDatabase((kind) => {
  const test = suite(`own questions of every type, ${kind}`)
  let house: RegistrationsHouse
  test.before(async () => {
    house = await bootRegistrations(kind)
  })
  test.after(() => house.dispose())
  test.before.each(() => house.setNow(NOW))

  const all = () => house.live({ questions: Object.values(everyType) })

  async function ask(id: number, questions: readonly OwnQuestion[]) {
    const opportunity = await house.service.find(id)
    assert.ok(opportunity)
    const { version } = opportunity
    await house.db.transact((tx) => house.service.update(tx, id, { ...opportunity, questions }, { version }))
  }

  async function csv(id: number) {
    const { body } = await (await house.as('organizer')).get(`/api/registrations/of/${id}/export.csv`)
    return papaparse.parse<string[]>(body.trim()).data.map((line) => line.slice(8))
  }

  test('a number is read as an Indian one only where it is a mobile’s', async () => {
    const { id: question } = everyType.phone
    const written = {
      '098765 43210': '+919876543210',
      '+44 20 7946 0958': '+442079460958',
      '020 7946 0958': '020 7946 0958',
    }
    for (const [word, [sent, told]] of Object.entries(written).map(
      (each, at) => [['student', 'pro', 'mentor'][at], each] as const,
    )) {
      const id = await house.live({ questions: [everyType.phone] })
      const student = await house.as(word as string)
      const { body } = await house.enter(student, id, { answers: { [question]: [sent] } })
      const { answers } = (await student.get(`/api/registrations/${body.id}`)).body
      assert.deepEqual(answers.questions[0].values, [told])
    }
  })

  test('digits of Hindi are digits: they are kept as all others, in answers and in the own phone number', async () => {
    const [id, student] = [
      await house.live({ questions: [everyType.phone, everyType.number] }),
      await house.as('student'),
    ]
    const sent = { phone: '९१२३४ ५६७८९', answers: { phone: ['९८७६५ ४३२१०'], number: ['१२.५'] } }
    const { status, body } = await house.enter(student, id, sent)
    assert.equal(status, 201, JSON.stringify(body))
    const { answers } = (await student.get(`/api/registrations/${body.id}`)).body
    const values = answers.questions.map((each: { readonly values: readonly string[] }) => each.values)
    assert.deepEqual([answers.phone, values], ['+919123456789', [['+919876543210'], ['12.5']]])
  })

  test('the form is told all that a question is; nobody is asked for a file while nothing takes files', async () => {
    const { body } = await (await house.as('student')).get(`/api/registrations/form/${await all()}`)
    assert.deepEqual(body.questions, writtenQuestions)
  })

  test('answers reach the receipt, the list, the file and the archive as they were sent', async () => {
    const [id, student] = [await all(), await house.as('student')]
    const { status, body } = await house.enter(student, id, { answers: first })
    assert.equal(status, 201, JSON.stringify(body))
    const { body: receipt } = await student.get(`/api/registrations/${body.id}`)
    const said = writtenQuestions.map(({ id: each, label, type, max }) => ({
      ...{ id: each, label, values: kept[each], type },
      ...(type === 'scale' && { outOf: max }),
    }))
    assert.deepEqual(receipt.answers.questions, said)
    const { body: list } = await (await house.as('organizer')).get(`/api/registrations/of/${id}`)
    assert.deepEqual(list.items[0].answers.questions, said)
    const [head, row] = await csv(id)
    assert.deepEqual(
      head,
      said.map(({ label }) => label),
    )
    const cells = said.map(({ values }) => (values ?? []).join('; '))
    assert.deepEqual(
      row,
      cells.map((cell) => (/^[=+\-@]/.test(cell) ? `'${cell}` : cell)),
    )
    const archive = await house.kernel.get(personalRecords).export(await house.idOf('student'))
    assert.ok(JSON.stringify(archive).includes(JSON.stringify(kept['email']?.[0])))
  })

  test('what is wrong is refused with the field of each, in the language of who sends it', async () => {
    const id = await all()
    const answers = Object.fromEntries(writtenTypes.map((type) => [type, [...(bad[type].at(-1)?.[0] ?? [])]]))
    const refused = await house.enter(await house.as('pro'), id, { answers })
    assert.equal(refused.status, 422)
    assert.deepEqual(
      refused.body.errors.map(({ path }: { path: string }) => path),
      writtenTypes.map((type) => `answers.${type}`),
    )
    const saysOf = (type: string) =>
      refused.body.errors.find(({ path }: { path: string }) => path === `answers.${type}`).message
    assert.equal(saysOf('number'), 'Write a number that is 100 or less')
    assert.equal(saysOf('email'), 'Write one email address, as name@example.com')
  })

  test('nobody has confirmed for whom it is as it was written while the form was open', async () => {
    const [id, student] = [
      await house.live({ eligibility: { note: 'Third-year students' } }),
      await house.as('student'),
    ]
    const terms = async () => (await student.get(`/api/registrations/form/${id}`)).body.terms as string
    const seen = await terms()
    const before = await house.service.find(id)
    assert.ok(before)
    const content = { ...before, eligibility: { note: 'Fourth-year students' } }
    await house.db.transact((tx) => house.service.update(tx, id, content, { version: before.version }))
    const refused = await house.enter(student, id, { terms: seen })
    assert.deepEqual([refused.status, refused.body.code], [422, 'answers-incomplete'])
    assert.deepEqual(refused.body.errors, [
      {
        path: 'acceptsEligibility',
        message: 'Who may take part was changed since you opened this; read it again, then confirm',
      },
    ])
    const read = await house.enter(student, id, { terms: await terms() })
    assert.equal(read.status, 201, JSON.stringify(read.body))
  })

  test('nobody has agreed to words that were written while the form was open, until they have read them', async () => {
    const [id, student] = [
      await house.live({ questions: [everyType.consent, everyType.text] }),
      await house.as('student'),
    ]
    const labels = { consent: everyType.consent.label, text: everyType.text.label }
    const send = (words?: object, answers: object = { consent: ['yes'], text: ['Mine'] }) =>
      house.enter(student, id, { answers, ...(words && { words }) })
    const anew = 'I agree that my number is handed to sponsors'
    await ask(id, [{ ...everyType.consent, required: false, label: anew }, everyType.text])
    const refused = await send(labels)
    assert.equal(refused.status, 422)
    assert.deepEqual(refused.body.errors, [
      {
        path: 'answers.consent',
        message: 'This question was changed since you answered it; read it again, then send',
      },
    ])
    // What was left unanswered was agreed to in no words.
    const left = await send(labels, { text: ['Mine'] })
    assert.equal(left.status, 201, JSON.stringify(left.body))
    assert.equal((await student.post(`/api/registrations/${left.body.id}/withdraw`)).status, 200)
    const read = await send({ ...labels, consent: anew })
    assert.equal(read.status, 201, JSON.stringify(read.body))
    const { answers } = (await student.get(`/api/registrations/${read.body.id}`)).body
    assert.deepEqual([answers.questions[0].label, answers.questions[0].values], [anew, ['yes']])
  })

  test('a question of another type, another one and one less change nothing of what was sent', async () => {
    const [id, student] = [await all(), await house.as('student')]
    const { body: sent } = await house.enter(student, id, { answers: first })
    const read = async () => (await student.get(`/api/registrations/${sent.id}`)).body
    const before = await read()
    const [head, row] = await csv(id)
    const turned = writtenTypes.map((type, at) => ({
      ...everyType[writtenTypes[(at + 1) % writtenTypes.length] ?? 'text'],
      ...{ id: type, label: everyType[type].label },
    }))
    await ask(id, [...turned.slice(1), asked('number', { id: 'added', label: 'Added' })])
    const after = await read()
    assert.deepEqual([after.answers, after.hash, after.content], [before.answers, before.hash, before.content])
    assert.equal(after.state, 'registered')
    assert.deepEqual(await csv(id), [head, row])
    const { body: list } = await (await house.as('organizer')).get(`/api/registrations/of/${id}`)
    assert.deepEqual(list.items[0].answers, before.answers)
    assert.equal((await student.post(`/api/registrations/${sent.id}/withdraw`)).status, 200)
  })

  test('who comes after answers by the new type; each answer keeps the type it was given by', async () => {
    const id = await house.live({ questions: [asked('number', { id: 'q' })] })
    await house.enter(await house.as('student'), id, { answers: { q: ['4'] } })
    await ask(id, [asked('yes-no', { id: 'q' })])
    assert.equal((await house.enter(await house.as('pro'), id, { answers: { q: ['4'] } })).status, 422)
    assert.equal((await house.enter(await house.as('pro'), id, { answers: { q: ['no'] } })).status, 201)
    const { body: list } = await (await house.as('organizer')).get(`/api/registrations/of/${id}`)
    const types = list.items.map(({ answers }: { answers: { questions: { type: string }[] } }) => answers.questions[0])
    assert.deepEqual(types.map(({ type }: { type: string }) => type).toSorted(), ['number', 'yes-no'])
    assert.deepEqual((await csv(id)).slice(1).flat().toSorted(), ['4', 'no'])
  })

  test.run()
})
