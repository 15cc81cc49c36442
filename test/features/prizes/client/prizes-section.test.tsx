import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { toasts } from '../../../../features/ui/contract'
import { type HttpClient, HttpError, httpClient } from '../../../../features/web/contract'
import { bootAlone } from '../../../../hosts/alone/boot-alone'

const test = suite('what there is to win, on the page')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

const shown = {
  opportunityId: 1,
  version: 1,
  currency: 'INR',
  per: 'team',
  taxNote: '',
  sumPaise: 100,
  prizes: [{ title: 'Gold', count: 1, paise: 100, inKind: [], text: '' }],
}

test('what was read stays when asking again fails', async () => {
  const [{ prizesClient }, { Section }] = await Promise.all([
    import('../../../../features/prizes/client/feature'),
    import('../../../../features/prizes/client/section/prizes-section'),
  ])
  let isDown = false
  const get = async () => {
    if (isDown) throw new HttpError(502, undefined)
    return { status: 200, data: shown, headers: {} }
  }
  const http = { get } as unknown as HttpClient
  const kernel = await bootAlone(prizesClient, {
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
  const drawn = await drawInHouse({ kernel, http, feature: 'prizes', page: <Section {...opportunity} isOpen /> })
  stop = drawn.stop
  await drawn.view.findByText('Gold')
  isDown = true
  await drawn.queries.invalidateQueries()
  await new Promise((resolve) => setTimeout(resolve, 0))
  assert.equal(drawn.queries.getQueryCache().getAll()[0]?.state.status, 'error')
  assert.ok(drawn.view.queryByText('Gold'))
})

test.run()
