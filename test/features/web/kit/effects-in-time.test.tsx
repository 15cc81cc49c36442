import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'

const { options, render } = await import('preact')
const { useEffect, useState } = await import('react')
const { keepEffectsInTime } = await import('../../../../features/web/kit/effects-in-time')

const test = suite('effects in time')

test.before(keepEffectsInTime)

test('what was drawn has had its effects before the next key is heard, and has them without one', async () => {
  const ran: number[] = []
  let count = (_: number) => {}
  function Part() {
    const [at, set] = useState(0)
    count = set
    useEffect(() => void ran.push(at), [at])
    return null
  }
  const root = document.body.appendChild(document.createElement('div'))
  let heard: number[] = []
  root.addEventListener('keydown', () => (heard = [...ran]))
  render(<Part />, root)
  assert.deepEqual(ran, [])
  root.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
  assert.deepEqual(heard, [0])
  count(1)
  await new Promise((done) => setTimeout(done, 100))
  assert.deepEqual(ran, [0, 1])
  render(null, root)
  root.remove()
})

test('what an effect changes before a letter is heard is drawn with the letter, not over it', async () => {
  const { debounceRendering } = options
  function Part() {
    const [typed, type] = useState('')
    const [rest, setRest] = useState('')
    useEffect(() => setRest('is here'), [])
    return (
      <p>
        <input value={typed} onInput={({ currentTarget }) => type(currentTarget.value)} /> {rest}
      </p>
    )
  }
  const root = document.body.appendChild(document.createElement('div'))
  // Between two listeners of a key a browser does what is due, which no event of a script does.
  options.debounceRendering = (draw) => draw()
  render(<Part />, root)
  const field = root.querySelector('input') as HTMLInputElement
  field.value = 'a'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  assert.equal(field.value, 'a')
  await new Promise((done) => setTimeout(done))
  assert.deepEqual([field.value, root.textContent], ['a', ' is here'])
  render(null, root)
  root.remove()
  Object.assign(options, { debounceRendering })
})

test.run()
