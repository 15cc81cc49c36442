import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { toasts } from '../../../../features/ui/contract'
import { type HttpClient, HttpError, httpClient, navigation } from '../../../../features/web/contract'
import { bootAlone } from '../../../../hosts/alone/boot-alone'

const test = suite('documents, on the page')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

const shown = {
  opportunityId: 1,
  version: 1,
  documents: [{ title: 'Rules', href: 'https://example.in/', type: null, bytes: null }],
}

test('what was read stays when asking again fails', async () => {
  const [{ documentsClient }, { Section }] = await Promise.all([
    import('../../../../features/documents/client/feature'),
    import('../../../../features/documents/client/section/documents-section'),
  ])
  let isDown = false
  const get = async () => {
    if (isDown) throw new HttpError(502, undefined)
    return { status: 200, data: shown, headers: {} }
  }
  const http = { get } as unknown as HttpClient
  const kernel = await bootAlone(documentsClient, {
    fakes: [
      [httpClient, http],
      [navigation, { go: () => {}, guardLeaving: () => () => {}, mayLeave: async () => true }],
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
  const drawn = await drawInHouse({ kernel, http, feature: 'documents', page: <Section {...opportunity} isOpen /> })
  stop = drawn.stop
  await drawn.view.findByText('Rules')
  isDown = true
  await drawn.queries.invalidateQueries()
  await new Promise((resolve) => setTimeout(resolve, 0))
  assert.equal(drawn.queries.getQueryCache().getAll()[0]?.state.status, 'error')
  assert.ok(drawn.view.queryByText('Rules'))
})

test.run()
