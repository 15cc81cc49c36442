import { draw } from './draw'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { Answer } from '../../../../features/registrations/contract/wire'
import type { PageModule } from '../../../../features/web/contract'
import { writtenQuestions } from '../questions'

const test = suite('own questions of every type, on the page')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => {
  await stop?.()
  localStorage.clear()
})

const form = {
  opportunity: {
    ...{
      id: 12,
      kind: 'quiz',
      title: 'Quiz',
      organisation: 'Lumio Labs',
      city: 'Pune',
      country: 'India',
      path: '/quizzes/quiz-12',
    },
    ...{ workMode: 'online', seatsLeft: 4, externalUrl: null, opensAt: null, closesAt: '2026-11-30T18:29:59.000Z' },
  },
  ...{ standing: 'open', eligibility: {}, asksEligibility: false, own: null, now: '2026-11-21T06:30:00.000Z' },
  questions: writtenQuestions,
  you: { id: 7, name: 'Meera Nair', email: 'meera@demo.test', phone: '', college: '' },
}

async function open(questions = form.questions) {
  const { page } = await import('../../../../features/registrations/client/form/registration-page')
  const { default: userEvent } = await import('@testing-library/user-event')
  const posts = [async () => ({ id: 41 })]
  const drawn = await draw(
    page,
    { opportunityId: '12' },
    { gets: { '/api/registrations/form/12': { ...form, questions } }, posts },
  )
  stop = drawn.stop
  const user = userEvent.setup({ document })
  await drawn.view.findByText(/^The text/)
  return { ...drawn, user, send: () => user.click(drawn.view.getByRole('button', { name: 'Register' })) }
}

const sentIn = (posted: readonly { body: unknown }[]) =>
  (posted[0]?.body as { answers: Record<string, string[]> } | undefined)?.answers ?? {}

test('each opens the keys of a phone that it is answered by', async () => {
  const { view } = await open()
  const keys = (label: string) => {
    const field = view.getByLabelText(label)
    return ['type', 'inputmode', 'autocomplete'].map((name) => field.getAttribute(name))
  }
  assert.deepEqual(keys('The email'), ['email', null, 'email'])
  assert.deepEqual(keys('The phone'), ['tel', null, 'tel'])
  assert.deepEqual(keys('The link'), ['url', null, null])
  assert.deepEqual(keys('The date'), ['date', null, null])
  assert.deepEqual(keys('The number'), ['text', 'text', null], 'the keys of numbers have no minus')
  assert.ok(view.getByText('From -2 to 100'))
})

test('what is wrong is said beside each, and one can answer all', async () => {
  const { view, user, send, posted } = await open()
  await user.type(view.getByLabelText('The number'), '101')
  await user.type(view.getByLabelText('The email'), 'meera')
  await user.type(view.getByLabelText('The phone'), '12')
  await send()
  const saysOf = (label: string) =>
    document.getElementById(view.getByLabelText(label).getAttribute('aria-describedby') ?? '')?.textContent
  assert.equal(saysOf('The number'), 'Write a number that is 100 or less')
  assert.equal(saysOf('The email'), 'Write one email address, as name@example.com')
  assert.equal(saysOf('The phone'), 'Write a phone number with all its digits, as 98765 43210')
  const scale = view.getByRole('group', { name: 'The scale' })
  const about = document.getElementById(scale.getAttribute('aria-describedby') ?? '')
  assert.equal(about?.textContent, 'This one needs an answer')
  assert.ok(view.getByText(/^12 fields need a look/))
  const rows = {
    text: 'a',
    paragraph: 'b',
    number: '7',
    email: 'meera@a.in',
    phone: '98765 43210',
    link: 'https://a.in',
  }
  for (const [type, value] of Object.entries(rows)) {
    const field = view.getByLabelText(`The ${type}`)
    await user.clear(field)
    await user.type(field, value)
  }
  const { fireEvent, waitFor, within } = await import('../../../support/testing-library')
  fireEvent.change(view.getByLabelText('The date'), { target: { value: '2026-12-01' } })
  const under = (label: string) => within(view.getByRole('group', { name: label }))
  await user.click(under('The choice').getByLabelText('M'))
  await user.click(under('The choices').getByLabelText('S'))
  await user.click(under('The yes-no').getByLabelText('No'))
  await user.click(under('The scale').getByLabelText('0'))
  assert.equal(under('The scale').getAllByRole('radio').length, 11)
  await user.click(view.getByLabelText('The consent'))
  await send()
  await waitFor(() => assert.equal(posted.length, 1))
  assert.deepEqual(sentIn(posted), {
    ...Object.fromEntries(Object.entries(rows).map(([type, value]) => [type, [value]])),
    ...{ choice: ['M'], choices: ['S'], 'yes-no': ['no'], scale: ['0'], date: ['2026-12-01'], consent: ['yes'] },
  })
})

