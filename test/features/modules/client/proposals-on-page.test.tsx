import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import type { ReactNode } from 'react'
import { suite } from 'uvu'
import { boot, defineFeature, defineRuntime, plan, provide } from '../../../../kernel/index'
import type { Proposal } from '../../../../features/modules/contract/wire-proposals'
import { toasts } from '../../../../features/ui/contract'
import { type HttpClient, httpClient, liveUpdates } from '../../../../features/web/contract'

const test = suite('proposals on the list of modules')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

const module = (id: string) => ({
  ...{ id, state: 'on', essential: false, locked: false, dependants: [], takesTwo: true },
  ...{ contributes: [], addresses: [], decidedBy: null, stale: null },
})
const proposal = (id: number, feature: string, more: Partial<Proposal> = {}): Proposal => ({
  ...{ id, feature, why: 'too slow', who: 'Asha', isOwn: false, declined: null },
  ...{ at: '2026-11-27T10:00:00Z', until: '2026-11-28T10:00:00Z' },
  ...more,
})

async function draw(proposals: readonly Proposal[]) {
  const list = { modules: ['saved', 'waitlist', 'alerts'].map(module), proposals, checks: [] }
  const get = async (path: string) => ({
    ...{ status: 200, headers: {} },
    data: path.includes('features') ? list : { items: [], next: null },
  })
  const http = { get } as unknown as HttpClient
  const house = defineFeature({
    id: 'modules',
    provides: [httpClient, toasts, liveUpdates],
    load: async () => ({
      runtime: defineRuntime({
        provides: [
          provide(httpClient, [], () => http),
          provide(toasts, [], () => ({ state: { list: [] }, show: () => {} }) as never),
          provide(liveUpdates, [], () => ({ on: () => () => {}, onAgain: () => () => {} }) as never),
        ],
      }),
    }),
  })
  const [{ page }, { default: user }] = await Promise.all([
    import('../../../../features/modules/client/modules-page'),
    import('@testing-library/user-event'),
  ])
  const Page = page.Page as () => ReactNode
  const kernel = await boot(plan([house]), { eager: true, report: () => {} })
  const words = ['saved', 'waitlist', 'alerts']
  const drawn = await drawInHouse({ kernel, http, feature: 'modules', words, page: <Page /> })
  stop = drawn.stop
  return { view: drawn.view, act: user.setup() }
}

test('the switch of what one has proposed oneself leads to the proposal, and asks for no reason', async () => {
  const own = { isOwn: true, who: 'Meera' }
  const { view, act } = await draw([
    proposal(1, 'waitlist', { ...own, declined: { who: 'Asha', why: 'not now' } }),
    proposal(2, 'waitlist', own),
  ])
  await act.click(await view.findByRole('switch', { name: /waitlist/i }))
  assert.equal(view.queryByRole('dialog'), null)
  assert.match(document.activeElement?.textContent ?? '', /You propose to switch .* off/)
})

test('what one proposed and somebody declined can be proposed again', async () => {
  const { view, act } = await draw([
    proposal(1, 'waitlist', { isOwn: true, declined: { who: 'Asha', why: 'not now' } }),
  ])
  await act.click(await view.findByRole('switch', { name: /waitlist/i }))
  await view.findByRole('textbox', { name: /why/i })
})

test('the buttons of each proposal say which module they are about, after what is read on them', async () => {
  const { view } = await draw([proposal(1, 'waitlist'), proposal(2, 'alerts'), proposal(3, 'saved', { isOwn: true })])
  await view.findAllByText('Approve')
  const all = ['Approve', 'Decline', 'Take back'].flatMap((word) =>
    view.getAllByText(word).map((each) => [word, each.closest('button')?.getAttribute('aria-label') ?? ''] as const),
  )
  assert.equal(new Set(all.map(([, name]) => name)).size, 5)
  for (const [word, name] of all) assert.ok(name.startsWith(word), name)
})

test.run()
