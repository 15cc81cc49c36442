import { drawTracking, refusal } from './draw-tracking'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { Subject } from '../../../../kernel/declare'
import { until } from '../../../support/waiting'

const test = suite('telling by whose link one came')
const ARRIVALS = '/api/tracking/referrals/arrivals'

let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

/** Somebody logs in who came by a link; the server answers with this status. */
async function arrive(status: number) {
  localStorage.setItem('referral', JSON.stringify({ refId: 'bcdfghjk', timestamp: Date.now() - 1000 }))
  const drawn = await drawTracking({
    load: async () => {
      const { Overlay } = await import('../../../../features/tracking/client/referrals/referral-watch')
      return { page: { Page: Overlay } }
    },
    answers: {
      [`POST ${ARRIVALS}`]: () => {
        if (status >= 400) throw refusal(status, 'No.')
        return {}
      },
    },
    subject: { id: 1, name: 'Asha', userRole: [] } as unknown as Subject,
  })
  stop = drawn.stop
  await until('it is told', () => drawn.sent.some(({ path }) => path === ARRIVALS))
}

for (const status of [204, 400, 422])
  test(`answered with ${status} it is told no more`, async () => {
    await arrive(status)
    await until('it is forgotten', () => localStorage.getItem('referral') === null)
  })

test('whoever may not tell it now tells it with another page', async () => {
  await arrive(403)
  await new Promise(setImmediate)
  assert.notEqual(localStorage.getItem('referral'), null)
})

test.run()
