import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'

const test = suite('an ad that is pressed')
const { cleanup, fireEvent, render } = await import('../../../support/testing-library')
const { TextProvider } = await import('../../../../features/ui/kit')
const { AdStrip } = await import('../../../../features/banners/client/ad/ad-strip')

test.after.each(cleanup)

test('its link counts by the first and by the middle button, which opens a tab; the right one opens a menu', () => {
  let clicks = 0
  const banner = {
    ...{ description: '<p>See <a href="https://lumio.in">Lumio</a></p>', url: 'https://lumio.in', advertiser: 'Lumio' },
    ...{ why: 'x', language: 'en' as const },
  }
  const nothing = () => {}
  const view = render(
    <TextProvider language="en" translate={(key) => key}>
      <AdStrip banner={banner} onClick={() => (clicks += 1)} onMute={nothing} onClose={nothing} />
    </TextProvider>,
  )
  const link = view.getByText('Lumio')
  link.addEventListener('click', (event) => event.preventDefault())
  const press = (type: string, button: number) =>
    fireEvent(link, new MouseEvent(type, { button, bubbles: true, cancelable: true }))
  press('click', 0)
  assert.equal(clicks, 1)
  press('auxclick', 1)
  assert.equal(clicks, 2)
  press('auxclick', 2)
  assert.equal(clicks, 2)
})

test.run()
