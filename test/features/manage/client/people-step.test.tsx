import '../../../support/dom'
import assert from 'node:assert/strict'
import { Value } from '@sinclair/typebox/value'
import { produce } from 'immer'
import { suite } from 'uvu'
import { emptyDraft } from '../../../../features/manage/contract'
import { DraftBody } from '../../../../features/manage/contract/wire'
import { inLanguage } from '../../ui/kit/render'

const { cleanup, fireEvent, render, screen } = await import('../../../support/testing-library')
const { useState } = await import('react')
const { PeopleStep } = await import('../../../../features/manage/client/steps/people-step')

const test = suite('who can apply, in the editor')
test.after.each(() => cleanup())

async function draw(kind: string) {
  let now = { ...emptyDraft('Asia/Kolkata'), kind }
  function Held() {
    const [body, setBody] = useState(now)
    now = body
    return (
      <PeopleStep
        body={body}
        isPublic={false}
        change={(recipe) => setBody((before) => produce(before, recipe))}
        keyOf={(field) => field}
        problems={[]}
        missing={[]}
        hrefOf={() => ''}
      />
    )
  }
  render(await inLanguage(<Held />))
  return () => now
}

test('a team can be made larger by typing its size anew', async () => {
  const body = await draw('hackathon')
  const field = screen.getByLabelText('manage.teamMax') as HTMLInputElement
  fireEvent.change(field, { target: { value: '' } })
  assert.equal(field.value, '')
  fireEvent.change(field, { target: { value: '4' } })
  assert.deepEqual([field.value, body().teamMax], ['4', 4])
})

test('no year and no number of seats is longer than what can be saved', async () => {
  const body = await draw('hackathon')
  const write = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  write(/manage\.passingOutFrom/, '20')
  write(/manage\.passingOutTo/, '20277')
  write(/manage\.seats/, '99999999')
  assert.deepEqual([body().passingOutFrom, body().passingOutTo, body().seats], [20, 9999, 10_000_000])
  assert.ok(Value.Check(DraftBody, body()), 'it is saved as it stands')
})

test('a hackathon has seats, a job openings', async () => {
  await draw('hackathon')
  assert.ok(screen.getByLabelText(/manage\.seats/))
  cleanup()
  await draw('job')
  assert.ok(screen.getByLabelText(/manage\.openings/))
})

test.run()
