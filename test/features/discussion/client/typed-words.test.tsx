import '../../../support/dom'
import assert from 'node:assert/strict'
import type { ReactNode } from 'react'
import { suite } from 'uvu'
import { draw } from './draw'

const test = suite('what is typed while a list is asked for anew')

let stop: (() => Promise<void>) | undefined
test.after.each(async () => {
  await stop?.()
  sessionStorage.clear()
})

async function open(page: ReactNode, given: Readonly<Record<string, object>>) {
  const drawn = await draw(page, given)
  stop = drawn.stop
  return drawn
}

const at = '2026-11-21T06:30:00.000Z'
const about = {
  ...{ opportunityId: 7, kind: 'internship', title: 'Ink Intern', path: '/x' },
  ...{ isOpen: true, closesAt: null, externalUrl: null },
}

test('a question and an answer stay where the discussion does not come, and a card says so', async () => {
  const { Section } = await import('../../../../features/discussion/client/section/discussion-section')
  const words = { text: 'Is it paid?', at, by: 'Meera N.', isOrganizer: false, isMine: false, state: 'shown' }
  const { view, user, stage } = await open(<Section {...about} />, {
    '/api/discussion/of/7': {
      ...{
        updates: [],
        olderUpdates: null,
        items: [{ id: 1, ...words, isPinned: false, answers: [] }],
        next: null,
        count: 1,
      },
      ...{ mayAsk: true, isOrganizer: false, isOwn: true },
    },
  })
  await user.click(await view.findByRole('button', { name: 'Answer' }))
  const [question, answer] = view.getAllByRole('textbox') as HTMLTextAreaElement[]
  assert.equal(document.activeElement, answer, 'whoever pressed Answer writes at once')
  await user.type(question as HTMLElement, 'And travel?')
  await user.type(answer as HTMLElement, 'It is.')
  stage.isDown = true
  await stage.hears('discussion.of:7')
  await view.findByText('This did not load')
  const typed = () => view.getAllByRole('textbox').map((each) => (each as HTMLTextAreaElement).value)
  assert.deepEqual(typed(), ['And travel?', 'It is.'])
  stage.isDown = false
  await user.click(view.getByRole('button', { name: 'Try again' }))
  const { waitFor } = await import('../../../support/testing-library')
  await waitFor(() => assert.equal(view.queryByText('This did not load'), null))
  assert.deepEqual(typed(), ['And travel?', 'It is.'])
})

test('the reason of a decision stays where the cases do not come', async () => {
  const { page } = await import('../../../../features/discussion/client/moderation/cases-page')
  const Page = page.Page as (props: { at: object }) => ReactNode
  const said = { kind: 'question', state: 'held', text: 'Write to me', at, by: 'Meera N.', heldFor: [], reports: [] }
  const one = (id: number) => ({ id, version: 1, ...said, opportunity: { title: 'Ink Intern', path: '/x' } })
  const { view, user, stage } = await open(<Page at={{ path: '/', params: { state: 'open' }, query: {} }} />, {
    '/api/discussion/cases': { items: [one(1), one(2)], next: null },
  })
  const [first, second] = (await view.findAllByRole('textbox')) as HTMLInputElement[]
  await user.type(first as HTMLElement, 'A mentor asked for it')
  await user.type(second as HTMLElement, 'Advertising')
  stage.isDown = true
  await user.click(view.getAllByRole('button', { name: 'Keep it' })[0] as HTMLElement)
  await view.findByText('This did not load')
  const typed = view.getAllByRole('textbox').map((each) => (each as HTMLInputElement).value)
  assert.deepEqual(typed, ['A mentor asked for it', 'Advertising'])
})

test('a question that was not sent stands there when the page is drawn anew, and no more once it was', async () => {
  const { Section } = await import('../../../../features/discussion/client/section/discussion-section')
  const given = {
    '/api/discussion/of/7': {
      ...{ updates: [], olderUpdates: null, items: [], next: null, count: 0 },
      ...{ mayAsk: true, isOrganizer: false, isOwn: false },
    },
  }
  const first = await open(<Section {...about} />, given)
  await first.user.type(await first.view.findByRole('textbox'), 'And travel?')
  await first.stop()
  const again = await open(<Section {...about} />, given)
  const field = (await again.view.findByRole('textbox')) as HTMLTextAreaElement
  assert.equal(field.value, 'And travel?')
  await again.user.clear(field)
  assert.equal(sessionStorage.length, 0)
})

test('whoever asks without a question goes on where it is written, at each try', async () => {
  const { Section } = await import('../../../../features/discussion/client/section/discussion-section')
  const { view, user } = await open(<Section {...about} />, {
    '/api/discussion/of/7': {
      ...{ updates: [], olderUpdates: null, items: [], next: null, count: 0 },
      ...{ mayAsk: true, isOrganizer: false, isOwn: false },
    },
  })
  const field = await view.findByRole('textbox')
  assert.ok(document.activeElement !== field, 'nobody is taken there unasked')
  for (const turn of ['first', 'second']) {
    await user.click(view.getByRole('button', { name: 'Ask' }))
    assert.ok(document.activeElement === field, turn)
  }
})

test('what is typed while a question or an answer is being sent is there when it has been, and only that', async () => {
  const { Section } = await import('../../../../features/discussion/client/section/discussion-section')
  const { waitFor } = await import('../../../support/testing-library')
  const words = { text: 'Is it paid?', at, by: 'Meera N.', isOrganizer: false, isMine: false, state: 'shown' }
  const said = { id: 2, state: 'shown' }
  const { view, user, stage } = await open(<Section {...about} />, {
    '/api/discussion/of/7': {
      ...{
        ...said,
        updates: [],
        olderUpdates: null,
        items: [{ id: 1, ...words, isPinned: false, answers: [] }],
        next: null,
        count: 1,
      },
      ...{ mayAsk: true, isOrganizer: false, isOwn: true },
    },
    '/api/discussion/posts/1/answers': said,
  })
  await user.click(await view.findByRole('button', { name: 'Answer' }))
  const fields = () => view.getAllByRole('textbox') as HTMLTextAreaElement[]
  for (const [at, send] of ['Ask', 'Send the answer'].entries()) {
    let speak = () => {}
    stage.speaks = new Promise<void>((done) => {
      speak = done
    })
    const field = fields()[at] as HTMLTextAreaElement
    await user.type(field, 'Hello')
    await user.click(view.getByRole('button', { name: send }))
    await user.type(field, ' again')
    speak()
    await view.findByRole('button', { name: send }) // busy, it says so, too
    assert.equal(fields()[at]?.value, 'Hello again')
  }
  await user.click(view.getByRole('button', { name: 'Ask' }))
  await waitFor(() => assert.equal(fields()[0]?.value, ''))
  await user.click(view.getByRole('button', { name: 'Send the answer' }))
  await waitFor(() => assert.equal(fields().length, 1))
})

test.run()
