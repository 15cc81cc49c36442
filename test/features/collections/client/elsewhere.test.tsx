import assert from 'node:assert/strict'
import type { ReactNode } from 'react'
import { suite } from 'uvu'
import { draw } from './draw'

const test = suite('a collection that another device changes')
let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

const summer = { id: 5, name: 'Summer', shareKey: null, items: [], now: '2026-11-21T06:30:00.000Z' }

/** The page of a collection; `given` is what the server says of it. */
async function drawPage() {
  const { page } = await import('../../../../features/collections/client/own/collection-page')
  const Page = page.Page as (props: { at: object }) => ReactNode
  const given: Record<string, object> = { '/api/collections/5': summer }
  const drawn = await draw(<Page at={{ path: '/', params: { id: '5' }, query: {} }} />, given)
  stop = drawn.stop
  const field = async () => (await drawn.view.findByLabelText('Name of the collection')) as HTMLInputElement
  return { ...drawn, given, field, waitFor: (await import('../../../support/testing-library')).waitFor }
}

test('a name that is being typed stays when another device gives one; where nothing is typed, the other one stands there', async () => {
  const { view, user, given, field, hear, waitFor } = await drawPage()
  await user.type(await field(), ' jobs')
  given['/api/collections/5'] = { ...summer, name: 'Monsoon' }
  await hear()
  await view.findByRole('heading', { name: 'Monsoon' })
  assert.equal((await field()).value, 'Summer jobs')
  assert.ok(document.activeElement === (await field()))
  await user.clear(await field())
  await user.type(await field(), 'Monsoon')
  given['/api/collections/5'] = { ...summer, name: 'Winter' }
  await hear()
  await view.findByRole('heading', { name: 'Winter' })
  await waitFor(async () => assert.equal((await field()).value, 'Winter'))
})

test('who gives it another name keeps the focus where it was', async () => {
  const { view, user, given, field } = await drawPage()
  await user.type(await field(), ' jobs ')
  given['/api/collections/5'] = { ...summer, name: 'Summer jobs' }
  await user.keyboard('{Enter}')
  await view.findByRole('heading', { name: 'Summer jobs' })
  assert.ok(document.activeElement === (await field()))
  assert.equal((await field()).value, 'Summer jobs')
})

test('one that another device took away is not drawn as if it were there', async () => {
  const { view, given, field, hear, waitFor } = await drawPage()
  await field()
  delete given['/api/collections/5']
  await hear()
  await view.findByRole('alert')
  await waitFor(() => assert.ok(!view.queryByRole('button', { name: 'Rename' })))
})

test.run()
