import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { emptyDraft } from '../../../../features/manage/contract'
import type { WrittenStage, WrittenStages } from '../../../../features/stages/contract'
import { toasts } from '../../../../features/ui/contract'
import { type HttpClient, httpClient } from '../../../../features/web/contract'
import { bootAlone } from '../../../../hosts/alone/boot-alone'

const test = suite('stages, in the editor')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

const stage = (more: Partial<WrittenStage>): WrittenStage => ({
  ...{ key: 'a', type: 'quiz', title: 'Quiz', description: '', startsAt: '', endsAt: '', mode: 'online', place: '' },
  ...more,
})

async function moved(zone: string, stages: readonly WrittenStage[]) {
  const [{ fireEvent }, { useState }, { Step }, { stagesClient }] = await Promise.all([
    import('../../../support/testing-library'),
    import('react'),
    import('../../../../features/stages/client/editor/stages-step'),
    import('../../../../features/stages/client/feature'),
  ])
  let now: WrittenStages = { zone: 'Asia/Kolkata', whileOpen: false, stages }
  function Held() {
    const [part, setPart] = useState(now)
    now = part
    const body = { ...emptyDraft('Asia/Kolkata'), closesAt: '2026-12-01T18:00' }
    const change = (next: unknown) => setPart(next as WrittenStages)
    return (
      <Step part={part as never} change={change as never} body={body} draft={1} isTold={false} hrefOf={() => '/'} />
    )
  }
  const http = {} as HttpClient
  const kernel = await bootAlone(stagesClient, {
    fakes: [
      [httpClient, http],
      [toasts, { state: { list: [] }, show: () => {}, dismiss: () => {}, hold: () => {}, release: () => {} }],
    ],
  })
  const drawn = await drawInHouse({ kernel, http, feature: 'stages', page: <Held /> })
  stop = drawn.stop
  const { view } = drawn
  const field = await view.findByRole('combobox', { name: /^Time zone of the stages/ })
  fireEvent.change(field, { target: { value: zone } })
  return {
    view,
    fireEvent,
    timesOf: () => now.stages.map(({ startsAt, endsAt }) => [startsAt, endsAt]),
    zoneOf: () => now.zone,
  }
}

test('another zone asks whether the times on the clock stay or the moments, and can be undone', async () => {
  const written = ['2026-12-05T10:00', '2026-12-05T18:00']
  const { view, fireEvent, timesOf, zoneOf } = await moved('Europe/London', [
    stage({}),
    stage({ key: 'b', startsAt: written[0] ?? '', endsAt: written[1] ?? '' }),
  ])
  assert.match(
    view.getByText(/^The times stay as written/).textContent ?? '',
    /“Quiz” begins at 05\/12\/26, 10:00 am GMT\. Before that it began at 05\/12\/26, 10:00 am IST\./,
  )
  assert.ok(view.getByText('What stays as it was'), 'what is asked is to be read')
  assert.deepEqual([timesOf(), zoneOf()], [[['', ''], written], 'Europe/London'])
  fireEvent.click(view.getByLabelText('The moment'))
  assert.deepEqual(timesOf(), [
    ['', ''],
    ['2026-12-05T04:30', '2026-12-05T12:30'],
  ])
  fireEvent.click(view.getByText('Undo: back to Asia/Kolkata'))
  assert.deepEqual([timesOf(), zoneOf()], [[['', ''], written], 'Asia/Kolkata'])
  assert.ok(view.queryByLabelText('The moment') === null)
})

test('nothing is asked where no time is written', async () => {
  const { view, zoneOf } = await moved('Europe/London', [stage({})])
  assert.equal(zoneOf(), 'Europe/London')
  assert.ok(view.queryByLabelText('The moment') === null)
})

test.run()
