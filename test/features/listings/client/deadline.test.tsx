import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { listing, NOW } from './listings'

const test = suite('until when one may apply')
const { cleanup, render } = await import('../../../support/testing-library')
const { TextProvider } = await import('../../../../features/ui/kit')
const { Deadline } = await import('../../../../features/listings/client/deadline')

test.after.each(cleanup)

const WORD = 'listings.extended'

function draw(more: Parameters<typeof listing>[0], look: { inline?: boolean; distance?: boolean; large?: boolean }) {
  const view = render(
    <TextProvider language="en" translate={(key) => key}>
      <Deadline listing={listing(more)} now={NOW} {...look} />
    </TextProvider>,
  )
  const [seen, heard] = ['[aria-hidden]', 'time > :last-child'].map((at) => view.container.querySelector(at))
  const all = [seen?.textContent ?? '', heard?.textContent ?? '']
  cleanup()
  return all
}

test('made later it says so, to be seen and to be heard, in rows, on cards and on its page', () => {
  for (const look of [{}, { inline: true }, { distance: true }, { large: true }]) {
    const [seen, heard] = draw({ isExtended: true }, look)
    assert.equal(seen?.split(WORD).length, 2, JSON.stringify(look))
    assert.match(heard ?? '', /27 November 2026.*listings\.extended$/)
    assert.equal(draw({}, look).join().includes(WORD), false)
  }
})

test('what is closed or opens only later names no deadline, and so no later one', () => {
  for (const standing of ['closed', 'upcoming'] as const)
    assert.equal(
      draw({ standing, opensAt: '2026-11-25T06:30:00.000Z', isExtended: true }, {}).join().includes(WORD),
      false,
    )
})

test.run()
