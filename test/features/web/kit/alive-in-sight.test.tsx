import '../../../support/dom'
import assert from 'node:assert/strict'
import type { ReactNode } from 'react'
import { suite } from 'uvu'

const { act } = await import('../../../support/testing-library')
const { useState } = await import('react')
const { hydrateRoot } = await import('react-dom/client')
const { AliveInSight, ErrorBoundary, useSettled } = await import('../../../../features/web/kit')
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

/** What the server would have sent, taken over; `at` is where it stands in the window, or its box. */
async function hydrate(
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

/** Whatever waits for the next turn of the loop has had it. */
const aTurn = () => new Promise<void>((done) => setTimeout(done))

test('what is in sight answers, and the page counts as alive only then', async () => {
  const { button, press, isAlive } = await hydrate(0, <Counter />)
  assert.equal(isAlive(), true)
  await press('click')
  assert.equal(button?.textContent, '1')
})

test('what is below the fold stands as the server drew it until it comes near', async () => {
  const { host, button, press, isAlive } = await hydrate(5000, <Counter />)
  assert.equal(isAlive(), true)
  assert.equal(button?.textContent, '0')
  await act(async () => Sight.follow([{ isIntersecting: true, target: host.firstElementChild as Element }]))
  await press('click')
  assert.equal(button?.textContent, '1')
  assert.equal(host.querySelector('button'), button, 'the same button, not another one in its place')
})

test('what is not shown at this width is not waited for, and comes alive once it is', async () => {
  const { host, button, press, isAlive } = await hydrate({ top: 0, width: 0, height: 0 }, <Counter />)
  assert.equal(isAlive(), true)
  await press('click')
  assert.equal(button?.textContent, '0')
  await act(async () => Sight.follow([{ isIntersecting: true, target: host.firstElementChild as Element }]))
  await act(() => aTurn()) // the press that came too early
  assert.equal(button?.textContent, '1')
})

test('a touch brings it to life before the press that follows is over', async () => {
  const { button, press } = await hydrate(5000, <Counter />)
  await press('pointerdown', 'click')
  assert.equal(button?.textContent, '1')
})

test('what changes above it before it came near draws it anew, once all that it needs is here', async () => {
  let arrive = () => {}
  const rest = new Promise<void>((done) => {
    arrive = done
  })
  const { host, draw } = await hydrate(5000, <button>0</button>, () => rest)
  await draw(<button>1</button>)
  assert.equal(host.textContent, '0')
  await act(async () => arrive())
  assert.equal(host.textContent, '1')
})

test('what is given to it anew and would draw the same is taken over as it stands', async () => {
  const { host, button, press, draw } = await hydrate(5000, <Counter />)
  await draw(<Counter />)
  await draw(<Counter />)
  await act(async () => Sight.follow([{ isIntersecting: true, target: host.firstElementChild as Element }]))
  await press('click')
  assert.equal(button?.textContent, '1')
  assert.equal(host.querySelector('button'), button)
})

test('who stands on it by keyboard does so when it has been drawn anew', async () => {
  const link = (to: string) => <a href={to}>there</a>
  const { host, draw } = await hydrate(5000, link('/one'), undefined, '<a href="/one">there</a>')
  host.querySelector('a')?.focus()
  await draw(link('/two'))
  await act(() => aTurn())
  assert.equal(document.activeElement?.getAttribute('href'), '/two')
})

test('what came near while its code is on its way stands as the server drew it until then', async () => {
  let arrive = () => {}
  const code = new Promise<void>((done) => {
    arrive = done
  })
  const Awaiting = ({ word }: { readonly word: string }) => {
    useSettled(code)
    return <button>{word}</button>
  }
  const { host, draw, isAlive } = await hydrate(0, <Awaiting word="0" />)
  await draw(<Awaiting word="1" />)
  assert.deepEqual([host.textContent, isAlive()], ['0', false])
  await act(async () => arrive())
  await act(() => aTurn())
  assert.deepEqual([host.textContent, isAlive()], ['1', true])
})

test('what needs more than its own code comes alive when all of it is here, or does not come', async () => {
  let refuse = () => {}
  const rest = new Promise<void>((_, fail) => {
    refuse = () => fail(new Error('no connection'))
  })
  const { host, press, isAlive } = await hydrate(0, <Counter />, () => rest)
  await press('click')
  assert.deepEqual([host.textContent, isAlive()], ['0', false])
  await act(async () => refuse())
  await act(() => aTurn()) // the press that came too early
  assert.deepEqual([host.textContent, isAlive()], ['1', true])
  await press('click')
  assert.equal(host.textContent, '2')
})

test('a form that is sent too early is sent once it is alive, with what was typed', async () => {
  let arrive = () => {}
  const rest = new Promise<void>((done) => {
    arrive = done
  })
  const sent: unknown[] = []
  const Form = () => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent.push(new FormData(event.currentTarget).get('email'))
      }}
    >
      <input name="email" />
    </form>
  )
  const { host } = await hydrate(5000, <Form />, () => rest, '<form><input name="email"></form>')
  const form = host.querySelector('form') as HTMLFormElement
  Object.assign(form.querySelector('input') as HTMLInputElement, { value: 'meera@example.in' })
  const early = new Event('submit', { bubbles: true, cancelable: true })
  await act(async () => form.dispatchEvent(early))
  assert.deepEqual([early.defaultPrevented, sent], [true, []])
  await act(async () => Sight.follow([{ isIntersecting: true, target: host.firstElementChild as Element }]))
  await act(async () => arrive())
  await act(() => aTurn())
  assert.deepEqual(sent, ['meera@example.in'])
})

