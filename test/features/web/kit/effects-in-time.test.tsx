import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'

const { render } = await import('preact')
const { useEffect, useState } = await import('react')
const { keepEffectsInTime } = await import('../../../../features/web/kit/effects-in-time')

const test = suite('effects in time')

test('what was drawn has had its effects before the next key is heard, and has them without one', async () => {
  keepEffectsInTime()
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

test.run()
