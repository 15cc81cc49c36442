import { drawTracking } from './draw-tracking'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { ConsentHistory } from '../../../../features/tracking/contract/wire'
import { until } from '../../../support/waiting'

const test = suite('the page of cookies')
const CONSENT = '/api/tracking/consent'
const entry = { choice: 'all' as const, textVersion: '2026-11-21', at: '2026-11-21T06:30:00.000Z' }

let stop: (() => Promise<void>) | undefined
test.after.each(async () => {
  await stop?.()
  localStorage.clear()
  document.cookie = 'allowedCookie=; Path=/; Max-Age=0'
})

test('what one has just chosen stands in one’s history, however late its proof is written', async () => {
  const kept: ConsentHistory['entries'] = []
  let write: (() => void) | undefined
  const {
    view,
    user,
    stop: end,
  } = await drawTracking({
    load: () => import('../../../../features/tracking/client/cookies-page'),
    answers: {
      [CONSENT]: () => ({ entries: [...kept] }),
      [`POST ${CONSENT}`]: () =>
        new Promise<object>((done) => {
          write = () => {
            kept.push(entry)
            done({})
          }
        }),
    },
  })
  stop = end
  await user.click(await view.findByRole('radio', { name: /Accept all/ }))
  const written = await until('the proof is sent', () => write)
  written()
  await view.findByText(/Accept all · .*text of 2026-11-21/, undefined, { timeout: 3000 })
})

test('on the page of what one agreed to stand the choice of this device, when it was made and under which text', async () => {
  document.cookie = 'allowedCookie=1; Path=/'
  const entries = [entry]
  const drawn = await drawTracking({
    load: async () => {
      const { Part } = await import('../../../../features/tracking/client/consent-row')
      return { page: { Page: Part } }
    },
    answers: { [CONSENT]: () => ({ entries: [...entries] }), [`POST ${CONSENT}`]: {} },
    subject: { id: 7, userRole: ['user'], permissions: [] } as never,
  })
  stop = drawn.stop
  await drawn.view.findByText(/Accept all · .*text of 2026-11-21/)
  assert.ok(drawn.view.getByText(/Take it back at any time/))
})

test.run()