test('of several presses that came too early the last is given back, once', async () => {
  let arrive = () => {}
  const rest = new Promise<void>((done) => {
    arrive = done
  })
  const { host, press } = await hydrate(5000, <Counter />, () => rest)
  await press('pointerdown', 'click', 'click')
  await act(() => aTurn())
  assert.equal(host.textContent, '0')
  await act(async () => arrive())
  await act(() => aTurn())
  await act(() => aTurn())
  assert.equal(host.textContent, '1')
})

test('a press on what stands there while it is drawn anew is given back to the button in its place', async () => {
  let arrive = () => {}
  const rest = new Promise<void>((done) => {
    arrive = done
  })
  let presses = 0
  const Part = ({ who }: { readonly who: string }) => (
    <>
      <p>{who}</p>
      <button onClick={() => (presses += 1)}>0</button>
    </>
  )
  const { host, press, draw } = await hydrate(5000, <Part who="nobody" />, () => rest)
  await draw(<Part who="somebody" />)
  await press('click')
  await act(async () => arrive())
  await act(() => aTurn())
  assert.deepEqual([host.querySelector('p')?.textContent, presses], ['somebody', 1])
})

test('of icons that are drawn anew the one of that name is pressed, not the first', async () => {
  let arrive = () => {}
  const rest = new Promise<void>((done) => {
    arrive = done
  })
  const pressed: string[] = []
  const Part = ({ who }: { readonly who: string }) => (
    <>
      <p>{who}</p>
      <button aria-label="Watch" onClick={() => pressed.push('Watch')} />
      <button aria-label="Add" onClick={() => pressed.push('Add')} />
    </>
  )
  const served = '<p>nobody</p><button aria-label="Watch"></button><button aria-label="Add"></button>'
  const { host, draw } = await hydrate(5000, <Part who="nobody" />, () => rest, served)
  await draw(<Part who="somebody" />)
  await act(async () => host.querySelectorAll('button')[1]?.dispatchEvent(new Event('click', { bubbles: true })))
  await act(async () => arrive())
  await act(() => aTurn())
  assert.deepEqual(pressed, ['Add'])
})

test('what fails is left out, and nobody waits for it', async () => {
  const { host, isAlive } = await hydrate(0, <Broken />)
  assert.equal(host.textContent, 'left out')
  assert.equal(isAlive(), true)
})

test.run()
