import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { soon } from '../../../support/deadline'
import { refusal, type Stage } from './draw'
import { FORM, form, leave, open, openFilled, openOn, textIn, words } from './open-form'

const test = suite('the registration form')

test.after.each(leave)

test('sent empty, every field that needs a look says what is wrong, and nothing leaves', async () => {
  const { view, user, posted } = await open()
  await user.click(await view.findByRole('button', { name: 'Send application' }))
  assert.equal(view.getAllByText('This one needs an answer').length, 2)
  assert.ok(view.getByText('Confirm that this is you'))
  assert.ok(view.getByText('3 fields need a look'))
  assert.equal(posted.length, 0)
})

test('where there is no form, a link leads on: the page has no bars', async () => {
  const { view } = await openOn({ gets: { [FORM]: refusal(404, 'not-live') }, posts: [] })
  const on = await view.findByRole('link', { name: 'Find opportunities' })
  assert.equal(on.getAttribute('href'), '/all-opportunities')
})

test('a double click sends once and leads to the receipt', async () => {
  let answer = (_: object) => {}
  const drawn = await openFilled([() => new Promise((done) => (answer = done)), async () => ({ id: 99 })])
  await drawn.user.dblClick(drawn.send())
  assert.equal(drawn.posted.length, 1)
  answer({ id: 41 })
  await drawn.view.findByRole('button', { name: 'Send application' })
  assert.deepEqual(drawn.went, ['/user/registrations/receipt/41'])
  assert.deepEqual(drawn.posted[0]?.body, {
    ...{ opportunityId: 12, name: 'Meera Nair', phone: '', college: '', acceptsEligibility: true, terms: form.terms },
    ...{ answers: { why: ['I draw.'], size: ['M'] }, words },
  })
  assert.equal(localStorage.length, 0, 'the draft is done with')
})

test('without an answer of the server it is repeated under the same key, and nothing is lost', async () => {
  const drawn = await openFilled([() => Promise.reject(new Error('lost')), async () => ({ id: 41 })])
  await drawn.user.click(drawn.send())
  assert.ok(await drawn.view.findByText(/What you wrote is kept; send it again/))
  assert.equal(textIn(drawn, 'Why you?'), 'I draw.')
  await drawn.user.click(drawn.send())
  assert.equal(drawn.posted[0]?.key, drawn.posted[1]?.key)
  assert.deepEqual(drawn.went, ['/user/registrations/receipt/41'])
})

test('why it could not be sent is said at once, in the bar with the button', async () => {
  const drawn = await openFilled([() => Promise.reject(new Error('lost'))])
  await drawn.user.click(drawn.send())
  const said = (await drawn.view.findByText(/What you wrote is kept/)).closest('[role="alert"]')
  assert.ok(said?.parentElement?.contains(drawn.send()))
})

test('what the server finds stands beside its field until that is changed', async () => {
  const refused = refusal(422, 'answers-incomplete', [{ path: 'answers.why', message: 'Too short for us' }])
  const drawn = await openFilled([() => Promise.reject(refused), async () => ({ id: 41 })])
  await drawn.user.click(drawn.send())
  assert.ok(await drawn.view.findByText('Too short for us'))
  await drawn.user.type(drawn.view.getByLabelText('Why you?'), ' Every day.')
  assert.equal(drawn.view.queryByText('Too short for us'), null)
  await drawn.user.click(drawn.send())
  assert.notEqual(drawn.posted[0]?.key, drawn.posted[1]?.key)
})

test('a seat lost meanwhile is said, with all that was written still there', async () => {
  const drawn = await openFilled([() => Promise.reject(refusal(409, 'no-seat-left'))])
  await drawn.user.click(drawn.send())
  assert.ok(await drawn.view.findByText(/The last seat was taken while you wrote/))
  assert.equal(textIn(drawn, 'Why you?'), 'I draw.')
})

test('registered from another tab meanwhile, it leads to that receipt', async () => {
  const refused = refusal(409, 'already-registered', [{ path: 'registrationId', message: '17' }])
  const drawn = await openFilled([() => Promise.reject(refused)])
  await drawn.user.click(drawn.send())
  assert.deepEqual(drawn.went, ['/user/registrations/receipt/17'])
})

test('a draft left behind is there again, for the same person and opportunity', async () => {
  const first = await openFilled([])
  await first.stop()
  const again = await open()
  assert.equal(((await soon(again.view.findByLabelText('Why you?'))) as HTMLTextAreaElement).value, 'I draw.')
  await again.stop()
  const other = await open([], { you: { ...form.you, id: 8, name: 'Kabir' } })
  assert.equal(((await other.view.findByLabelText('Why you?')) as HTMLTextAreaElement).value, '')
})

test('a fresh form begins with phone and college as they are known, and what was typed instead stays', async () => {
  const known = { you: { ...form.you, phone: '+919876543210', college: 'Fergusson College' } }
  const { view, user, stop: leave } = await open([], known)
  const field = (await view.findByLabelText(/college/)) as HTMLInputElement
  assert.deepEqual(
    [(view.getByLabelText(/^Phone/) as HTMLInputElement).value, field.value],
    ['+919876543210', 'Fergusson College'],
  )
  await user.clear(field)
  await user.type(field, 'COEP')
  await leave()
  const again = await open([], known)
  assert.equal(((await again.view.findByLabelText(/college/)) as HTMLInputElement).value, 'COEP')
})

test('closed, full or not open yet, the page says so instead of showing a form', async () => {
  const says = { closed: /is closed$/, full: /All seats of/, upcoming: /is not open yet/ }
  for (const [standing, pattern] of Object.entries(says)) {
    const { view, stop } = await open([], { standing })
    assert.ok(await view.findByText(pattern))
    assert.equal(view.queryByRole('textbox'), null)
    await stop()
  }
})

