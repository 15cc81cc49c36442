import '../../../support/dom'
import assert from 'node:assert/strict'
import { Value } from '@sinclair/typebox/value'
import { produce } from 'immer'
import { suite } from 'uvu'
import { questionTypes } from '../../../../features/listings/contract'
import { draftProblems, emptyDraft } from '../../../../features/manage/contract'
import { uiClient } from '../../../../features/ui/client/feature'
import { toasts } from '../../../../features/ui/contract'
import { DraftQuestion } from '../../../../features/manage/contract/wire'
import { readWallTime } from '../../../../features/manage/server/wall-time'
import { boot, defineFeature, plan } from '../../../../kernel'
import { inLanguage } from '../../ui/kit/render'

const { act, cleanup, fireEvent, render, screen } = await import('../../../support/testing-library')
const { useState } = await import('react')
const { FeatureScope, KernelProvider } = await import('../../../../features/web/kit')
const { MoneyStep } = await import('../../../../features/manage/client/steps/money-step')

const test = suite('own questions, in the editor')
test.after.each(() => cleanup())

async function draw(isPublic = false) {
  const question = { id: 'q', label: 'Team size', type: 'text' as const, required: true, options: [] }
  let now = { ...emptyDraft('Asia/Kolkata'), questions: [question] } as ReturnType<typeof emptyDraft>
  function Held() {
    const [body, setBody] = useState(now)
    now = body
    return (
      <MoneyStep
        body={body}
        isPublic={isPublic}
        change={(recipe) => setBody((before) => produce(before, recipe))}
        keyOf={(field) => field}
        problems={draftProblems(body, 0, readWallTime)}
        missing={[]}
        hrefOf={() => ''}
      />
    )
  }
  const shop = defineFeature({ id: 'shop', requires: [toasts] })
  const kernel = await boot(plan([uiClient, shop]))
  await kernel.activate('shop')
  const visit = kernel.visit()
  render(
    await inLanguage(
      <KernelProvider kernel={kernel} visit={visit} subject={undefined}>
        <FeatureScope feature="shop">
          <Held />
        </FeatureScope>
      </KernelProvider>,
    ),
  )
  const type = screen.getByLabelText('manage.questionType') as HTMLSelectElement
  return {
    type,
    toasts: visit.get('ui', toasts),
    labels: () => now.questions.map(({ label }) => label),
    asked: () => now.questions[0],
    retype: (value: string) => fireEvent.change(type, { target: { value } }),
    write: (label: string, value: string) => {
      const field = screen.getByLabelText(label) as HTMLInputElement
      fireEvent.change(field, { target: { value } })
      fireEvent.blur(field)
      return field
    },
  }
}

test('offers every type', async () => {
  const { type } = await draw()
  assert.deepEqual(
    [...type.options].map(({ value }) => value),
    questionTypes,
  )
})

test('a number has the least and the most that it may be, or neither', async () => {
  const { retype, write, asked } = await draw()
  retype('number')
  assert.deepEqual([asked()?.min, asked()?.max], [null, null])
  write('manage.bound.min', '-1.5')
  const most = write('manage.bound.max', 'ten')
  assert.deepEqual([asked()?.min, asked()?.max, most.value], [-1.5, null, 'ten'])
  assert.ok(screen.getByText('manage.bound.unread'))
  assert.deepEqual(asked()?.unread, { max: 'ten' }, 'what was typed is kept with the draft')
  assert.equal(screen.queryByText('manage.problem.boundsUnread'), null, 'nothing is wrong with its text')
  write('manage.bound.max', '-2')
  assert.ok(screen.getByText('manage.problem.boundsOrder'))
  write('manage.bound.max', '')
  assert.deepEqual([asked()?.max, screen.queryByText('manage.problem.boundsOrder')], [null, null])
  assert.deepEqual(asked()?.unread, {})
  write('manage.bound.min', 'some')
  retype('email')
  assert.equal(asked()?.unread, undefined)
})

test('a question that was removed can be brought back with all that stood in it', async () => {
  const { labels, toasts } = await draw()
  fireEvent.click(screen.getByLabelText('Remove Team size'))
  assert.deepEqual(labels(), [])
  const [removed] = toasts.state.list
  assert.equal(removed?.text, 'Removed: Team size')
  act(() => removed?.action?.run())
  assert.deepEqual(labels(), ['Team size'])
})

test('no answer to choose from is longer than what can be saved, or the draft with it could not be', async () => {
  const { retype, write, asked } = await draw()
  retype('choice')
  write('manage.options', `S\n${'long '.repeat(60)}\n`)
  assert.deepEqual(
    asked()?.options.map((each) => each.length),
    [1, 200, 0],
  )
  assert.ok(Value.Check(DraftQuestion, asked()))
})

test('a file is a PDF of at most 10 MB until it is said otherwise, and of no kind it is none', async () => {
  const { retype, write, asked } = await draw()
  retype('file')
  assert.deepEqual([asked()?.kinds, asked()?.max], [['pdf'], 10])
  fireEvent.click(screen.getByLabelText('manage.file.zip'))
  write('manage.file.most', '3')
  assert.deepEqual([asked()?.kinds, asked()?.max], [['pdf', 'zip'], 3])
  for (const kind of ['pdf', 'zip']) fireEvent.click(screen.getByLabelText(`manage.file.${kind}`))
  assert.ok(screen.getByText('manage.problem.kindsMissing'))
  retype('text')
  assert.deepEqual([asked()?.kinds, asked()?.max], [undefined, null])
})

test('a scale goes from 1 to 5 until it is said otherwise; its ends are no bounds of a number', async () => {
  const { retype, write, asked } = await draw()
  retype('scale')
  assert.deepEqual([asked()?.min, asked()?.max], [1, 5])
  write('manage.scale.first', '0')
  write('manage.scale.last', '99')
  assert.deepEqual([asked()?.min, asked()?.max], [0, 10])
  retype('number')
  assert.deepEqual([asked()?.min, asked()?.max], [null, null])
  retype('email')
  assert.equal(screen.queryByLabelText('manage.bound.min'), null)
})

test('of what is public a required question says whether all are asked, and until when; else nobody is', async () => {
  assert.equal((await draw()).asked()?.askAllUntil, undefined)
  assert.equal(screen.queryByLabelText('manage.askAll.all'), null)
  cleanup()
  const { asked } = await draw(true)
  assert.equal((screen.getByLabelText('manage.askAll.new') as HTMLInputElement).checked, true)
  fireEvent.click(screen.getByLabelText(/^manage.askAll.all/))
  assert.ok(screen.getByText('manage.problem.askUntilMissing'))
  fireEvent.change(screen.getByLabelText('manage.askAll.until'), { target: { value: '2026-12-01' } })
  assert.deepEqual([asked()?.askAllUntil, screen.queryByText('manage.problem.askUntilMissing')], ['2026-12-01', null])
  fireEvent.click(screen.getByLabelText('manage.askAll.new'))
  assert.equal('askAllUntil' in (asked() ?? {}), false)
})

test.run()
