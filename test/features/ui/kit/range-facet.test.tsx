import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { inLanguage } from './render'

const { cleanup, fireEvent, render, screen, waitFor } = await import('../../../support/testing-library')
const { RangeFacet } = await import('../../../../features/ui/kit')

const test = suite('a filter of what grows')
test.after.each(() => cleanup())

const steps = [
  { value: 'a', label: 'A+', count: 9 },
  { value: 'b', label: 'B+', count: 7 },
  { value: 'c', label: 'C+', count: 1 },
]

/** Draws it; `choose` is what a list does that has come. */
async function draw(chosen?: string) {
  const asked: (string | undefined)[] = []
  const one = (now: string | undefined) =>
    inLanguage(
      <RangeFacet
        label="Least pay"
        any="Any pay"
        steps={steps}
        chosen={now}
        say={({ label, count }) => `${label}, ${count}`}
        onChange={(value) => asked.push(value)}
      />,
    )
  const { rerender, container } = render(await one(chosen))
  const thumb = screen.getByRole('slider', { name: 'Least pay' }) as HTMLInputElement
  return {
    asked,
    thumb,
    bars: () => [...container.querySelectorAll<HTMLElement>('[style*="--share"]')],
    move: (to: number) => fireEvent.change(thumb, { target: { value: String(to) } }),
    choose: async (now: string | undefined) => rerender(await one(now)),
  }
}

test('says where it stands and how many reach it, and draws how many stand at each step', async () => {
  const { thumb, bars } = await draw('b')
  assert.equal(thumb.getAttribute('aria-valuetext'), 'B+, 7')
  assert.ok(screen.getByText('B+'))
  assert.deepEqual(
    bars().map(({ style }) => Number(style.getPropertyValue('--share')) * 6),
    [2, 6, 1],
  )
})

test('who goes along it asks once, for where they stop', async () => {
  const { asked, move, thumb } = await draw()
  assert.equal(thumb.getAttribute('aria-valuetext'), 'Any pay')
  for (const to of [1, 2, 3]) move(to)
  assert.equal(thumb.getAttribute('aria-valuetext'), 'C+, 1')
  await waitFor(() => assert.deepEqual(asked, ['c']))
})

test('a pointer that lets go is answered without a wait for more, and the far left takes the choice away', async () => {
  const { asked, move, thumb } = await draw('b')
  move(0)
  fireEvent.pointerUp(thumb)
  await waitFor(() => assert.deepEqual(asked, [undefined]), { timeout: 200 })
})

test('who goes back before the list has come takes back what they asked for', async () => {
  const { asked, move, thumb } = await draw()
  move(2)
  fireEvent.pointerUp(thumb)
  await waitFor(() => assert.deepEqual(asked, ['b']))
  move(0)
  fireEvent.pointerUp(thumb)
  await waitFor(() => assert.deepEqual(asked, ['b', undefined]))
})

test('a list that comes while the thumb is on its way does not pull it back', async () => {
  const { asked, move, thumb, choose } = await draw()
  move(1)
  fireEvent.pointerUp(thumb)
  await waitFor(() => assert.deepEqual(asked, ['a']))
  move(3)
  await choose('a')
  assert.equal(thumb.value, '3')
  await waitFor(() => assert.deepEqual(asked, ['a', 'c']))
})

test.run()
