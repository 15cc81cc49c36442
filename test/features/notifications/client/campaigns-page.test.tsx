import { content, drawCampaigns } from './draw-campaigns'
import assert from 'node:assert/strict'
import { suite } from 'uvu'

const test = suite('the page of messages to many')
const report = { told: 2, read: 0, sent: 0, waiting: 0, dead: 0 }
const campaign = (id: number, titleEn: string, more: object = {}) => ({
  ...{ id, version: 1, state: 'draft', content: { ...content, titleEn }, sendAt: null },
  ...{ createdAt: '2026-11-21T06:30:00.000Z', report, ...more },
})

let stop: (() => Promise<void>) | undefined
const answer = { yes: true }
test.after.each(() => stop?.())

async function open(items: readonly object[] = [campaign(1, 'First'), campaign(2, 'Second')]) {
  const drawn = await drawCampaigns(items, answer)
  stop = drawn.stop
  const { view, user } = drawn
  await view.findByRole('heading', { name: /First/ })
  const title = () => view.getByLabelText('Title in English') as HTMLInputElement
  const edit = (nr: number) => user.click(view.getAllByRole('button', { name: 'Edit' })[nr] as HTMLElement)
  return { ...drawn, title, edit }
}

test('who edits one stands in its first field, also when another or the same one is edited next', async () => {
  const { view, title, edit, user } = await open()
  await user.click(view.getByRole('button', { name: 'Write a message' }))
  assert.equal(document.activeElement, title())
  await edit(1)
  assert.deepEqual([title().value, document.activeElement === title()], ['Second', true])
  await edit(0)
  assert.deepEqual([title().value, document.activeElement === title()], ['First', true])
  await edit(0)
  assert.equal(document.activeElement, title())
})

test('whoever closes it goes on at the button that opened it, also where the form stood in its place', async () => {
  const { view, edit, user } = await open()
  const close = (name: string) => user.click(view.getByRole('button', { name }))
  const write = () => view.findByRole('button', { name: 'Write a message' })
  await user.click(await write())
  await close('Cancel')
  assert.ok(document.activeElement === (await write()))
  await edit(1)
  await close('Save the draft')
  await write()
  assert.ok(
    document.activeElement === view.getAllByRole('button', { name: 'Edit' })[1],
    document.activeElement?.outerHTML.slice(0, 300),
  )
})

test('what was written is asked for before Cancel takes it away, and nothing is where nothing was', async () => {
  const { title, edit, user, asked, view } = await open()
  const cancel = () => user.click(view.getByRole('button', { name: 'Cancel' }))
  await edit(0)
  await user.type(title(), ' anew')
  answer.yes = false
  await cancel()
  assert.deepEqual([title().value, asked.length], ['First anew', 1])
  answer.yes = true
  await cancel()
  await view.findByRole('button', { name: 'Write a message' })
  await edit(0)
  await cancel()
  await view.findByRole('button', { name: 'Write a message' })
  assert.equal(asked.length, 2)
})

test('what was written is asked for before another takes its place', async () => {
  const { title, edit, user, asked, view } = await open()
  await edit(0)
  await user.type(title(), ' anew')
  answer.yes = false
  await edit(1)
  assert.deepEqual([title().value, asked.length], ['First anew', 1])
  answer.yes = true
  await edit(0)
  assert.deepEqual([title().value, asked.length], ['First', 2], 'the same one begins anew')
  await edit(1)
  assert.deepEqual([title().value, asked.length], ['Second', 2], 'nothing of it was changed')
  await user.type(title(), ' anew')
  await user.click(view.getByRole('button', { name: 'Save the draft' }))
  await view.findByRole('button', { name: 'Write a message' })
  await edit(0)
  assert.equal(asked.length, 2, 'what is saved is not lost')
})

test('it can be stopped as long as something of it waits', async () => {
  const { view, user, posted } = await open([
    campaign(1, 'First', { state: 'sent' }),
    campaign(2, 'Second', { state: 'sent', report: { ...report, waiting: 1 } }),
  ])
  const [stopping, ...others] = view.getAllByRole('button', { name: 'Stop' })
  assert.ok(stopping && stopping.closest('li')?.textContent.includes('Second'))
  assert.equal(others.length, 0)
  await user.click(stopping)
  assert.deepEqual(posted, ['/api/notifications/campaigns/2/stop'])
})

test('whom it is for, by which ways and where it leads stands on its card', async () => {
  const chosen = { ...content, audience: { course: ['law', 'naval'] }, isSilent: true }
  const { view } = await open([
    campaign(1, 'First'),
    campaign(2, 'Second', { content: { ...chosen, titleEn: 'Second' } }),
  ])
  await view.findByText('Everybody')
  const [first, second] = view.getAllByRole('listitem').map((each) => each.textContent)
  assert.match(first ?? '', /ForEverybody.*Here.*\/jobs/)
  assert.match(second ?? '', /ForCourse: Law, naval.*Here · Without a toast/)
})

test('the question says when it goes; a count that does not come is told on the card', async () => {
  answer.yes = true
  const { view, user, questions, posted, failing } = await open([campaign(1, 'First')])
  const when = view.getByLabelText('At a time') as HTMLInputElement
  await user.type(when, '2030-01-02T18:00')
  const send = () => view.getByRole('button', { name: 'Send at that time' })
  failing.add('/api/notifications/campaigns/count')
  await user.click(send())
  await view.findByText('The database rests.')
  assert.equal(questions.length, 0)
  failing.clear()
  await user.click(send())
  await view.findByRole('button', { name: 'Send at that time' })
  assert.equal(questions[0]?.custom_data?.heading, 'Send at that time')
  assert.match(questions[0]?.text ?? '', /goes to 3 people on 02\/01\/30.*6:00 pm.* you can stop it/)
  assert.equal(posted.at(-1), '/api/notifications/campaigns/1/send')
})

test.run()
