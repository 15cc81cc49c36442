import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'

const { act } = await import('../../../support/testing-library')
const { useEffect } = await import('react')
const { createRoot } = await import('react-dom/client')
const { useOnceAlive } = await import('../../../../features/web/kit')
const { ComingAliveContext, createComingAlive } = await import('../../../../features/web/kit/coming-alive')

const test = suite('once alive')
let root: ReturnType<typeof createRoot>

test.before.each(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
test.after.each(async () => {
  await act(async () => root.unmount())
  document.body.innerHTML = ''
})

function Later({ run }: { readonly run: () => void }) {
  const onceAlive = useOnceAlive()
  useEffect(() => onceAlive(run), [onceAlive, run])
  return null
}

/** Draws it where the page is coming alive; returns how often it has run. */
async function drawn(alive?: ReturnType<typeof createComingAlive>) {
  let runs = 0
  const run = () => void runs++
  await act(async () =>
    root.render(
      <ComingAliveContext value={alive}>
        <Later run={run} />
      </ComingAliveContext>,
    ),
  )
  return () => runs
}

test('what can wait runs when the last part of the page answers, once', async () => {
  const alive = createComingAlive()
  alive.expect('bar')
  const runs = await drawn(alive)
  await act(async () => alive.arrived('frame'))
  assert.equal(runs(), 0)
  await act(async () => alive.arrived('bar'))
  assert.equal(runs(), 1)
})

test('what has left before never runs', async () => {
  const alive = createComingAlive()
  const runs = await drawn(alive)
  await act(async () => root.render(null))
  await act(async () => alive.arrived('frame'))
  assert.equal(runs(), 0)
})

test('where nothing comes alive it runs at once', async () => {
  const runs = await drawn()
  assert.equal(runs(), 1)
})

test.run()
