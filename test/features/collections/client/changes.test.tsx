import assert from 'node:assert/strict'
import type { ReactNode } from 'react'
import { suite } from 'uvu'
import { draw as drawn } from './draw'

const test = suite('changing collections')
let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

async function draw(...given: Parameters<typeof drawn>) {
  const all = await drawn(...given)
  stop = all.stop
  return all
}

test('a new one that was made, but did not take the opportunity in, is not made twice', async () => {
  const { AddDialog } = await import('../../../../features/collections/client/add/add-dialog')
  const dialog = <AddDialog opportunityId={7} title="Ink Intern" onClose={() => {}} />
  const { view, user, sent, failing } = await draw(dialog, { '/api/collections': { items: [] } })
  const make = () => user.click(view.getByRole('button', { name: 'Make a collection' }))
  const field = (await view.findByLabelText('Name of the collection')) as HTMLInputElement
  await user.type(field, 'Summer')
  failing.add('/api/collections/41/items/7')
  await make()
  failing.clear()
  await make()
  const [posted, taken] = [
    ['/api/collections', { name: 'Summer' }],
    ['/api/collections/41/items/7', undefined],
  ]
  assert.deepEqual([sent, field.value], [[posted, taken, taken], ''])
  await user.type(field, 'Summer')
  await make()
  assert.deepEqual(sent.slice(3), [posted, ['/api/collections/44/items/7', undefined]], 'asked for anew it is another')
})

test('whoever makes one without a name goes on in its name, at each try', async () => {
  const { page } = await import('../../../../features/collections/client/own/collections-page')
  const Page = page.Page as (props: { at: object }) => ReactNode
  const at = { path: '/', params: {}, query: {} }
  const { view, user, sent } = await draw(<Page at={at} />, { '/api/collections': { items: [] } })
  const field = await view.findByLabelText('Name of the collection')
  assert.ok(document.activeElement !== field, 'nobody is taken there unasked')
  for (const turn of ['first', 'second']) {
    await user.click(view.getByRole('button', { name: 'Make a collection' }))
    assert.ok(document.activeElement === field, turn)
  }
  assert.deepEqual(sent, [])
})

test('what one chooses among stays where it is, whatever changed last', async () => {
  const { AddDialog } = await import('../../../../features/collections/client/add/add-dialog')
  const { waitFor } = await import('../../../support/testing-library')
  const collection = (id: number, opportunityIds: readonly number[]) => ({ id, name: `Number ${id}`, opportunityIds })
  const given: Record<string, object> = { '/api/collections': { items: [collection(1, []), collection(2, [])] } }
  const { view, user, sent } = await draw(<AddDialog opportunityId={7} title="Ink Intern" onClose={() => {}} />, given)
  const names = () => view.getAllByRole('checkbox').map((each) => (each as HTMLInputElement).labels?.[0]?.textContent)
  const second = await view.findByRole('checkbox', { name: /Number 2/ })
  given['/api/collections'] = { items: [collection(2, [7]), collection(1, [])] }
  await user.click(second)
  await waitFor(() => assert.equal(sent.length, 1))
  await waitFor(() => assert.equal((second as HTMLInputElement).checked, true))
  assert.deepEqual(
    names().map((name) => name?.slice(0, 8)),
    ['Number 1', 'Number 2'],
  )
})

test('a name that is typed while another is being made is not thrown away', async () => {
  const { page } = await import('../../../../features/collections/client/own/collections-page')
  const Page = page.Page as (props: { at: object }) => ReactNode
  const at = { path: '/', params: {}, query: {} }
  const { view, user, sent, stage } = await draw(<Page at={at} />, { '/api/collections': { items: [] } })
  let speak = () => {}
  stage.speaks = new Promise<void>((done) => {
    speak = done
  })
  const field = (await view.findByLabelText('Name of the collection')) as HTMLInputElement
  await user.type(field, 'Summer{Enter}')
  await user.clear(field)
  await user.type(field, 'Winter')
  speak()
  await user.click(await view.findByRole('button', { name: 'Make a collection' }))
  assert.deepEqual(
    sent.map(([, body]) => body),
    [{ name: 'Summer' }, { name: 'Winter' }],
  )
})

