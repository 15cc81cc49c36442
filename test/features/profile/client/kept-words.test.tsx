import { type Answering, drawProfile } from './draw'
import assert from 'node:assert/strict'
import type { ReactNode } from 'react'
import { suite } from 'uvu'
import { sections } from '../../../../features/profile/contract'
import { HttpError } from '../../../../features/web/contract'

const own = {
  ...{ id: 7, name: 'Asha', username: null, avatar: null, headline: '', about: '', city: '', skills: [] },
  ...{ version: 1, percent: 0, missing: [] },
  sections: Object.fromEntries(sections.map((section) => [section, []])),
}
const privacy = {
  levels: Object.fromEntries(['page', 'profile', ...sections].map((part) => [part, 'everyone'])),
  isIndexed: false,
}
const nothingLookedFor = { kinds: [], topics: [], places: [] }
const gone = new HttpError(0, undefined)
const at = { path: '/', params: {}, query: {} }
type Drawn = (props: { readonly at: object }) => ReactNode

const test = suite('what was typed or chosen about oneself')
let stop: (() => Promise<void>) | undefined
test.after.each(() => stop?.())

async function draw(page: ReactNode, answering: Answering) {
  const drawn = await drawProfile(page, answering)
  stop = drawn.stop
  return { ...drawn, ...(await import('../../../support/testing-library')), answers: drawn.queries }
}

async function settings(answering: Answering) {
  const { page } = await import('../../../../features/profile/client/settings/profile-settings-page')
  const Page = page.Page as Drawn
  return draw(<Page at={at} />, (call) => (call.path.endsWith('/interests') ? nothingLookedFor : answering(call)))
}

test('leaving is asked about from the first letter until it is saved', async () => {
  const { view, unsaved, fireEvent, waitFor } = await settings(({ method }) => (method === 'GET' ? own : null))
  const city = await view.findByLabelText(/City/)
  assert.equal(unsaved(), false)
  fireEvent.change(city, { target: { value: 'Pune' } })
  assert.equal(unsaved(), true)
  fireEvent.submit(city.closest('form') as HTMLElement)
  await waitFor(() => assert.equal(unsaved(), false))
})

test('a form that is sent stays busy until what it changed is here: a second press adds nothing', async () => {
  let answer = (_: unknown) => {}
  let isAdded = false
  const { view, calls, fireEvent, waitFor } = await settings(({ method, path }) => {
    if (method === 'POST') isAdded = true
    if (method !== 'GET') return null
    return isAdded && path.endsWith('/own') ? new Promise((done) => (answer = done)) : own
  })
  fireEvent.click(await view.findByRole('button', { name: 'Add Hobbies' }))
  fireEvent.change(view.getByLabelText(/Hobby|Name/), { target: { value: 'Chess' } })
  const form = view.getByRole('form', { name: /Hobbies/ })
  const posts = () => calls.filter(({ method }) => method === 'POST').length
  const asked = () => calls.filter(({ method, path }) => method === 'GET' && path.endsWith('/own')).length
  const before = asked()
  fireEvent.submit(form)
  await waitFor(() => assert.equal(asked(), before + 1))
  fireEvent.submit(form)
  assert.equal(posts(), 1)
  answer(own)
  await waitFor(() => assert.ok(!view.queryByRole('form', { name: /Hobbies/ })))
  assert.equal(posts(), 1)
})

test('a step of signing up that could not be saved keeps its words, though nothing can be asked anew', async () => {
  const { Step } = await import('../../../../features/profile/client/sign-up/education-step')
  let isOnline = true
  const { view, fireEvent, calls, waitFor } = await draw(<Step onDone={() => {}} />, () => (isOnline ? own : gone))
  fireEvent.change(await view.findByLabelText(/Degree/), { target: { value: 'B.Tech' } })
  fireEvent.change(view.getByRole('combobox', { name: /College/ }), { target: { value: 'COEP Pune' } })
  isOnline = false
  fireEvent.click(view.getByRole('button', { name: 'Continue' }))
  await waitFor(() => assert.ok(calls.some(({ method }) => method === 'POST')))
  await view.findByText(/What you typed is still here/)
  await waitFor(() => assert.equal(calls.at(-1)?.method, 'GET'))
  assert.equal((view.getByLabelText(/Degree/) as HTMLInputElement).value, 'B.Tech')
})

test('choices that follow each other are all saved, each alone, and the list that is chosen from is never taken away', async () => {
  const { page } = await import('../../../../features/profile/client/settings/privacy-page')
  const Page = page.Page as Drawn
  const answers: ((_: unknown) => void)[] = []
  const { view, calls, fireEvent, waitFor } = await draw(<Page at={at} />, ({ method, path }) => {
    if (method === 'PUT') return new Promise((done) => answers.push(done))
    return path.endsWith('/looks') ? { items: [] } : privacy
  })
  const list = (await view.findByLabelText(/Who sees: Hobbies/)) as HTMLSelectElement
  for (const value of ['members', 'me']) {
    fireEvent.change(list, { target: { value } })
    assert.deepEqual([list.disabled, list.value], [false, value])
  }
  await waitFor(() => assert.equal(answers.length, 1))
  answers[0]?.(null)
  await waitFor(() => assert.equal(answers.length, 2))
  answers[1]?.(null)
  const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)
  assert.deepEqual(sent, [{ levels: { hobbies: 'members' } }, { levels: { hobbies: 'me' } }])
})

test('what another window chose stands here too, and what is chosen here is added to it', async () => {
  let known: object = nothingLookedFor
  const { InterestsCard } = await import('../../../../features/profile/client/settings/interests-card')
  const { view, answers, calls, act, fireEvent, waitFor } = await draw(<InterestsCard />, ({ method, body }) => {
    if (method === 'PUT') known = body as object
    return method === 'GET' ? known : null
  })
  await view.findByRole('button', { name: 'Design' })
  known = { ...nothingLookedFor, topics: ['software'] }
  await act(() => answers.invalidateQueries())
  await waitFor(() => assert.equal(view.getByRole('button', { name: 'Software' }).getAttribute('aria-pressed'), 'true'))
  fireEvent.click(view.getByRole('button', { name: 'Design' }))
  fireEvent.click(view.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => assert.ok(calls.some(({ method }) => method === 'PUT')))
  assert.deepEqual(calls.find(({ method }) => method === 'PUT')?.body, {
    ...nothingLookedFor,
    topics: ['software', 'design'],
  })
})

test.run()
