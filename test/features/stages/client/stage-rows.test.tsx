import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { useState } from 'react'
import { suite } from 'uvu'
import { toasts } from '../../../../features/ui/contract'
import type { Timeline } from '../../../../features/stages/contract/wire'
import { type HttpClient, HttpError, httpClient } from '../../../../features/web/contract'
import { bootAlone } from '../../../../hosts/alone/boot-alone'

const test = suite('stages, on the page')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

const timeline: Timeline = {
  ...{ opportunityId: 1, version: 1, zone: 'Asia/Kolkata' },
  ...{ opensAt: '2026-04-03T04:30:00.000Z', closesAt: '2026-04-20T18:29:00.000Z', now: '2026-04-03T04:00:00.000Z' },
  stages: [
    {
      ...{ id: 1, type: 'quiz', title: 'Quiz', description: '', mode: 'online', place: null },
      ...{ startsAt: '2026-05-04T04:30:00.000Z', endsAt: '2026-05-06T12:30:00.000Z' },
    },
  ],
}

async function draw(isOpen: boolean, zone = timeline.zone) {
  const [{ stagesClient }, { Section }] = await Promise.all([
    import('../../../../features/stages/client/feature'),
    import('../../../../features/stages/client/timeline/timeline-section'),
  ])
  let isDown = false
  let now = timeline.now
  const get = async (path: string) => {
    if (isDown) throw new HttpError(502, undefined)
    return { status: 200, data: path.startsWith('/api/stages') ? { ...timeline, zone, now } : { now }, headers: {} }
  }
  const http = { get } as unknown as HttpClient
  const kernel = await bootAlone(stagesClient, {
    fakes: [
      [httpClient, http],
      [toasts, { state: { list: [] }, show: () => {} }],
    ],
  })
  const opportunity = {
    opportunityId: 1,
    kind: 'quiz',
    title: 'Q',
    path: '/quiz/q-1',
    closesAt: null,
    externalUrl: null,
  }
  let setOpen: (isOpen: boolean) => void = () => {}
  function Page() {
    const [isOpenNow, set] = useState(isOpen)
    setOpen = set
    return <Section {...opportunity} isOpen={isOpenNow} />
  }
  const drawn = await drawInHouse({ kernel, http, feature: 'stages', page: <Page /> })
  stop = drawn.stop
  await drawn.view.findByText('Quiz')
  return { ...drawn, goDown: () => (isDown = true), turn: (next: string, is: boolean) => ((now = next), setOpen(is)) }
}

const rowOf = (view: { container: Element }, words: string) =>
  [...view.container.querySelectorAll('li')].find(({ textContent }) => textContent.includes(words))

test('a date that could be read two ways is whole where it is pointed at and read out, its end too', async () => {
  const { view } = await draw(true)
  const seen = rowOf(view, 'Quiz')?.querySelector('[title]')
  assert.match(seen?.getAttribute('title') ?? '', /^4 May 2026, 10:00 am IST to 6 May 2026, 6:00 pm IST · .*UTC/)
  assert.equal(seen?.getAttribute('aria-hidden'), 'true')
  const heard = seen?.nextElementSibling?.textContent
  assert.equal(heard, '4 May 2026, 10:00 am IST to 6 May 2026, 6:00 pm IST')
  const registration = rowOf(view, 'Registration')?.querySelector('[title]')
  assert.match(registration?.getAttribute('title') ?? '', /20 April 2026, 11:59 pm IST/)
})

test('registration that has opened while the page stood open is said to be open, as the rest of the page says it', async () => {
  const { view } = await draw(true)
  assert.equal(rowOf(view, 'Registration')?.getAttribute('aria-current'), 'step')
  assert.ok(!view.queryByText('Not open yet'))
})

test('registration that opened and closed while the page stood open is over, not to come', async () => {
  const { view, turn } = await draw(false)
  const { act, waitFor } = await import('../../../support/testing-library')
  await act(async () => turn('2026-04-03T04:30:00.000Z', true))
  assert.equal(rowOf(view, 'Registration')?.dataset['standing'], 'now')
  await act(async () => turn('2026-04-10T00:00:00.000Z', false))
  await waitFor(() => assert.equal(rowOf(view, 'Registration')?.dataset['standing'], 'over'))
})

test('zones whose clocks show the same are said once', async () => {
  const { view } = await draw(true, 'UTC')
  const title = rowOf(view, 'Quiz')?.querySelector('[title]')?.getAttribute('title')
  assert.equal(title?.match(/4:30 am UTC/g)?.length, 1)
})

test('before it opens it is not open yet', async () => {
  const { view } = await draw(false)
  assert.ok(view.getByText('Not open yet'))
})

test('what was read stays when asking again fails', async () => {
  const { view, queries, goDown } = await draw(true)
  goDown()
  await queries.invalidateQueries()
  assert.equal(queries.getQueryCache().findAll({ queryKey: ['api', '/api/stages/of/1'] })[0]?.state.status, 'error')
  await new Promise((resolve) => setTimeout(resolve, 0))
  assert.ok(view.queryByText('Quiz'))
})

test.run()
