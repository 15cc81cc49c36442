import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { soon } from '../../../support/deadline'
import { refusal, type Stage } from './draw'
import { FORM, form, leave, open, openFilled, openOn, textIn } from './open-form'

const test = suite('the registration form in two tabs')
test.after.each(leave)

test('registered from another tab meanwhile, it says that what is written here was not sent, and keeps it', async () => {
  const refused = refusal(409, 'already-registered', [{ path: 'registrationId', message: '17' }])
  const drawn = await openFilled([() => Promise.reject(refused)])
  localStorage.clear() // sent there, the draft is done with
  await drawn.user.click(drawn.send())
  assert.deepEqual(drawn.went, ['/user/registrations/receipt/17'])
  assert.match(drawn.told.join(), /^You had applied before.* what you wrote just now was not sent/)
  await drawn.stop()
  const again = await open()
  assert.equal(((await soon(again.view.findByLabelText('Why you?'))) as HTMLTextAreaElement).value, 'I draw.')
})

test('what was sent without an answer, and is the registration that there is, is not said to be unsent', async () => {
  const drawn = await openFilled([
    () => Promise.reject(new Error('no answer')),
    () => Promise.reject(refusal(409, 'idempotency-in-flight')),
    () => Promise.reject(refusal(409, 'already-registered', [{ path: 'registrationId', message: '17' }])),
  ])
  for (let press = 0; press < 3; press++) await drawn.user.click(drawn.send())
  assert.deepEqual([drawn.went, drawn.told], [['/user/registrations/receipt/17'], []])
})

test('what was sent is told by its receipt alone', async () => {
  const drawn = await openFilled([async () => ({ id: 41 })])
  await drawn.user.click(drawn.send())
  assert.deepEqual([drawn.went, drawn.told], [['/user/registrations/receipt/41'], []])
})

test('a draft that is written on in another tab is gone on with, not written over', async () => {
  const { act } = await import('../../../support/testing-library')
  const drawn = await open()
  const field = await drawn.view.findByLabelText('Why you?')
  const key = 'registrations.draft:7:12'
  const there = { name: 'Meera Nair', phone: '', college: 'COEP', acceptsEligibility: false }
  localStorage.setItem(key, JSON.stringify({ ...there, answers: { why: ['I draw'] } }))
  act(() => void dispatchEvent(new StorageEvent('storage', { key })))
  assert.deepEqual([textIn(drawn, 'Why you?'), textIn(drawn, /college/)], ['I draw', 'COEP'])
  await drawn.user.type(field, '.')
  await drawn.stop()
  const kept = JSON.parse(localStorage.getItem(key) ?? '{}')
  assert.deepEqual([kept.college, kept.answers.why], ['COEP', ['I draw.']])
})

test('a consent whose words were changed meanwhile is asked anew, with the reason', async () => {
  const consent = { id: 'share', label: 'My answers may be read by judges', type: 'consent', required: true }
  const reworded = { ...consent, label: 'My number may be given to sponsors' }
  const message = 'This question was changed since you answered it; read it again, then send'
  const asking = (question: object) => ({ ...form, questions: [question], asksEligibility: false })
  const stage: Stage = {
    gets: { [FORM]: asking(consent) },
    posts: [
      () => {
        stage.gets[FORM] = asking(reworded)
        return Promise.reject(refusal(422, 'answers-incomplete', [{ path: 'answers.share', message }]))
      },
      async () => ({ id: 41 }),
    ],
  }
  const { view, user, posted, went } = await openOn(stage)
  const send = () => user.click(view.getByRole('button', { name: 'Send application' }))
  await user.click(await view.findByRole('checkbox', { name: consent.label }))
  await send()
  const box = (await view.findByRole('checkbox', { name: reworded.label })) as HTMLInputElement
  assert.equal(box.checked, false)
  assert.ok(await view.findByText(message))
  await user.click(box)
  assert.equal(view.queryByText(message), null)
  await send()
  const { waitFor } = await import('../../../support/testing-library')
  await waitFor(() => assert.deepEqual(went, ['/user/registrations/receipt/41']))
  assert.deepEqual(
    posted.map(({ body }) => (body as { readonly words: object }).words),
    [{ share: consent.label }, { share: reworded.label }],
  )
})

test.run()
