import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'

const { cleanup, fireEvent, render, screen } = await import('../../../support/testing-library')
const { Link } = await import('../../../../features/web/kit')

const links = suite('links')
links.after.each(() => cleanup())

links('one to where one stands already leaves no step behind that leads nowhere', () => {
  history.replaceState(null, '', '/jobs?city=Pune')
  const before = history.length
  render(
    <>
      <Link href="/jobs?city=Pune">Jobs in Pune</Link>
      <Link href="/jobs">Jobs</Link>
      <Link href="/jobs#first">The first job</Link>
    </>,
  )
  fireEvent.click(screen.getByText('Jobs in Pune'))
  assert.equal(history.length, before)
  fireEvent.click(screen.getByText('Jobs'))
  assert.deepEqual([history.length, location.search], [before + 1, ''])
  for (const press of [1, 2]) {
    fireEvent.click(screen.getByText('The first job'))
    assert.deepEqual([history.length, location.hash], [before + 1 + press, '#first'], 'one may have scrolled away')
  }
})

links.run()
