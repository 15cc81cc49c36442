import '../../../support/dom'
import assert from 'node:assert/strict'
import { produce } from 'immer'
import { suite } from 'uvu'
import { emptyDraft } from '../../../../features/manage/contract'
import type { DraftBody } from '../../../../features/manage/contract/wire'
import { inLanguage } from '../../ui/kit/render'

const { cleanup, fireEvent, render, screen } = await import('../../../support/testing-library')
const { useState } = await import('react')
const { EmploymentField } = await import('../../../../features/manage/client/steps/employment-field')

const test = suite('on which terms one works, in the editor')
test.after.each(() => cleanup())

async function draw(more: Partial<DraftBody>) {
  let now: DraftBody = { ...emptyDraft('Asia/Kolkata'), ...more }
  function Held() {
    const [body, setBody] = useState(now)
    now = body
    return <EmploymentField body={body} change={(recipe) => setBody((before) => produce(before, recipe))} />
  }
  render(await inLanguage(<Held />))
  return () => now
}

const LABEL = /manage\.employment/
const field = () => screen.getByLabelText(LABEL) as HTMLSelectElement
const choices = () => [...field().options].map(({ value }) => value)

test('a job is asked on which terms one works, and may leave it open', async () => {
  const body = await draw({ kind: 'job' })
  assert.equal(field().value, '')
  assert.deepEqual(choices(), ['', 'full-time', 'part-time', 'contract', 'temporary', 'volunteer'])
  fireEvent.change(field(), { target: { value: 'part-time' } })
  assert.deepEqual([field().value, body().employmentType], ['part-time', 'part-time'])
  fireEvent.change(field(), { target: { value: '' } })
  assert.equal(body().employmentType, null)
})

test('an internship is asked how much of the day it takes; what it was as a job is not chosen there', async () => {
  await draw({ kind: 'internship', employmentType: 'contract' })
  assert.deepEqual(choices(), ['', 'full-time', 'part-time'])
  assert.equal(field().value, '')
})

test('where nobody is employed nobody is asked', async () => {
  await draw({ kind: 'hackathon' })
  assert.equal(screen.queryByLabelText(LABEL), null)
})

test.run()
