import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { draw } from './draw'

const test = suite('the page without a connection')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => {
  await stop?.()
  Reflect.deleteProperty(globalThis, 'caches')
})

test('all pages that this device keeps can be reached from it, not the latest alone', async () => {
  const page = (at: number) =>
    `<html><head><meta name="kept-at" content="2026-11-2${at}T06:30:00.000Z"><title>Page ${at} · Foothold</title></head>`
  const kept = new Map([1, 2, 3, 4, 5, 6, 7].map((at) => [`https://foothold.example/jobs/${at}`, page(at)]))
  const cache = {
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    match: async ({ url }: { url: string }) => ({ text: async () => kept.get(url) }),
  }
  Object.assign(globalThis, { caches: { has: async () => true, open: async () => cache } })
  const { OfflinePage } = await import('../../../../features/offline/client/page/offline-page')
  const drawn = await draw(<OfflinePage since={Date.parse('2026-11-27T06:30:00Z')} />)
  stop = drawn.stop
  const { view } = drawn
  await view.findByText('Page 7')
  assert.ok(!view.queryByText('Page 2'))
  const all = view.getByRole('button', { name: 'All 7 kept pages' })
  all.click()
  await view.findByText('Page 1')
  view.getByRole('button', { name: 'Only the latest', expanded: true }).click()
  await view.findByRole('button', { name: 'All 7 kept pages' })
  assert.ok(!view.queryByText('Page 1'))
})

test.run()
