import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'

const test = suite('how long until another mail may be asked for')

test('a clock that goes an hour late makes nobody wait for an hour', async () => {
  const [{ renderHook, cleanup }, { useSecondsLeft }] = await Promise.all([
    import('../../../support/testing-library'),
    import('../../../../features/session/client/sign-up/use-seconds-left'),
  ])
  const inSeconds = (many: number) => new Date(Date.now() + many * 1000).toISOString()
  const left = (until: string | null) => renderHook(() => useSecondsLeft(until)).result.current
  assert.equal(left(inSeconds(3600)), 30)
  assert.equal(left(inSeconds(20)), 20)
  assert.deepEqual([left(inSeconds(-5)), left(null)], [0, 0])
  cleanup()
})

test.run()
