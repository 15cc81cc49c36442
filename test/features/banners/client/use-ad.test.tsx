import '../../../support/dom'
import assert from 'node:assert/strict'
import { mock } from 'node:test'
import { suite } from 'uvu'
import { proxy } from 'valtio'
import { bootAlone } from '../../../../hosts/alone/boot-alone'
import { ADS_TOPIC } from '../../../../features/banners/contract'
import { session } from '../../../../features/session/contract'
import { confirm, toasts } from '../../../../features/ui/contract'
import { httpClient, type LiveUpdates, liveUpdates, navigation } from '../../../../features/web/contract'
import type { OpenPage } from '../../../../features/web/kit'

const { act, cleanup, renderHook } = await import('../../../support/testing-library')
const { bannersClient } = await import('../../../../features/banners/client/feature')
const { useAd } = await import('../../../../features/banners/client/ad/use-ad')
const { bringBack, dismiss } = await import('../../../../features/banners/client/ad/dismissal')
const { FeatureScope, KernelProvider } = await import('../../../../features/web/kit')
const { OpenPageContext } = await import('../../../../features/web/kit/use-open-page')

const adFilter = { show_on_pages: [], show_to_all: true, user_type: [], course: [] }
const noHeaders = () => ({})

const test = suite('an ad that stands on an open page')
test.before.each(() => {
  Object.defineProperty(window, 'scrollY', { value: 500, configurable: true })
})
test.after.each(() => {
  mock.timers.reset()
  cleanup()
  bringBack()
})

/** An ad that came to a scrolled page; `ad` is the number of the one that stands, `told` what listens to the stream. */
async function createScene() {
  let next = 1
  const topics: string[] = []
  const news = new Set<(message: unknown) => void>()
  const returns = new Set<Parameters<LiveUpdates['onAgain']>[0]>()
  const live: LiveUpdates = {
    on(topic, listener) {
      topics.push(topic)
      news.add(listener)
      return () => void news.delete(listener)
    },
    onAgain(listener) {
      returns.add(listener)
      return () => void returns.delete(listener)
    },
  }
  const get = async () => {
    const ad_id = next++
    const ad_banner = {
      ...{ id: ad_id, ad_id, adFilter, per_day: null, ends_in: null, advertiser: 'Lumio', url: '/', description: '' },
    }
    return { status: 200, data: { data: { ad_banner } }, headers: {} }
  }
  const kernel = await bootAlone(bannersClient, {
    fakes: [
      [confirm, {}],
      [httpClient, { get }],
      [liveUpdates, live],
      [navigation, {}],
      [session, { state: proxy({ status: 'known' }) }],
      [toasts, {}],
    ],
  })
  const visit = kernel.visit()
  const open = { page: {}, chrome: {} } as OpenPage
  mock.timers.enable({ apis: ['setTimeout', 'Date'] })
  const { result, unmount } = renderHook(() => useAd(noHeaders), {
    wrapper: ({ children }) => (
      <KernelProvider kernel={kernel} visit={visit} subject={undefined}>
        <FeatureScope feature="banners">
          <OpenPageContext value={open}>{children}</OpenPageContext>
        </FeatureScope>
      </KernelProvider>
    ),
  })
  const wait = () => act(async () => mock.timers.tick(4000))
  await wait()
  return {
    ...{ wait, unmount, topics },
    ad: () => result.current.banner?.ad_id,
    say: (message: object) => act(async () => news.forEach((listener) => listener(message))),
    again: (wasLost: boolean, late: readonly string[]) =>
      act(async () => returns.forEach((listener) => listener(wasLost, late))),
    listeners: () => news.size + returns.size,
  }
}

test('goes when staff stop it, and not when they stop another', async () => {
  const { ad, say, wait } = await createScene()
  await say({ stopped: 9 })
  assert.equal(ad(), 1)
  await say({ stopped: 1 })
  assert.equal(ad(), undefined)
  await wait()
  assert.equal(ad(), 2)
})

test('goes when nobody heard for a while whether it was stopped, and what may stand is asked for', async () => {
  const { ad, again, wait } = await createScene()
  await again(false, ['somebody.else'])
  assert.equal(ad(), 1)
  await again(true, [])
  assert.equal(ad(), undefined)
  await wait()
  assert.equal(ad(), 2)
  await again(false, [ADS_TOPIC])
  assert.equal(ad(), undefined)
})

test('is listened for from before it comes: else the stream, opened anew for it, would take away each that came', async () => {
  const { again, wait, unmount, topics, listeners } = await createScene()
  await again(true, [])
  await wait()
  assert.deepEqual(topics, [ADS_TOPIC])
  unmount()
  assert.equal(listeners(), 0)
})

test('goes with all others once they are closed elsewhere on the page, and another comes once they are wanted again', async () => {
  const { ad, wait } = await createScene()
  await act(async () => dismiss())
  await wait()
  assert.equal(ad(), undefined)
  await act(async () => bringBack())
  await wait()
  assert.equal(ad(), 2)
})

test.run()
