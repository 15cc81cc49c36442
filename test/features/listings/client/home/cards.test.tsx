import '../../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { HomeLists } from '../../../../../features/listings/contract/wire'
import { drawPage } from '../draw'
import { detail, listing, NOW } from '../listings'

const { section } = await import('../../../../../features/listings/client/home/closing')
const { Facts } = await import('../../../../../features/listings/client/detail/facts')

const test = suite('what cards and heads of opportunities say once')
let drawn: Awaited<ReturnType<typeof drawPage>> | undefined
test.after.each(() => drawn?.stop())

test('beside the leaf with its date a card says only how far it is; whoever hears it is told the whole', async () => {
  const lists: HomeLists = {
    counts: [],
    total: 1,
    closingSoon: [listing()],
    closingCount: 1,
    featured: [],
    newest: [],
    now: NOW,
  }
  const Closing = section.Section as () => React.ReactNode
  drawn = await drawPage({ Page: () => <Closing /> }, '/', { '/api/listings/home': lists })
  const card = await drawn.view.findByRole('listitem')
  assert.match(card.textContent ?? '', /6 days left/)
  assert.doesNotMatch(card.textContent ?? '', /27\/11\/26/)
  assert.match(card.textContent ?? '', /27 November 2026/)
  // The link leads to all that are open, in this order: it does not promise as many as close within a week.
  drawn.view.getByText('1 closes within 7 days, the soonest first.')
  assert.equal(
    drawn.view.getByRole('link', { name: 'See all by deadline' }).getAttribute('href'),
    '/all-opportunities?sort=deadline',
  )
})

test('under “Prizes” stands the sum alone', async () => {
  const pay = { minPaise: 35_000_000, maxPaise: 35_000_000, currency: 'INR', period: 'once' } as const
  const won = detail({ kind: 'hackathon', pay })
  drawn = await drawPage({ Page: () => <Facts opportunity={won} /> }, '/', {})
  const name = await drawn.view.findByText('Prizes')
  assert.equal(name.nextElementSibling?.textContent, '₹3.5 lakh')
})

test('what is not open yet says when it opens, not until when one may apply', async () => {
  const opensAt = '2026-11-24T18:29:59.000Z'
  const soon = detail({ standing: 'upcoming', opensAt })
  drawn = await drawPage({ Page: () => <Facts opportunity={soon} /> }, '/', {})
  const name = await drawn.view.findByText('Opens')
  assert.match(name.nextElementSibling?.textContent ?? '', /^24\/11\/26/)
  assert.equal(drawn.view.queryByText('Apply by'), null)
})

test.run()
