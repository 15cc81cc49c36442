import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { session } from '../../../../features/session/contract'
import { confirm, toasts } from '../../../../features/ui/contract'
import { type HttpClient, HttpError, httpClient, liveUpdates } from '../../../../features/web/contract'
import { bootAlone } from '../../../../hosts/alone/boot-alone'

const test = suite('frequent questions, on the page')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

const shown = { opportunityId: 1, version: 1, faqs: [{ question: 'Is there a fee?', answer: 'None.' }] }

test('what was read stays when asking again fails', async () => {
  const [{ discussionClient }, { Section }] = await Promise.all([
    import('../../../../features/discussion/client/feature'),
    import('../../../../features/discussion/client/faq/faq-section'),
  ])
  let isDown = false
  const get = async () => {
    if (isDown) throw new HttpError(502, undefined)
    return { status: 200, data: shown, headers: {} }
  }
  const http = { get } as unknown as HttpClient
  const kernel = await bootAlone(discussionClient, {
    fakes: [
      [httpClient, http],
      [liveUpdates, { on: () => () => {}, onAgain: () => () => {} }],
      [confirm, { state: { waiting: [] }, ask: async () => true, answer: () => {} }],
      [session, { state: { status: 'nobody' } }],
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
  const drawn = await drawInHouse({ kernel, http, feature: 'discussion', page: <Section {...opportunity} isOpen /> })
  stop = drawn.stop
  await drawn.view.findByText('Is there a fee?')
  isDown = true
  await drawn.queries.invalidateQueries()
  await new Promise((resolve) => setTimeout(resolve, 0))
  assert.equal(drawn.queries.getQueryCache().getAll()[0]?.state.status, 'error')
  assert.ok(drawn.view.queryByText('Is there a fee?'))
})

test.run()
