import assert from 'node:assert/strict'
import type { ReactNode } from 'react'
import { suite } from 'uvu'
import { draw } from './draw'

const test = suite('a shared collection that its owner changes')
let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

test('follows its changes, and is gone from the open page once it is not shared', async () => {
  const { page } = await import('../../../../features/collections/client/shared/shared-page')
  const Page = page.Page as (props: { at: object }) => ReactNode
  const path = '/api/collections/shared/key'
  const given: Record<string, object> = { [path]: { name: 'Summer', items: [], now: '2026-11-21T06:30:00.000Z' } }
  const drawn = await draw(<Page at={{ path: '/', params: { key: 'key' }, query: {} }} />, given)
  stop = drawn.stop
  await drawn.view.findByRole('heading', { name: 'Summer' })
  given[path] = { ...given[path], name: 'Monsoon' }
  await drawn.hear()
  await drawn.view.findByRole('heading', { name: 'Monsoon' })
  delete given[path]
  await drawn.hear()
  await drawn.view.findByRole('alert')
  assert.ok(!drawn.view.queryByRole('heading', { name: 'Monsoon' }))
})

test.run()
