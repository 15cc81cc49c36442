import { drawInHouse } from '../../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { bootAlone } from '../../../../../hosts/alone/boot-alone'
import type { OpportunityDetail } from '../../../../../features/listings/contract/wire'
import { toasts } from '../../../../../features/ui/contract'
import { type HttpClient, httpClient } from '../../../../../features/web/contract'
import { detail } from '../listings'

const test = suite('that an opportunity is over, said at the head of its page')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

async function draw(more: Partial<OpportunityDetail>) {
  const [{ listingsClient }, { OverNote }] = await Promise.all([
    import('../../../../../features/listings/client/feature'),
    import('../../../../../features/listings/client/detail/over-note'),
  ])
  const http = {} as HttpClient
  const kernel = await bootAlone(listingsClient, {
    fakes: [
      [httpClient, http],
      [toasts, { state: { list: [] }, show: () => {}, dismiss: () => {}, hold: () => {}, release: () => {} }],
    ],
  })
  const page = <OverNote opportunity={detail(more)} />
  const drawn = await drawInHouse({ kernel, http, feature: 'listings', page })
  stop = drawn.stop
  return drawn.view.container
}

const over = { standing: 'closed', closedAt: '2026-11-20T20:00:00.000Z' } as const

test('called off it says when by the organizer’s calendar and why, letter by letter and in its own language', async () => {
  const why = 'हॉल में पानी भर गया है। <b>अगले साल आइए</b>'
  const drawn = await draw({ ...over, cancelled: { at: '2026-11-21T20:00:00.000Z', why } })
  assert.match(drawn.textContent ?? '', /Cancelled by its organizer on 22\/11\/26/)
  const said = drawn.querySelector('[lang=hi]')
  assert.equal(said?.textContent, why)
  assert.doesNotMatch(drawn.textContent ?? '', /This closed on/)
})

test('closed it says since when; open it says nothing', async () => {
  assert.match((await draw(over)).textContent ?? '', /This closed on 21\/11\/26/)
  await stop?.()
  assert.equal((await draw({})).textContent, '')
})

test.run()
