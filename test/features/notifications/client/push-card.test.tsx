import '../../../support/dom'
import assert from 'node:assert/strict'
import { mock } from 'node:test'
import { suite } from 'uvu'
import type { Notification } from '../../../../features/notifications/contract/wire'
import { inLanguage } from '../../ui/kit/render'

const { act, cleanup, fireEvent, render, screen } = await import('../../../support/testing-library')
const { PushCard } = await import('../../../../features/notifications/client/toast/push-card')

const card = suite('the push toast')
let dismissed = 0

card.before.each(async () => {
  mock.timers.enable({ apis: ['setTimeout'] })
  dismissed = 0
  const notification = { text: 'You are registered', description: 'Data Cup', from: 'Lumio Labs', actionUrl: '/u' }
  render(
    await inLanguage(
      <PushCard
        notification={notification as unknown as Notification}
        onDismiss={() => dismissed++}
        onFollow={() => {}}
      />,
    ),
  )
})
card.after.each(() => {
  cleanup()
  mock.timers.reset()
})

const pass = (ms: number) => act(() => mock.timers.tick(ms))
const body = () => screen.getByText('You are registered').closest('div')?.parentElement as HTMLElement

card('hides after 5 s, not a moment before (spec §4, §9)', () => {
  pass(4999)
  assert.equal(dismissed, 0)
  pass(1)
  assert.equal(dismissed, 1)
})

card('stays while somebody points at it, and hides 5 s after they left', () => {
  pass(4000)
  fireEvent.mouseEnter(body())
  pass(60_000)
  assert.equal(dismissed, 0)
  fireEvent.mouseLeave(body())
  pass(4999)
  assert.equal(dismissed, 0)
  pass(1)
  assert.equal(dismissed, 1)
})

card('stays while its tab is put away', () => {
  const putAway = (hidden: boolean) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }
  putAway(true)
  pass(60_000)
  assert.equal(dismissed, 0)
  putAway(false)
  pass(5000)
  assert.equal(dismissed, 1)
})

card('stays while the focus is in it', () => {
  const link = screen.getByRole('link')
  act(() => link.focus())
  pass(60_000)
  assert.equal(dismissed, 0)
  act(() => link.blur())
  pass(5000)
  assert.equal(dismissed, 1)
})

card('stays while the focus is in it, also when the pointer leaves it, and the other way round', () => {
  const link = screen.getByRole('link')
  fireEvent.mouseEnter(body())
  act(() => link.focus())
  fireEvent.mouseLeave(body())
  pass(60_000)
  assert.equal(dismissed, 0)
  fireEvent.mouseEnter(body())
  act(() => link.blur())
  pass(60_000)
  assert.equal(dismissed, 0)
  fireEvent.mouseLeave(body())
  pass(5000)
  assert.equal(dismissed, 1)
})

card('goes at once when it is dismissed', () => {
  fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement)
  assert.equal(dismissed, 1)
})

card.run()
