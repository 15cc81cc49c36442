import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { questionTypes } from '../../../../features/listings/contract'
import { contentOf, draftOf } from '../../../../features/manage/server/draft-content'
import { wholeDraft } from '../house'

const test = suite('own questions of a draft')

test('of every type they become the form and come back as they were', () => {
  const questions = questionTypes.map((type) => ({
    ...{ id: type, label: type, type, required: true },
    options: type === 'choice' || type === 'choices' ? ['S', 'M'] : [],
    ...(type === 'scale' && { min: 0, max: 10 }),
    ...(type === 'number' && { min: -0.5 }),
    ...(type === 'file' && { kinds: ['pdf' as const, 'zip' as const], max: 3 }),
  }))
  assert.deepEqual(draftOf(contentOf(wholeDraft({ questions }))).questions, questions)
})

test('bounds stay with the types that have some, and what is empty is none', () => {
  const asked = { id: 'a', label: ' Age ', required: true, options: [], max: null, min: 16 }
  const { questions } = contentOf(
    wholeDraft({ questions: [asked, asked].map((each, at) => ({ ...each, type: at ? 'text' : 'number' })) }),
  )
  const kept = { id: 'a', label: 'Age', required: true }
  assert.deepEqual(questions, [
    { ...kept, type: 'number', min: 16 },
    { ...kept, type: 'text' },
  ])
})

test.run()
