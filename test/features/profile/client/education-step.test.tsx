import { drawProfile } from './draw'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { sections } from '../../../../features/profile/contract'
import { HttpError } from '../../../../features/web/contract'

const study = (id: number, college: string) => ({
  ...{ id, version: 1, college, city: null, degree: 'B.Tech', stream: null, course: null },
  ...{ startYear: null, endYear: null, cgpa: null },
})

const test = suite('studies, as a step of signing up')
let stop: (() => Promise<void>) | undefined
test.after.each(async () => {
  await stop?.()
  sessionStorage.clear()
})

test('an entry that another window has moved is changed where it is now, and one that is gone is added anew', async () => {
  const { Step } = await import('../../../../features/profile/client/sign-up/education-step')
  let list = [study(1, 'COEP Pune'), study(2, 'Fergusson College')]
  const drawn = await drawProfile(<Step onDone={() => {}} />, ({ method }) => {
    if (method !== 'GET') return null
    return { id: 7, sections: { ...Object.fromEntries(sections.map((each) => [each, []])), academicDetails: list } }
  })
  stop = drawn.stop
  const { view, calls, queries } = drawn
  const { act, fireEvent, waitFor } = await import('../../../support/testing-library')
  const change = async (next: typeof list, degree: string) => {
    list = next
    await act(() => queries.invalidateQueries())
    await act(() => new Promise((done) => setTimeout(done))) // news of answers goes by a timer, too
    fireEvent.change(view.getByLabelText(/Degree/), { target: { value: degree } })
    const before = calls.filter(({ method }) => method !== 'GET').length
    fireEvent.click(view.getByRole('button', { name: 'Continue' }))
    await waitFor(() => assert.equal(calls.filter(({ method }) => method !== 'GET').length, before + 1))
    await act(() => new Promise(setImmediate))
  }
  await view.findByDisplayValue('COEP Pune')
  await change(list.toReversed(), 'M.Tech')
  await change([study(2, 'Fergusson College')], 'PhD')
  assert.deepEqual(
    calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`),
    ['PUT /api/profile/own/academicDetails/1', 'POST /api/profile/own/academicDetails'],
  )
})

test('what was typed and not sent is there after a step back, and no more once the server has it', async () => {
  const { Step } = await import('../../../../features/profile/client/sign-up/education-step')
  const none = Object.fromEntries(sections.map((each) => [each, []]))
  const { fireEvent, waitFor } = await import('../../../support/testing-library')
  const open = async () => {
    await stop?.()
    const drawn = await drawProfile(<Step onDone={() => {}} />, ({ method, path }) =>
      method !== 'GET' ? null : path === '/api/profile/own' ? { id: 7, sections: none } : [],
    )
    stop = drawn.stop
    const degree = (await drawn.view.findByLabelText(/Degree/)) as HTMLInputElement
    return { ...drawn, degree, college: drawn.view.getByRole('combobox', { name: /^College/ }) as HTMLInputElement }
  }
  const first = await open()
  fireEvent.change(first.college, { target: { value: 'COEP Pune' } })
  fireEvent.change(first.degree, { target: { value: 'B.Tech' } })
  const again = await open()
  assert.deepEqual([again.college.value, again.degree.value], ['COEP Pune', 'B.Tech'])
  fireEvent.click(again.view.getByRole('button', { name: 'Continue' }))
  await waitFor(() => assert.equal(sessionStorage.length, 0))
})

/** Fills in studies and sends them to a server that keeps them, trimmed, and does not answer. `look` waits before each look at them. */
async function sendUnanswered(college: string, look: () => Promise<void> | void = () => {}) {
  const { Step } = await import('../../../../features/profile/client/sign-up/education-step')
  const list: ReturnType<typeof study>[] = []
  let isDone = false
  const drawn = await drawProfile(<Step onDone={() => (isDone = true)} />, async ({ method, path, body }) => {
    if (method === 'GET' && path !== '/api/profile/own') return []
    if (method === 'GET') {
      await look()
      const none = Object.fromEntries(sections.map((each) => [each, []]))
      return { id: 7, sections: { ...none, academicDetails: [...list] } }
    }
    if (method === 'PUT') return null
    const sent = { ...study(9, ''), ...(body as object) }
    list.push({ ...sent, college: sent.college.trim(), degree: sent.degree.trim() })
    return new HttpError(0, undefined)
  })
  stop = drawn.stop
  const { view, calls } = drawn
  const { act, fireEvent, waitFor } = await import('../../../support/testing-library')
  const fill = (label: RegExp, value: string) => fireEvent.change(view.getByLabelText(label), { target: { value } })
  const press = () => fireEvent.click(view.getByRole('button', { name: 'Continue' }))
  await view.findByLabelText(/Degree/)
  fireEvent.change(view.getByRole('combobox', { name: /^College/ }), { target: { value: college } })
  fill(/Degree/, 'B.Tech')
  fill(/year/i, '२०२७')
  press()
  await view.findByText(/did not answer/)
  await act(() => new Promise((done) => setTimeout(done)))
  return async (degree: string) => {
    fill(/Degree/, degree)
    press()
    await waitFor(() => assert.ok(isDone))
    return calls.filter(({ method }) => method !== 'GET')
  }
}

test('sent again because no answer came, it is one entry, and no other window is told of', async () => {
  for (const college of ['COEP Pune', 'COEP Pune ']) {
    const [post, put, ...more] = await (await sendUnanswered(college))('B.E.')
    assert.ok(post?.key, 'tried again at once, it is added once')
    assert.equal((post.body as { endYear: number }).endYear, 2027)
    assert.deepEqual([put?.path, put?.match, more.length], ['/api/profile/own/academicDetails/9', '"1"', 0])
    await stop?.()
  }
})

test('sent again in other words before it was seen that it is there, it is one entry', async () => {
  let looks = 0
  const sendAgain = await sendUnanswered('COEP Pune', () => (++looks === 2 ? new Promise(() => {}) : undefined))
  assert.equal(looks, 2, 'the look after the failure is under way')
  const [, put, ...more] = await sendAgain('B.E.')
  assert.deepEqual([put?.path, put?.match, more.length], ['/api/profile/own/academicDetails/9', '"1"', 0])
})

test.run()
