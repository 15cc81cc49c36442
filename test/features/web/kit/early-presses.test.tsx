import { act, aTurn, Counter, heldBack, hydrate, leave, Sight } from './asleep'
import assert from 'node:assert/strict'
import { suite } from 'uvu'

const { useSettled } = await import('../../../../features/web/kit')

const test = suite('presses on what is asleep')
test.after.each(leave)

test('a form that is sent too early is sent once it is alive, with what was typed', async () => {
  const { rest, arrive } = heldBack()
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
  const { rest, arrive } = heldBack()
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
  const { rest, arrive } = heldBack()
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
  const { rest, arrive } = heldBack()
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

test('a press while its own code is on its way is given back once that is drawn', async () => {
  const { rest: code, arrive } = heldBack()
  const Awaiting = () => {
    useSettled(code)
    return <Counter />
  }
  const { host, press } = await hydrate(0, <Awaiting />)
  await press('click')
  assert.equal(host.textContent, '0')
  await act(async () => arrive())
  await act(() => aTurn())
  await act(() => aTurn())
  assert.equal(host.textContent, '1')
  await press('click')
  assert.equal(host.textContent, '2')
})

test.run()
