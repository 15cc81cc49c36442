import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { confirm } from '../../../../features/ui/contract'
import { type HttpClient, HttpError, httpClient } from '../../../../features/web/contract'
import { bootAlone } from '../../../../hosts/alone/boot-alone'
import { defineFeature } from '../../../../kernel/index'

const test = suite('what is done with an ad')
let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

test('a try that failed is not told of when the next one begins', async () => {
  const [{ AdActs }, { emptyAd }, { default: user }] = await Promise.all([
    import('../../../../features/banners/client/manage/ad-acts'),
    import('../../../../features/banners/client/manage/ad-form'),
    import('@testing-library/user-event'),
  ])
  const post = () => Promise.reject(new HttpError(503, undefined))
  const http = { post } as unknown as HttpClient
  const asking = defineFeature({ id: 'banners', requires: [confirm, httpClient] })
  const kernel = await bootAlone(asking, {
    fakes: [
      [httpClient, http],
      [confirm, { ask: async () => true }],
    ],
  })
  const ad = { id: 1, version: 1, phase: 'running', content: emptyAd, views: 0, clicks: 0, history: [] } as const
  const drawn = await drawInHouse({
    ...{ kernel, http, feature: 'banners' },
    page: <AdActs ad={ad as never} onEdit={() => {}} onCopy={() => {}} />,
  })
  stop = drawn.stop
  const { view } = drawn
  const acts = user.setup()
  const press = async (name: string, at = 0) =>
    acts.click((await view.findAllByRole('button', { name }))[at] as Element)
  await press('Stop')
  await acts.type(await view.findByRole('textbox'), 'the customer wrote')
  await press('Stop', 1)
  await view.findByText(/Server error/)
  await press('Cancel')
  await press('Stop')
  await view.findByRole('textbox')
  assert.ok(!view.queryByText(/Server error/))
})

test.run()
