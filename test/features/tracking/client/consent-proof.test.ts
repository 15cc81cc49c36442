import '../../../support/dom'
import assert from 'node:assert/strict'
import { mock } from 'node:test'
import { suite } from 'uvu'
import { createConsentProof } from '../../../../features/tracking/client/consent-proof'
import type { ConsentChoice } from '../../../../features/tracking/contract'
import { HttpError } from '../../../../features/web/contract'

const test = suite('the proof of what was allowed')
const settled = () => new Promise(setImmediate)

test.before.each(() => {
  localStorage.clear()
  mock.timers.enable({ apis: ['setTimeout'] })
})
test.after.each(() => mock.timers.reset())

test('a choice whose proof did not arrive is not proved after the one that took its place', async () => {
  const arrived: ConsentChoice[] = []
  let isDown = true
  const http = {
    async post(_: string, { choice }: { readonly choice: ConsentChoice }) {
      if (isDown) throw new HttpError(503, undefined)
      arrived.push(choice)
    },
  }
  const over = new AbortController()
  const { keep } = createConsentProof(http as never, over.signal)
  const first = keep('all', crypto.randomUUID())
  await settled()
  isDown = false
  await keep('needed', crypto.randomUUID())
  mock.timers.tick(60_000)
  await first
  assert.deepEqual(arrived, ['needed'])
  over.abort()
})

test.run()
