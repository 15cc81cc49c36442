import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'

const test = suite('banners of this browser')
const { cleanup, fireEvent, render } = await import('../../../support/testing-library')
const { TextProvider } = await import('../../../../features/ui/kit')
const { AllAdsCard } = await import('../../../../features/banners/client/mute/all-ads-card')
const { bringBack, dismiss, isDismissed } = await import('../../../../features/banners/client/ad/dismissal')

test.after.each(() => {
  cleanup()
  bringBack()
})

test('who has closed them reads so, and has a way back; who has not closes them without waiting for one', () => {
  dismiss()
  const view = render(
    <TextProvider language="en" translate={(key) => key}>
      <AllAdsCard />
    </TextProvider>,
  )
  const toggle = view.getByRole('switch') as HTMLInputElement
  assert.equal(toggle.checked, false)
  view.getByText('banners.own.allClosed')
  fireEvent.click(toggle)
  assert.deepEqual([toggle.checked, isDismissed()], [true, false])
  view.getByText('banners.own.allText')
  fireEvent.click(toggle)
  assert.deepEqual([toggle.checked, isDismissed()], [false, true])
})

test.run()
