import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { createToasts } from '../../../../features/ui/client/toasts'

const toasts = suite('ui toasts')

/** Hands that only the test turns. */
function handTurnedClock() {
  let now = 0
  const waiting = new Set<{ at: number; run: () => void }>()
  return {
    now: () => now,
    after(ms: number, run: () => void) {
      const timer = { at: now + ms, run }
      waiting.add(timer)
      return () => waiting.delete(timer)
    },
    pass(ms: number) {
      now += ms
      for (const timer of [...waiting]) {
        if (timer.at > now || !waiting.delete(timer)) continue
        timer.run()
      }
    },
    pending: () => waiting.size,
  }
}

const arrange = () => {
  const clock = handTurnedClock()
  const shown = createToasts(clock)
  return { clock, shown, texts: () => shown.state.list.map((toast) => toast.text) }
}

toasts('a toast leaves after 3 s, or after the time it asks for', () => {
  const { clock, shown, texts } = arrange()
  shown.show({ tone: 'success', text: 'Saved' })
  shown.show({ tone: 'danger', text: 'Please enter a valid Email', durationMs: 2000 })
  clock.pass(1999)
  assert.deepEqual(texts(), ['Saved', 'Please enter a valid Email'])
  clock.pass(1)
  assert.deepEqual(texts(), ['Saved'])
  clock.pass(1000)
  assert.deepEqual(texts(), [])
})

toasts('the same words in the same tone are one toast, with its time begun again', () => {
  const { clock, shown, texts } = arrange()
  shown.show({ tone: 'danger', text: 'Server error' })
  clock.pass(2000)
  shown.show({ tone: 'danger', text: 'Server error' })
  shown.show({ tone: 'info', text: 'Server error' })
  assert.equal(texts().length, 2)
  clock.pass(2999)
  assert.equal(texts().length, 2)
  clock.pass(1)
  assert.deepEqual(texts(), [])
})

toasts('where the last one is closed while someone reads it, the next one leaves by itself', () => {
  const { clock, shown, texts } = arrange()
  shown.show({ tone: 'success', text: 'Saved' })
  shown.hold()
  shown.dismiss(shown.state.list[0]?.id ?? '')
  shown.show({ tone: 'info', text: 'Hidden from your lists' })
  clock.pass(3000)
  assert.deepEqual(texts(), [])
})

toasts('while someone reads, time stands still for all of them', () => {
  const { clock, shown, texts } = arrange()
  shown.show({ tone: 'info', text: 'one' })
  clock.pass(2500)
  shown.hold()
  shown.show({ tone: 'info', text: 'two' })
  clock.pass(60_000)
  assert.deepEqual(texts(), ['one', 'two'])
  shown.release()
  clock.pass(499)
  assert.deepEqual(texts(), ['one', 'two'])
  clock.pass(1)
  assert.deepEqual(texts(), ['two'])
})

toasts('dismissing one and ending the visit leave no timer behind', () => {
  const { clock, shown, texts } = arrange()
  shown.show({ tone: 'info', text: 'one' })
  shown.show({ tone: 'info', text: 'two' })
  shown.dismiss(shown.state.list[0]?.id ?? '')
  assert.deepEqual([texts(), clock.pending()], [['two'], 1])
  shown.end()
  assert.deepEqual([texts(), clock.pending()], [[], 0])
})

toasts('a toast that is said again can undo what was done last', () => {
  const { clock, shown, texts } = arrange()
  const undone: string[] = []
  const removed = (what: string) =>
    shown.show({ tone: 'info', text: 'Removed', action: { label: 'Undo', run: () => void undone.push(what) } })
  removed('the first')
  clock.pass(2000)
  removed('the second')
  assert.deepEqual(texts(), ['Removed'])
  shown.state.list[0]?.action?.run()
  assert.deepEqual(undone, ['the second'])
  clock.pass(2999)
  assert.equal(texts().length, 1)
  clock.pass(1)
  assert.equal(texts().length, 0)
})

toasts.run()
