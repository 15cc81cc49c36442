import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { discussionServer } from '../../../../features/discussion/server/feature'
import { documentsServer } from '../../../../features/documents/server/feature'
import { prizesServer } from '../../../../features/prizes/server/feature'
import { stagesServer } from '../../../../features/stages/server/feature'
import type { DraftBody } from '../../../../features/manage/contract/wire'
import { eachDatabase } from '../../../support/database'
import { wholeDraft } from '../house'
import { wholeParts } from '../parts'
import { bootRevising, type RevisingHouse } from '../revising'

const description =
  '<p>Build something that a town can use. All about it stands <a href="https://bit.ly/3x">here</a>.</p>'
const question = { id: 'paid', type: 'text' as const, required: true, options: [] }
const questions = [{ ...question, label: 'Which UPI ID did you pay the joining fee from?' }]

/** Each says one thing that is to be looked at twice, in a step of another feature. */
const inSteps = (): readonly (readonly [mark: string, parts: DraftBody['parts']])[] => {
  const { stages, prizes, faq } = wholeParts('') as Record<string, object>
  const link = { kind: 'link', key: 'a', title: 'Rules', url: 'https://tinyurl.com/rules' }
  return [
    ['short-link', { documents: { documents: [link] } }],
    ['phone', { faq: { ...faq, faqs: [{ key: 'a', question: 'Whom do I ask?', answer: 'Call 98765 43210.' }] } }],
    ['payment', { prizes: { ...prizes, taxNote: 'Sent to winner@okaxis once the processing fee is paid.' } }],
    ['email', { stages: JSON.parse(JSON.stringify(stages).replace('25 questions.', 'Mail quiz@lumio.example')) }],
  ]
}

eachDatabase((kind) => {
  const test = suite(`what whoever approves looks at twice, ${kind}`)
  let house: RevisingHouse
  test.before(async () => {
    house = await bootRevising(kind, [discussionServer, documentsServer, prizesServer, stagesServer])
  })
  test.after(() => house?.dispose())

  const marksOf = async (id: number) =>
    (await house.admin.get('/api/manage/approvals?state=pending')).body.items.find(
      (each: { id: number }) => each.id === id,
    )?.marks

  test('a first text has its marks: of links behind words, of questions, and of what the steps of others say', async () => {
    assert.deepEqual(await marksOf(await house.pending({ description })), ['short-link'])
    assert.deepEqual(await marksOf(await house.pending({ questions })), ['payment'])
    for (const [mark, parts = {}] of inSteps())
      assert.deepEqual(await marksOf(await house.pending({ parts })), [mark], Object.keys(parts).join())
  })

  test('a change of what is public has the same', async () => {
    const marked = async (more: Partial<DraftBody>) => {
      const id = await house.published()
      await house.handedIn(id, more)
      return (await house.waiting(id)).marks
    }
    assert.deepEqual(await marked({ title: 'Clean air hackathon' }), [])
    assert.deepEqual(await marked({ description }), ['short-link'])
    assert.deepEqual(await marked({ questions }), ['payment'])
    for (const [mark, parts = {}] of inSteps())
      assert.deepEqual(await marked({ parts }), [mark], Object.keys(parts).join())
  })

  test('a change that takes a name like a known one’s says whose, too', async () => {
    const known = await house.published({ organisation: 'Zenith Water' })
    await house.admin.put(`/api/manage/approvals/${known}/verification`, {
      ...{ organisation: 'Zenith Water', isVerified: true },
    })
    house.setNow(new Date('2026-11-21T06:40:00Z')) // how well names are known is counted once a minute
    const id = await house.published(wholeDraft({ organisation: 'Rain Makers' }))
    await house.handedIn(id, { organisation: 'Zenlth Water' })
    assert.equal((await house.waiting(id)).imitates, 'Zenith Water')
  })

  test('its organizer is told nothing of it', async () => {
    await house.pending({ description })
    const [mine] = (await house.organizer.get('/api/manage/mine?state=pending')).body.items
    assert.deepEqual([mine.marks, mine.imitates, mine.verification], [[], null, null])
  })

  test.run()
})
