import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { Listing } from '../../../../features/listings/contract/wire'
import { listing, NOW } from '../../listings/client/listings'

const test = suite('what one kept')
const { cleanup, render } = await import('../../../support/testing-library')
const { TextProvider } = await import('../../../../features/ui/kit')
const { KeptRow } = await import('../../../../features/saved/client/kept-row')

test.after.each(cleanup)

const said = (more: Partial<Listing>) => {
  const shown = listing({ standing: 'closed', ...more })
  const kept = { id: 1, state: 'shown', opportunityId: 12, at: NOW, listing: shown, outcome: 'applied' } as const
  const view = render(
    <TextProvider language="en" translate={(key, values) => [key, ...Object.values(values ?? {})].join(' ')}>
      <KeptRow kept={kept} among={[]} now={NOW} when="">
        {null}
      </KeptRow>
    </TextProvider>,
  )
  return view.container.textContent ?? ''
}

test('closed by hand before its time it says when that was, not when it would have been', () => {
  assert.match(said({ closedAt: '2026-11-20T10:00:00.000Z' }), /saved\.row\.closedOn 20\/11\/26/)
})

test('what its time closed says its time, also where the clock’s job came later or in another zone', () => {
  const closesAt = '2026-11-19T18:29:59.000Z'
  assert.match(said({ closesAt, closedAt: '2026-11-19T18:31:00.000Z' }), /closedOn 19\/11\/26/)
  cleanup()
  assert.match(said({ closesAt, closedAt: null, zone: 'Asia/Tokyo' }), /closedOn 20\/11\/26/)
  cleanup()
  assert.match(said({ closesAt: null, closedAt: null }), /saved\.row\.closed(?!On)/)
})

test('open until later than was said first it says so', () => {
  assert.match(said({ standing: 'open', isExternal: true, isExtended: true }), /27\/11\/26 · .* · saved\.row\.extended/)
  cleanup()
  assert.doesNotMatch(said({ standing: 'open', isExternal: true }), /extended/)
})

test('what was called off is not just closed', () => {
  const over = { closedAt: '2026-11-20T10:00:00.000Z', isCancelled: true }
  assert.match(said(over), /saved\.row\.cancelled/)
  cleanup()
  assert.doesNotMatch(said({ ...over, isCancelled: false }), /cancelled/)
})

test.run()
