import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { ManagedListing } from '../../../../features/manage/contract/wire'
import type { RegistrationForm } from '../../../../features/registrations/contract/wire'

const test = suite('deadlines by the organizer’s clock')
const { cleanup, render } = await import('../../../support/testing-library')
const { TextProvider } = await import('../../../../features/ui/kit')
const { ClosesOn } = await import('../../../../features/manage/client/closes-on')
const { OpportunityCard } = await import('../../../../features/registrations/client/form/opportunity-card')

test.after.each(cleanup)

// Still the 19th in India, the 20th in Tokyo.
const closesAt = '2026-11-19T16:30:00.000Z'

const drawn = (part: React.ReactNode) =>
  render(
    <TextProvider language="en" translate={(key, values) => [key, ...Object.values(values ?? {})].join(' ')}>
      {part}
    </TextProvider>,
  ).container

test('under one’s own opportunities the day is the organizer’s, and the whole moment is said', () => {
  const row = drawn(<ClosesOn listing={{ closesAt, zone: 'Asia/Tokyo' } as ManagedListing} />)
  assert.match(row.textContent ?? '', /closesOn 20\/11\/26/)
  assert.match(row.querySelector('[title]')?.getAttribute('title') ?? '', /20 November 2026, 1:30 am GMT\+9 · .*UTC/)
  assert.equal(drawn(<ClosesOn listing={{ closesAt: null, zone: 'Asia/Tokyo' } as ManagedListing} />).textContent, '')
})

test('what has closed closes no more: on its day, or before it', () => {
  const said = (closedAt: string) =>
    drawn(<ClosesOn listing={{ closesAt, closedAt, zone: 'Asia/Tokyo' } as ManagedListing} />).textContent ?? ''
  assert.match(said(closesAt), /closedOn 20\/11\/26/)
  assert.match(said('2026-11-12T09:00:00.000Z'), /closedOn 12\/11\/26/)
})

test('the form names the hour and the zone', () => {
  const opportunity = {
    id: 1,
    kind: 'job',
    title: 'Weaver',
    organisation: 'Lumio',
    city: null,
    country: null,
    closesAt,
    seatsLeft: null,
  }
  const form = { opportunity: { ...opportunity, zone: 'Asia/Tokyo' }, now: '2026-11-01T00:00:00.000Z' }
  const card = drawn(<OpportunityCard form={form as unknown as RegistrationForm} />)
  assert.match(card.textContent ?? '', /20\/11\/26, 1:30 am GMT\+9/)
})

test.run()