test('a new name says nothing of sharing, and sharing nothing of the name', async () => {
  const { page } = await import('../../../../features/collections/client/own/collection-page')
  const Page = page.Page as (props: { at: object }) => ReactNode
  const { view, user, sent } = await draw(<Page at={{ path: '/', params: { id: '5' }, query: {} }} />, {
    '/api/collections/5': { id: 5, name: 'Summer', shareKey: null, items: [], now: '2026-11-21T06:30:00.000Z' },
  })
  await user.type(await view.findByLabelText('Name of the collection'), ' jobs')
  await user.click(view.getByRole('button', { name: 'Rename' }))
  await user.click(view.getByRole('switch'))
  assert.deepEqual(sent, [
    ['/api/collections/5', { name: 'Summer jobs' }],
    ['/api/collections/5', { isShared: true }],
  ])
})

test('one whose making was not answered is asked for as the same, and the next as another', async () => {
  const { AddDialog } = await import('../../../../features/collections/client/add/add-dialog')
  const dialog = <AddDialog opportunityId={7} title="Ink Intern" onClose={() => {}} />
  const { view, user, failing, keys } = await draw(dialog, { '/api/collections': { items: [] } })
  const make = () => user.click(view.getByRole('button', { name: 'Make a collection' }))
  const field = await view.findByLabelText('Name of the collection')
  await user.type(field, 'Summer')
  failing.add('/api/collections')
  await make()
  failing.clear()
  await make()
  await user.type(field, 'Summer')
  await make()
  assert.equal(keys.length, 3)
  assert.ok(keys[0] === keys[1] && keys[1] !== keys[2])
})

test('a row that is moved keeps the focus, on its other button where it comes to an end', async () => {
  const { page } = await import('../../../../features/collections/client/own/collection-page')
  const Page = page.Page as (props: { at: object }) => ReactNode
  const item = (opportunityId: number, state: string) => ({ opportunityId, listing: null, state })
  const items = [item(7, 'held'), item(8, 'invited')]
  const collection = { id: 5, name: 'Summer', shareKey: null, items, now: '2026-11-21T06:30:00.000Z' }
  const given: Record<string, object> = { '/api/collections/5': collection }
  const { view, user, sent } = await draw(<Page at={{ path: '/', params: { id: '5' }, query: {} }} />, given)
  const up = await view.findByRole('button', { name: 'Move By invitation up' })
  given['/api/collections/5'] = { ...collection, items: items.toReversed() }
  up.focus()
  await user.keyboard('{Enter}')
  const down = view.getByRole('button', { name: 'Move By invitation down' })
  const { waitFor } = await import('../../../support/testing-library')
  await waitFor(() => assert.ok(document.activeElement === down))
  assert.deepEqual(sent, [['/api/collections/5/order', { ids: [8, 7] }]])
})

test('one row after the other is taken out, also while the first is being taken', async () => {
  const { page } = await import('../../../../features/collections/client/own/collection-page')
  const Page = page.Page as (props: { at: object }) => ReactNode
  const items = ['held', 'invited'].map((state, at) => ({ opportunityId: 7 + at, listing: null, state }))
  const { view, user, sent, stage } = await draw(<Page at={{ path: '/', params: { id: '5' }, query: {} }} />, {
    '/api/collections/5': { id: 5, name: 'Summer', shareKey: null, items, now: '2026-11-21T06:30:00.000Z' },
  })
  let speak = () => {}
  stage.speaks = new Promise<void>((done) => {
    speak = done
  })
  for (const button of await view.findAllByRole('button', { name: /^Take .* out$/ })) await user.click(button)
  speak()
  assert.deepEqual(
    sent.map(([path]) => path),
    ['/api/collections/5/items/7', '/api/collections/5/items/8'],
  )
})

test('titles and names say in which language they are', async () => {
  const { page } = await import('../../../../features/collections/client/own/collections-page')
  const Page = page.Page as (props: { at: object }) => ReactNode
  const items = [{ id: 5, name: 'गर्मी की नौकरियाँ', shareKey: null, opportunityIds: [] }]
  const { view } = await draw(<Page at={{ path: '/', params: {}, query: {} }} />, { '/api/collections': { items } })
  const name = await view.findByText('गर्मी की नौकरियाँ')
  assert.equal(name.closest('[lang]')?.getAttribute('lang'), 'hi')
})

test.run()
