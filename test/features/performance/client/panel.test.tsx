import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'

const test = suite('the performance panel')
const { cleanup, fireEvent, render } = await import('../../../support/testing-library')
const { TextProvider } = await import('../../../../features/ui/kit')
const { Panel } = await import('../../../../features/performance/client/panel')

test.after.each(cleanup)

const panel = (isOpen: boolean) => (
  <TextProvider language="en" translate={(key) => key}>
    <input aria-label="before" />
    <input aria-label="other" />
    {isOpen ? <Panel takesFocus onClose={() => {}} /> : null}
  </TextProvider>
)

/** Somebody in a field opened it by its keys. */
function opened() {
  const view = render(panel(false))
  view.getByLabelText('before').focus()
  view.rerender(panel(true))
  return view
}

test('closed it gives the focus back, unless one has gone on in another place', () => {
  const view = opened()
  assert.ok(view.container.querySelector('section') === document.activeElement)
  view.rerender(panel(false))
  assert.ok(document.activeElement === view.getByLabelText('before'))
  view.rerender(panel(true))
  view.getByLabelText('other').focus()
  view.rerender(panel(false))
  assert.ok(document.activeElement === view.getByLabelText('other'))
})

test('numbers that could not be copied are said so', async () => {
  const clipboard = { writeText: () => Promise.reject(new Error('not allowed')) }
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  const view = opened()
  fireEvent.click(view.getByRole('button', { name: 'performance.copy' }))
  assert.ok(await view.findByText('performance.notCopied'))
  Reflect.deleteProperty(navigator, 'clipboard')
})

test.run()
