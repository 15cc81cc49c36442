import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { createHttpClient } from '../../../../features/web/client/http-client'
import { createSlowCalls } from '../../../../features/web/client/slow-calls'
import type { HttpAnswer } from '../../../../features/web/contract'

const slow = suite('web slow calls')

/** A client whose calls are answered by hand, under a clock that only the test turns. */
function arrange() {
  const due = new Set<{ readonly ms: number; readonly run: () => void }>()
  const calls = createSlowCalls((ms, run) => {
    const timer = { ms, run }
    due.add(timer)
    return () => void due.delete(timer)
  })
  const open: { answer: (status: number) => void; fail: () => void }[] = []
  const http = createHttpClient(
    {
      send: () =>
        new Promise<HttpAnswer<unknown>>((resolve, reject) =>
          open.push({
            answer: (status) => resolve({ status, data: {}, headers: {} }),
            fail: () => reject(new Error('no network')),
          }),
        ),
    },
    calls,
  )
  return {
    call: () => http.get('/api/x').catch(() => undefined),
    open,
    pass(ms: number) {
      for (const timer of [...due]) if (timer.ms <= ms && due.delete(timer)) timer.run()
    },
    waiting: () => due.size,
    shown: () => calls.state.count > 0,
  }
}

slow('the line shows from 300 ms on and goes with the answer', async () => {
  const { call, open, pass, shown } = arrange()
  const done = call()
  pass(299)
  assert.equal(shown(), false)
  pass(300)
  assert.equal(shown(), true)
  open[0]?.answer(200)
  await done
  assert.equal(shown(), false)
})

slow('none stays after a failure, with an answer or without one', async () => {
  for (const end of ['refuse', 'fail'] as const) {
    const { call, open, pass, shown, waiting } = arrange()
    const done = [call(), call()]
    pass(300)
    assert.equal(shown(), true)
    for (const each of open) {
      if (end === 'fail') each.fail()
      else each.answer(500)
    }
    await Promise.all(done)
    assert.deepEqual([shown(), waiting()], [false, 0])
  }
})

slow('what is answered in time leaves no clock behind', async () => {
  const { call, open, shown, waiting } = arrange()
  const done = call()
  open[0]?.answer(204)
  await done
  assert.deepEqual([shown(), waiting()], [false, 0])
})

slow.run()
