import { act, aTurn, Counter, heldBack, hydrate, leave, Sight } from './asleep'
import assert from 'node:assert/strict'
import type { ReactNode } from 'react'
import { suite } from 'uvu'

const { useSettled } = await import('../../../../features/web/kit')

const test = suite('alive in sight')
test.after.each(leave)

function Broken(): ReactNode {
  throw new Error('broken on purpose')
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
  const { rest, arrive } = heldBack()
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
  const { rest: code, arrive } = heldBack()
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

test('what fails is left out, and nobody waits for it', async () => {
  const { host, isAlive } = await hydrate(0, <Broken />)
  assert.equal(host.textContent, 'left out')
  assert.equal(isAlive(), true)
})

test.run()
