import '../../../support/dom'
import assert from 'node:assert/strict'
import type { ReactNode } from 'react'
import { suite } from 'uvu'
import { uiClient } from '../../../../features/ui/client/feature'
import { confirm, type Overlay, overlayRank, overlays, stage, toasts } from '../../../../features/ui/contract'
import { boot, contribute, defineFeature, plan } from '../../../../kernel'
import { inLanguage } from './render'

const { useLayoutEffect, useState } = await import('react')
const { act, cleanup, fireEvent, render, screen } = await import('../../../support/testing-library')
const { Dialog, OverlayBanners, OverlayRoot, useTurn } = await import('../../../../features/ui/kit')
const { KernelProvider } = await import('../../../../features/web/kit')

const root = suite('ui overlay root')
root.after.each(() => cleanup())

const overlay = (id: string, place: Overlay['place'], priority: number, text = id): Overlay => ({
  id,
  place,
  priority,
  load: async () => ({ Overlay: ({ onClose }) => <button onClick={onClose}>{text}</button> }),
})
const broken: Overlay = {
  ...overlay('shop.broken', 'corner', 1),
  load: async () => ({
    Overlay: () => {
      throw new Error('broken on purpose')
    },
  }),
}
/** Stands from the start and wants to be seen at once. */
const waiter: Overlay = {
  id: 'shop.waiter',
  place: 'corner',
  priority: overlayRank.cookies,
  shows: 'start',
  load: async () => ({ Overlay: () => (useTurn(true) ? <button>waiter</button> : null) }),
}
const shop = defineFeature({
  id: 'shop',
  contributes: [
    overlay('shop.cookies', 'dialog', overlayRank.cookies),
    overlay('shop.session', 'dialog', overlayRank.session),
    overlay('shop.nudge', 'popup', overlayRank.nudge),
    overlay('shop.ad', 'top', overlayRank.ad),
    overlay('shop.update', 'top', overlayRank.update),
    waiter,
    overlay('shop.offline', 'top', overlayRank.offline),
    broken,
  ].map((each) => contribute(overlays, each)),
})

async function arrange(beside?: ReactNode) {
  const kernel = await boot(plan([uiClient, shop]))
  const visit = kernel.visit()
  const page = (
    <KernelProvider kernel={kernel} visit={visit} subject={undefined}>
      <OverlayBanners />
      <OverlayRoot />
      {beside}
    </KernelProvider>
  )
  render(await inLanguage(page))
  const stand = visit.get('ui', stage)
  return {
    open: (...ids: string[]) => act(async () => ids.forEach(stand.open)),
    ask: () => act(async () => void visit.get('ui', confirm).ask({ type: 'warning', text: 'Leave the page?' })),
    toasts: visit.get('ui', toasts),
    isOpen: (id: string) => stand.state.open.includes(id),
    /** But for the waiter, which comes whenever the page has a moment. */
    shown: () =>
      screen
        .queryAllByRole('button')
        .map((button) => button.textContent)
        .filter((text) => text !== 'waiter'),
    async end() {
      cleanup()
      await kernel.dispose()
    },
  }
}

root('one dialog at a time: session before confirm, confirm before cookies', async () => {
  const { open, ask, shown, end } = await arrange()
  await open('shop.cookies')
  assert.deepEqual(shown(), ['shop.cookies'])
  await ask()
  assert.ok(await screen.findByText('Leave the page?'))
  assert.equal(screen.queryByText('shop.cookies'), null)
  await open('shop.session')
  assert.deepEqual([shown(), screen.queryByText('Leave the page?')], [['shop.session'], null])
  await act(async () => fireEvent.click(screen.getByText('shop.session')))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Continue' })))
  assert.deepEqual(shown(), ['shop.cookies'])
  await end()
})

root('banners stand in the order of their urgency, whatever opened first', async () => {
  const { open, shown, end } = await arrange()
  await open('shop.ad', 'shop.update', 'shop.offline')
  assert.deepEqual(shown(), ['shop.offline', 'shop.update'])
  await act(async () => ['shop.update', 'shop.offline'].forEach((id) => fireEvent.click(screen.getByText(id))))
  assert.deepEqual(shown(), ['shop.ad'])
  await end()
})

root('a corner that stands from the start has its turn when no dialog is open, and again afterwards', async () => {
  const { open, end } = await arrange()
  assert.ok(await screen.findByText('waiter'))
  await open('shop.session')
  assert.equal(screen.queryByText('waiter'), null)
  await act(async () => fireEvent.click(screen.getByText('shop.session')))
  assert.ok(screen.getByText('waiter'))
  await end()
})

root('a pop-up waits for a dialog of the page; what was asked for stands above it', async () => {
  const { open, ask, end } = await arrange()
  const page = render(
    await inLanguage(
      <Dialog open title="Mine" onClose={() => {}}>
        here
      </Dialog>,
    ),
  )
  await open('shop.nudge')
  assert.equal(screen.queryByText('shop.nudge'), null)
  await ask()
  assert.ok(await screen.findByText('Leave the page?'))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Continue' })))
  await act(async () => page.unmount())
  assert.ok(screen.getByText('shop.nudge'))
  await end()
})

root('an overlay that fails leaves the stage and nothing else', async () => {
  const { open, shown, isOpen, end } = await arrange()
  const silenced = console.error
  console.error = () => {}
  await open('shop.ad', 'shop.broken')
  console.error = silenced
  // On a busy machine the page is quiet by now, and the one that waits for that is here, too.
  assert.deepEqual([isOpen('shop.broken'), shown()], [false, ['shop.ad']])
  await end()
})

root('leaving a question takes fullscreen-violation out of the address', async () => {
  const { ask, end } = await arrange()
  window.history.replaceState(null, '', '/assess/7?fullscreen-violation=1&tab=2')
  await ask()
  const cancel = await screen.findByRole('button', { name: 'Cancel' })
  await act(async () => fireEvent.click(cancel))
  assert.equal(window.location.href, 'http://localhost/assess/7?tab=2')
  await end()
})

/** A dialog that goes with the effects of its own coming, as “Please wait” does when all is well at once. */
function Flash() {
  const [isOpen, setOpen] = useState(true)
  useLayoutEffect(() => setOpen(false), [])
  return isOpen && <Dialog open title="A moment" onClose={() => {}} />
}

root('a dialog that is gone before the toasts could rise into it takes nothing along', async () => {
  const { toasts, end } = await arrange(<Flash />)
  await act(async () => void toasts.show({ tone: 'success', text: 'Still here' }))
  assert.ok(screen.getByText('Still here'))
  await end()
})

root.run()
