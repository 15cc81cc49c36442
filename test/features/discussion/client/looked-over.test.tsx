import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { draw } from './draw'

const test = suite('news that is looked over, and waits')

let stop: (() => Promise<void>) | undefined
test.after.each(async () => {
  await stop?.()
  sessionStorage.clear()
})

const NEWS = '/api/discussion/of/7/news'
const counts = { people: 3, inApp: 3, email: 1, push: 0, unsubscribed: 1, bounced: 1, closed: 0, left: 2 }
const sample = (name: string, language: 'en' | 'hi') => ({
  ...{ name, language, title: `News for ${name}`, text: 'The hall is B2.' },
  ...{ sender: 'Ink House · Foothold', subject: `Mail for ${name}`, mail: `Hello ${name}` },
})
const preview = {
  sender: { name: 'Ink House', looksLike: null },
  ...{ counts, samples: [sample('Meera', 'en'), sample('Ravi', 'hi')], waitMinutes: 10 },
}
const now = '2026-11-21T06:30:00.000Z'
const item = { id: 5, text: 'The hall is B2.', sender: 'Ink House', by: 'Harsh', at: now }
const outbox = (more: object) => ({ '/api/discussion/of/7/outbox': { now, items: [{ ...item, ...more }], next: null } })

async function form() {
  const { NewsForm } = await import('../../../../features/discussion/client/news/news-form')
  return <NewsForm opportunityId={7} label="Tell all" />
}

test('whom it reaches, whom not and why, and how it reads stand there before it is sent; sent twice for want of an answer it is one', async () => {
  const { waitFor } = await import('../../../support/testing-library')
  const given = { [NEWS]: { id: 5, goesAt: now }, [`${NEWS}/preview`]: preview }
  const { view, user, stage, ...drawn } = await draw(await form(), given)
  stop = drawn.stop
  const field = (await view.findByRole('textbox')) as HTMLTextAreaElement
  await user.type(field, 'The hall is B2.')
  await user.click(view.getByRole('button', { name: 'Look it over' }))
  await view.findByText('3 people are registered')
  for (const said of ['1 switched such mail off', 'mail to 1 of them comes back', '2 have left and are told nothing'])
    assert.ok(view.getByText(said))
  assert.equal(view.queryByText(/account/), null, 'nobody’s account is disabled')
  assert.ok(view.getByText('Ink House'))
  assert.ok(view.getByText('From: Ink House · Foothold'))
  assert.ok(view.getByText('Mail for Meera'))
  await user.click(view.getByRole('tab', { name: 'Ravi, Hindi' }))
  assert.ok(view.getByText('Hello Ravi'))
  const send = () => view.findByRole('button', { name: 'Send it' })
  stage.isDown = true
  await user.click(await send())
  await view.findByText(/That did not work/)
  stage.isDown = false
  await user.click(await send())
  await waitFor(() => assert.equal(field.value, ''))
  const [, first, again] = stage.keys
  assert.ok(first)
  assert.equal(again, first)
})

test('a name that gave way is said to have', async () => {
  const looksLike = { ...preview, sender: { name: 'Unverified organizer', looksLike: 'Ink House' } }
  const { view, user, ...drawn } = await draw(await form(), { [`${NEWS}/preview`]: looksLike })
  stop = drawn.stop
  await user.type(await view.findByRole('textbox'), 'Hello there')
  await user.click(view.getByRole('button', { name: 'Look it over' }))
  await view.findByText(/could be taken for “Ink House”/)
  assert.ok(view.getByText('Unverified organizer'))
})

test('what waits shows how long by the server’s clock, and is called back; what has gone shows who was told', async () => {
  const { Outbox } = await import('../../../../features/discussion/client/news/outbox')
  const goesAt = '2026-11-21T06:40:00.000Z'
  const { view, user, stage, ...drawn } = await draw(<Outbox opportunityId={7} />, {
    ...outbox({ state: 'waiting', goesAt }),
    '/api/discussion/posts/5/undo': {},
  })
  stop = drawn.stop
  assert.equal((await view.findByRole('timer')).textContent, '00:10:00')
  assert.equal(view.queryByRole('button', { name: 'Who was told' }), null)
  await user.click(view.getByRole('button', { name: 'Undo' }))
  await stage.hears('nothing')
  assert.equal(stage.asked.filter((path) => path.endsWith('/outbox')).length, 2, 'asked anew')
  assert.equal(document.activeElement?.tagName, 'LI')
})

test('where nothing was sent it says so; what has gone is one line until it is looked for', async () => {
  const { Outbox } = await import('../../../../features/discussion/client/news/outbox')
  const given = { '/api/discussion/of/7/outbox': { now, items: [], next: null } }
  const empty = await draw(<Outbox opportunityId={7} />, given)
  await empty.view.findByText('Nothing has been sent yet.')
  await empty.stop()
  const { view, ...drawn } = await draw(<Outbox opportunityId={7} />, outbox({ state: 'shown', goesAt: null }))
  stop = drawn.stop
  const line = (await view.findByText('Sent and waiting')).closest('details')
  assert.equal(line?.open, false)
})

test.run()
