import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { uiClient } from '../../../../features/ui/client/feature'
import { confirm, type Overlay, overlayRank, overlays, stage, toasts } from '../../../../features/ui/contract'
import { boot, contribute, defineFeature, plan } from '../../../../kernel'
import { inLanguage } from './render'

const { act, cleanup, fireEvent, render, screen } = await import('@testing-library/react')
const { OverlayBanners, OverlayRoot } = await import('../../../../features/ui/kit')
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
const shop = defineFeature({
  id: 'shop',
  contributes: [
    overlay('shop.cookies', 'dialog', overlayRank.cookies),
    overlay('shop.session', 'dialog', overlayRank.session),
    overlay('shop.ad', 'top', overlayRank.ad),
    overlay('shop.offline', 'top', overlayRank.offline),
    broken,
  ].map((each) => contribute(overlays, each)),
})

async function arrange() {
  const kernel = await boot(plan([uiClient, shop]))
  const visit = kernel.visit()
  const page = (
    <KernelProvider kernel={kernel} visit={visit} subject={undefined}>
      <OverlayBanners />
      <OverlayRoot />
    </KernelProvider>
  )
  render(await inLanguage(page))
  const stand = visit.get('ui', stage)
  return {
    open: (...ids: string[]) => act(async () => ids.forEach(stand.open)),
    ask: () => act(async () => void visit.get('ui', confirm).ask({ type: 'warning', text: 'Leave the page?' })),
    toasts: visit.get('ui', toasts),
    isOpen: (id: string) => stand.state.open.includes(id),
    shown: () => screen.queryAllByRole('button').map((button) => button.textContent),
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
  await open('shop.ad', 'shop.offline')
  assert.deepEqual(shown(), ['shop.offline', 'shop.ad'])
  await end()
})

root('an overlay that fails leaves the stage and nothing else', async () => {
  const { open, shown, isOpen, end } = await arrange()
  const silenced = console.error
  console.error = () => {}
  await open('shop.ad', 'shop.broken')
  console.error = silenced
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

root.run()
