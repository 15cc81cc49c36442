import '../../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { drawPage } from '../draw'
import { listing, listingPage, NOW } from '../listings'

const { page } = await import('../../../../../features/listings/client/portal/portal-page')

const test = suite('portals')
let drawn: Awaited<ReturnType<typeof drawPage>> | undefined
test.after.each(() => drawn?.stop())

const row = (id: number) => listing({ id, title: `Number ${id}`, path: `/internships/number-${id}` })
const home = { counts: [], total: 1, closingSoon: [], closingCount: 1, featured: [], newest: [], now: NOW }
const answers = {
  '/api/listings/home': home,
  '/api/listings/directory': { groups: [] },
  '/api/listings/search': ({ sort }: Readonly<Record<string, string>>) =>
    listingPage(sort === 'newest' ? [row(2)] : [row(1), row(2)]),
}

test('what its reader hid stands there as little as on the start page, and a rail of nothing else is not drawn', async () => {
  drawn = await drawPage(page, '/internship-portal', answers, { hidden: [2] })
  await drawn.view.findByRole('link', { name: 'Number 1' })
  const { waitFor } = await import('../../../../support/testing-library')
  await waitFor(() => assert.ok(!drawn?.view.queryByRole('link', { name: 'Number 2' })))
  assert.deepEqual(
    drawn.view.getAllByRole('listitem').map((each) => each.querySelector('a')?.textContent),
    ['Number 1'],
  )
})

test.run()
