import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { bootAlone } from '../../../../hosts/alone/boot-alone'
import { defineFeature } from '../../../../kernel/index'
import { type HttpClient, HttpError, httpClient } from '../../../../features/web/contract'

const test = suite('how many an ad is meant for')
let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

test('where they cannot be counted that is said, and they are counted once it is asked again', async () => {
  const { Count } = await import('../../../../features/banners/client/manage/audience-fields')
  let isDown = true
  const http = {
    post: async () => {
      if (isDown) throw new HttpError(0, undefined)
      return { status: 200, data: { count: 3 }, headers: {} }
    },
  } as unknown as HttpClient
  const asking = defineFeature({ id: 'banners', requires: [httpClient] })
  const kernel = await bootAlone(asking, { fakes: [[httpClient, http]] })
  const { view, stop: end } = await drawInHouse({
    ...{ kernel, http, feature: 'banners' },
    page: <Count userTypes={[]} courses={[]} />,
  })
  stop = end
  const again = await view.findByRole('button', { name: 'Count again' })
  assert.ok(!view.queryByText('Counting …'))
  isDown = false
  again.click()
  await view.findByText('3 members are meant now')
})

test.run()
