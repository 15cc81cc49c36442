import '../../../support/dom'
import type { ReactNode } from 'react'

export const { act } = await import('../../../support/testing-library')
const { useState } = await import('react')
const { hydrateRoot } = await import('react-dom/client')
const { AliveInSight, ErrorBoundary } = await import('../../../../features/web/kit')
const { Arrived, ComingAliveContext, createComingAlive } = await import('../../../../features/web/kit/coming-alive')

const measure = Element.prototype.getBoundingClientRect
let root: ReturnType<typeof hydrateRoot> | undefined

/** Takes down what was taken over. */
export async function leave() {
  await act(async () => root?.unmount())
  Element.prototype.getBoundingClientRect = measure
  document.body.innerHTML = ''
}

/** The window: a test says what has come near. */
export class Sight {
  static follow: (entries: { isIntersecting: boolean; target: Element }[]) => void
  constructor(follow: typeof Sight.follow) {
    Sight.follow = follow
  }
  observe() {}
  unobserve() {}
}

export function Counter() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>{count}</button>
}

Object.assign(globalThis, { IntersectionObserver: Sight })

/** What the server would have sent, taken over; `at` is where it stands in the window, or its box. */
export async function hydrate(
  at: number | Partial<DOMRect>,
  child: ReactNode,
  ready?: () => Promise<unknown>,
  html = '<button>0</button>',
) {
  const box = typeof at === 'number' ? { top: at, width: 300, height: 40 } : at
  Element.prototype.getBoundingClientRect = () => box as DOMRect
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = `<div><!--$s-->${html}<!--/$s--></div>`
  const alive = createComingAlive()
  let isAlive = false
  void alive.whole.then(() => {
    isAlive = true
  })
  const page = (part: ReactNode) => (
    <ComingAliveContext value={alive}>
      <ErrorBoundary fallback={() => <p>left out</p>}>
        <AliveInSight {...(ready && { ready })}>{part}</AliveInSight>
      </ErrorBoundary>
      <Arrived />
    </ComingAliveContext>
  )
  await act(async () => {
    root = hydrateRoot(host, page(child), { onCaughtError: () => {}, onRecoverableError: () => {} })
  })
  const draw = (part: ReactNode) => act(async () => root?.render(page(part)))
  const button = host.querySelector('button')
  const press = async (...types: string[]) => {
    for (const type of types)
      await act(async () => host.querySelector('button')?.dispatchEvent(new Event(type, { bubbles: true })))
  }
  return { host, button, press, draw, isAlive: () => isAlive }
}

/** A promise that the test lets settle. */
export function heldBack() {
  let arrive = () => {}
  const rest = new Promise<void>((done) => {
    arrive = done
  })
  return { rest, arrive }
}

/** Whatever waits for the next turn of the loop has had it. */
export const aTurn = () => new Promise<void>((done) => setTimeout(done))