test('applications are never called registrations, nor registrations applications', async () => {
  const says = {
    internship: [
      /^Only for questions about this application$/,
      /takes applications there/,
      /^Nobody can apply any more/,
    ],
    quiz: [/^Only for questions about this registration$/, /takes registrations there/, /^Nobody can enter any more/],
  }
  for (const [kind, patterns] of Object.entries(says)) {
    const opportunity = { ...form.opportunity, kind, externalUrl: 'https://lumio.example/apply' }
    for (const [at, standing] of ['open', 'external', 'closed'].entries()) {
      const { view, stop } = await open([], { opportunity, standing })
      assert.ok(await view.findByText(patterns[at] as RegExp))
      await stop()
    }
  }
})

test('a draft that answers what is not asked any more is sent without that', async () => {
  const kept = { name: 'Meera Nair', phone: '', college: '', acceptsEligibility: true, terms: form.terms }
  const answers = { why: ['I draw.'], size: ['M'], gone: ['An old answer'] }
  localStorage.setItem('registrations.draft:7:12', JSON.stringify({ ...kept, answers }))
  const { view, user, posted, went } = await open([async () => ({ id: 41 })])
  await user.click(await view.findByRole('button', { name: 'Send application' }))
  const { waitFor } = await import('../../../support/testing-library')
  await waitFor(() => assert.deepEqual(went, ['/user/registrations/receipt/41']))
  assert.deepEqual(posted[0]?.body, { opportunityId: 12, ...kept, answers: { why: ['I draw.'], size: ['M'] }, words })
})

test('what the organizer asks since the form was opened is there to answer once it was missed', async () => {
  const added = { id: 'link', label: 'Your portfolio', type: 'link', required: true }
  const missed = [
    { path: 'answers.link', message: 'This one needs an answer' },
    { path: 'answers.size', message: 'The form no longer asks this; reload it' },
  ]
  const stage: Stage = {
    gets: { [FORM]: form },
    posts: [
      () => {
        stage.gets[FORM] = { ...form, questions: [form.questions[0], added] }
        return Promise.reject(refusal(422, 'answers-incomplete', missed))
      },
      async () => ({ id: 41 }),
    ],
  }
  const drawn = await openOn(stage)
  const { view, user, posted } = drawn
  await user.type(await view.findByLabelText('Why you?'), 'I draw.')
  await user.click(view.getByLabelText('M'))
  await user.click(view.getByRole('checkbox'))
  const send = () => user.click(view.getByRole('button', { name: 'Send application' }))
  await send()
  await user.type(await view.findByLabelText('Your portfolio'), 'https://meera.example')
  assert.ok(!view.queryByText(/need a look|needs a look/))
  await send()
  const { waitFor } = await import('../../../support/testing-library')
  await waitFor(() => assert.equal(drawn.went.length, 1))
  assert.deepEqual(posted[1]?.body, {
    ...{ opportunityId: 12, name: 'Meera Nair', phone: '', college: '', acceptsEligibility: true, terms: form.terms },
    ...{ answers: { why: ['I draw.'], link: ['https://meera.example'] }, words: { why: words.why, link: added.label } },
  })
})

test('whom it is for, changed while the form was open, is confirmed anew once it was read, and nothing else is lost', async () => {
  const message = 'Who may take part was changed since you opened this; read it again, then confirm'
  const stage: Stage = {
    gets: { [FORM]: form },
    posts: [
      () => {
        stage.gets[FORM] = { ...form, eligibility: { note: 'Fourth-year students' }, terms: 'as of now' }
        return Promise.reject(refusal(422, 'answers-incomplete', [{ path: 'acceptsEligibility', message }]))
      },
      async () => ({ id: 41 }),
    ],
  }
  const drawn = await openOn(stage)
  const { view, user, posted } = drawn
  await user.type(await view.findByLabelText('Why you?'), 'I draw.')
  await user.click(view.getByLabelText('M'))
  await user.click(view.getByRole('checkbox'))
  const send = () => user.click(view.getByRole('button', { name: 'Send application' }))
  await send()
  assert.ok(await view.findByText('Fourth-year students'))
  assert.ok(view.getByText(message))
  const box = view.getByRole('checkbox') as HTMLInputElement
  assert.deepEqual([box.checked, textIn(drawn, 'Why you?')], [false, 'I draw.'])
  await user.click(box)
  await send()
  const { waitFor } = await import('../../../support/testing-library')
  await waitFor(() => assert.equal(drawn.went.length, 1))
  assert.deepEqual(
    posted.map(({ body }) => (body as { readonly terms: string }).terms),
    ['as of today', 'as of now'],
  )
})

test('a consent that is missing is told to who cannot see it too', async () => {
  const agree = { id: 'rules', label: 'I agree to the rules', type: 'consent', required: true }
  const { view, user } = await open([], { questions: [agree] })
  await user.click(await view.findByRole('button', { name: 'Send application' }))
  for (const name of ['I agree to the rules', /it is true of me/]) {
    const box = view.getByRole('checkbox', { name })
    assert.equal(box.getAttribute('aria-invalid'), 'true', String(name))
    const says = document.getElementById(box.getAttribute('aria-describedby') ?? '')
    assert.match(says?.textContent ?? '', /\S/, String(name))
  }
})

test('its card names the place as lists do: the country where it is abroad', async () => {
  const { view } = await open([], { opportunity: { ...form.opportunity, city: 'Zurich', country: 'Switzerland' } })
  const card = await view.findByRole('region', { name: 'Product Design Intern' })
  assert.match(card.textContent ?? '', /Lumio Labs · Zurich, Switzerland/)
})

test.run()
