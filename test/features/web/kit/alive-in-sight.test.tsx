import '../../../support/dom'
import assert from 'node:assert/strict'
import type { ReactNode } from 'react'
import { suite } from 'uvu'

const { act, useState } = await import('react')
const { hydrateRoot } = await import('react-dom/client')
const { AliveInSight, ErrorBoundary } = await import('../../../../features/web/kit')
const { Arrived, ComingAliveContext, createComingAlive } = await import('../../../../features/web/kit/coming-alive')

const test = suite('alive in sight')
const measure = Element.prototype.getBoundingClientRect
let root: ReturnType<typeof hydrateRoot> | undefined

test.before(() => void Object.assign(globalThis, { IntersectionObserver: Sight }))
test.after.each(async () => {
  await act(async () => root?.unmount())
  Element.prototype.getBoundingClientRect = measure
  document.body.innerHTML = ''
})

/** The window: a test says what has come near. */
class Sight {
  static follow: (entries: { isIntersecting: boolean; target: Element }[]) => void
  constructor(follow: typeof Sight.follow) {
    Sight.follow = follow
  }
  observe() {}
  unobserve() {}
}

function Counter() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>{count}</button>
}
function Broken(): ReactNode {
  throw new Error('broken on purpose')
}

/** What the server would have sent, taken over; `top` is where it stands in the window. */
async function hydrate(top: number, child: ReactNode) {
  Element.prototype.getBoundingClientRect = () => ({ top }) as DOMRect
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = '<div><!--$--><button>0</button><!--/$--></div>'
  const alive = createComingAlive()
  let isAlive = false
  void alive.whole.then(() => {
    isAlive = true
  })
  await act(async () => {
    root = hydrateRoot(
      host,
      <ComingAliveContext value={alive}>
        <ErrorBoundary fallback={() => <p>left out</p>}>
          <AliveInSight>{child}</AliveInSight>
        </ErrorBoundary>
        <Arrived />
      </ComingAliveContext>,
      { onCaughtError: () => {}, onRecoverableError: () => {} },
    )
  })
  const button = host.querySelector('button')
  const press = (...types: string[]) =>
    act(async () => types.forEach((type) => button?.dispatchEvent(new Event(type, { bubbles: true }))))
  return { host, button, press, isAlive: () => isAlive }
}

test('what is in sight answers, and the page counts as alive only then', async () => {
  const { button, press, isAlive } = await hydrate(0, <Counter />)
  assert.equal(isAlive(), true)
  await press('click')
  assert.equal(button?.textContent, '1')
})

test('what is below the fold stands as the server drew it until it comes near', async () => {
  const { host, button, press, isAlive } = await hydrate(5000, <Counter />)
  assert.equal(isAlive(), true)
  await press('click')
  assert.equal(button?.textContent, '0')
  await act(async () => Sight.follow([{ isIntersecting: true, target: host.firstElementChild as Element }]))
  await press('click')
  assert.equal(button?.textContent, '1')
  assert.equal(host.querySelector('button'), button, 'the same button, not another one in its place')
})

test('a touch brings it to life before the press that follows is over', async () => {
  const { button, press } = await hydrate(5000, <Counter />)
  await press('pointerdown', 'click')
  assert.equal(button?.textContent, '1')
})

test('what fails is left out, and nobody waits for it', async () => {
  const { host, isAlive } = await hydrate(0, <Broken />)
  assert.equal(host.textContent, 'left out')
  assert.equal(isAlive(), true)
})

test.run()
