import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { inLanguage } from './render'

const { cleanup, render, screen } = await import('../../../support/testing-library')
const { ListPage } = await import('../../../../features/ui/kit')

const test = suite('a page of rows')
test.after.each(() => cleanup())

test('more of it that does not come says so below what is there', async () => {
  const list = {
    first: {},
    items: [1],
    isPending: false,
    error: new Error('No answer.'),
    retry: () => {},
    updatedAt: 1,
  }
  render(
    await inLanguage(
      <ListPage title="Mine" list={{ ...list, more: () => {} }} total={2} loading="Loading" empty={null}>
        <li>The first one</li>
      </ListPage>,
    ),
  )
  screen.getByText('The first one')
  screen.getByRole('alert')
  screen.getByRole('button', { name: 'Try again' })
  assert.ok(screen.queryByRole('button', { name: /more/i }))
})

test.run()
