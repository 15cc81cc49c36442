import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { inLanguage } from './render'

const { cleanup, render, screen } = await import('../../../support/testing-library')
const { ModuleBar, SavingOverlay, WaitDialog } = await import('../../../../features/ui/kit')

const waits = suite('ui waits')
waits.after.each(() => cleanup())

const form = (isSaving: boolean, field = true) => (
  <form>
    {field ? <input aria-label="Name" /> : null}
    <footer>
      <button type="button">Send</button>
    </footer>
    {isSaving ? <SavingOverlay /> : null}
  </form>
)

waits('Saving holds the whole form and gives the focus back', async () => {
  const { rerender } = render(await inLanguage(form(false)))
  const button = screen.getByText('Send')
  button.focus()
  rerender(await inLanguage(form(true)))
  assert.equal(screen.getByRole('status').textContent, 'Saving')
  assert.deepEqual(
    [...document.querySelectorAll('[inert]')].map((each) => each.tagName),
    ['INPUT', 'FOOTER'],
  )
  button.blur() // what a browser does with the focus of something inert
  rerender(await inLanguage(form(false)))
  assert.equal(document.querySelector('[inert]'), null)
  assert.equal(document.activeElement, button)
})

waits('a focus that has moved on is left where it is', async () => {
  const elsewhere = document.createElement('button')
  document.body.append(elsewhere)
  const { rerender } = render(await inLanguage(form(false)))
  screen.getByText('Send').focus()
  rerender(await inLanguage(form(true)))
  elsewhere.focus()
  rerender(await inLanguage(form(false)))
  assert.equal(document.activeElement, elsewhere)
  elsewhere.remove()
})

waits('a module on its way and a sign-in under way say what one waits for', async () => {
  render(await inLanguage(<ModuleBar label="Opening Manage Listings" />))
  assert.ok(screen.getByRole('progressbar', { name: 'Opening Manage Listings' }))
  cleanup()
  render(await inLanguage(<WaitDialog label="Please wait. Logging you in!" />))
  assert.ok(screen.getByRole('dialog', { name: 'Please wait. Logging you in!' }))
})

waits.run()