test('what a kept draft says to a question of another type since is shown, or is no answer', async () => {
  const was: Readonly<Record<string, string[]>> = {
    ...{ text: ['S', 'M'], choice: ['gone'], choices: ['M', 'gone'], 'yes-no': ['4'], scale: ['yes'] },
    ...{ number: ['12'], date: ['soon'], consent: ['of course'] },
  }
  const own = { name: 'Meera Nair', phone: '', college: '', acceptsEligibility: false }
  localStorage.setItem('registrations.draft:7:12', JSON.stringify({ ...own, answers: was }))
  const { send, posted } = await open(form.questions.map((each) => ({ ...each, required: false })))
  await send()
  const { waitFor } = await import('../../../support/testing-library')
  await waitFor(() => assert.equal(posted.length, 1))
  const answers = sentIn(posted)
  const given = Object.entries(answers).filter(([, values]) => values.length > 0)
  assert.deepEqual(Object.fromEntries(given), { text: ['S'], choices: ['M'], number: ['12'] })
})

test('a kept yes is a consent only if it was given to the very words that are asked now', async () => {
  const own = { name: 'Meera Nair', phone: '', college: '', acceptsEligibility: false, answers: { consent: ['yes'] } }
  const { waitFor } = await import('../../../support/testing-library')
  for (const [agreedTo, kept] of [
    [undefined, []],
    [{ consent: 'Other words' }, []],
    [{ consent: 'The consent' }, ['yes']],
  ] as const) {
    localStorage.setItem('registrations.draft:7:12', JSON.stringify({ ...own, agreedTo }))
    const { send, posted } = await open(form.questions.map((each) => ({ ...each, required: false })))
    await send()
    await waitFor(() => assert.equal(posted.length, 1))
    assert.deepEqual([sentIn(posted)['consent'], 'agreedTo' in Object(posted[0]?.body)], [kept, false])
    await stop?.()
    localStorage.clear()
  }
})

test('an answer that nobody has to give can be taken back', async () => {
  const { view, user, send, posted } = await open(form.questions.map((each) => ({ ...each, required: false })))
  const { waitFor, within } = await import('../../../support/testing-library')
  const under = (type: string) => within(view.getByRole('group', { name: new RegExp(`^The ${type} `) }))
  for (const [type, option] of [
    ['choice', 'M'],
    ['yes-no', 'No'],
    ['scale', '7'],
  ] as const) {
    const name = `Clear the answer: The ${type}`
    assert.ok(!view.queryByRole('button', { name }))
    await user.click(under(type).getByLabelText(option))
    await user.click(view.getByRole('button', { name }))
    assert.equal(document.activeElement, under(type).getAllByRole('radio')[0], 'one goes on where one was')
  }
  await send()
  await waitFor(() => assert.equal(posted.length, 1))
  const answers = sentIn(posted)
  assert.deepEqual(Object.values(answers).flat(), [])
})

const given = (type: Answer['type'] | undefined, ...values: string[]): Answer => ({
  ...{ id: `${type}${values.join()}`, label: `${type}`, values },
  ...(type && { type }),
  ...(type === 'scale' && { outOf: 10 }),
})
const answers: readonly [Answer, said: string, href?: string][] = [
  [given('yes-no', 'no'), 'No'],
  [given('consent', 'yes'), 'Yes'],
  [given('text', 'yes'), 'yes'],
  [given(undefined, 'yes'), 'Yes'],
  [given(undefined, 'no'), 'no'],
  [given('scale', '0'), '0 of 10'],
  [given('date', '2026-12-01'), '01/12/26'],
  [given('choices', 'S', 'M'), 'S, M'],
  [given('email', 'meera@a.in'), 'meera@a.in', 'mailto:meera@a.in'],
  [given('phone', '+919876543210'), '+919876543210', 'tel:+919876543210'],
  [given('link', 'https://a.in'), 'https://a.in', 'https://a.in'],
]

test('the receipt and the organizer read each by its type, and what was sent before types were kept as it was', async () => {
  const { SaidAnswer } = await import('../../../../features/registrations/client/said-answer')
  const Page = () => answers.map(([answer]) => <p key={answer.id}>{<SaidAnswer answer={answer} />}</p>)
  const { view, stop: leave } = await draw({ Page } as unknown as PageModule, {}, { gets: {}, posts: [] })
  stop = leave
  await view.findByText('S, M')
  const lines = [...view.container.querySelectorAll('p')]
  assert.deepEqual(
    lines.map((line) => [line.textContent, line.querySelector('a')?.getAttribute('href')]),
    answers.map(([, said, href]) => [said, href]),
  )
  assert.match(lines.at(-1)?.querySelector('a')?.rel ?? '', /noopener/)
})

test.run()
