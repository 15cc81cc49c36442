import { drawInHouse } from '../../../support/draw-in-house'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { Clash } from '../../../../features/manage/client/merge-drafts'
import type { HttpClient } from '../../../../features/web/contract'
import { bootManage } from './boot-manage'

const test = suite('what was changed in two places, drawn')

/** As the editor draws it; answers each term with what stands under it. */
async function draw(clashes: readonly Clash[]) {
  const { SaveStatus } = await import('../../../../features/manage/client/save-status')
  const http = {} as HttpClient
  const kernel = await bootManage(http)
  const acts = { onRetry: () => {}, onKeepMine: () => {}, onTakeTheirs: () => {} }
  const { view, stop } = await drawInHouse({
    ...{ kernel, http, feature: 'manage', words: ['listings'] },
    page: <SaveStatus state={{ kind: 'conflict' }} clashes={clashes} zone="Asia/Kolkata" {...acts} />,
  })
  const [term] = await view.findAllByRole('term')
  // What changes with each key that one types is not read out each time.
  assert.equal(term?.closest('[role="status"], [aria-live]') === null, true)
  assert.equal(view.getByText(/^This draft was changed in another tab/).getAttribute('role'), 'status')
  const lines = [...view.container.querySelectorAll('dl > div')].map((each) =>
    [...each.children].map(({ textContent }) => textContent ?? ''),
  )
  await stop()
  return lines
}

test('stands beside the choice with both values: in words, without marks, and nothing where nothing is', async () => {
  const clashes = [
    { field: 'title', mine: 'Reading app', theirs: 'Reading group' },
    { field: 'description', mine: '<p>Draw <b>it</b> &amp; show it</p>', theirs: '' },
    { field: 'parts.prizes', mine: { prizes: [] }, theirs: null },
  ]
  assert.deepEqual(await draw(clashes), [
    ['Title', 'Here: Reading app', 'In the other place: Reading group'],
    ['Description', 'Here: Draw it & show it', 'In the other place: nothing'],
    ['further details', 'This step says something else in the other place.'],
  ])
})

test('says what was chosen as its step says it, days and times as everybody reads them', async () => {
  const lines = await draw([
    { field: 'kind', mine: 'job', theirs: 'hackathon' },
    { field: 'closesAt', mine: '2026-12-01T18:00', theirs: '' },
    { field: 'startsOn', mine: '2026-12-05', theirs: '2026-12-06' },
    { field: 'workMode', mine: 'onsite', theirs: 'online' },
    { field: 'audiences', mine: ['college', 'fresher'], theirs: [] },
    { field: 'passingOutFrom', mine: 2026, theirs: null },
    { field: 'payFrom', mine: 150_000, theirs: 5000 },
    { field: 'payCurrency', mine: 'USD', theirs: undefined },
    { field: 'payPeriod', mine: 'month', theirs: 'once' },
    { field: 'visibility', mine: undefined, theirs: 'link' },
  ])
  const said = (here: string, there: string) => [`Here: ${here}`, `In the other place: ${there}`]
  assert.deepEqual(lines, [
    ['Kind', ...said('Job', 'Hackathon')],
    ['Closes', ...said('01/12/26, 6:00 pm IST', 'nothing')],
    ['Starts on', ...said('05/12/26', '06/12/26')],
    ['Where', ...said('On site', 'Online')],
    ['Open to', ...said('College students, Freshers', 'nothing')],
    ['Passing out from', ...said('2026', 'nothing')],
    ['Pay from', ...said('1,50,000', '5,000')],
    ['Currency', ...said('USD', 'INR')],
    ['How often', ...said('a month', 'once')],
    ['Who finds it', ...said('Everybody', 'Only with the link')],
  ])
})

test('shows where two long texts differ, and what of two questions; says it where the words are the same', async () => {
  const question = { id: 'a', label: 'Why you?', type: 'text', required: false, options: [] }
  const choice = { ...question, type: 'choice', required: true, options: ['For fun', 'For pay'] }
  const long = 'We read together. '.repeat(30)
  const [questions, description] = await draw([
    { field: 'questions', mine: [question], theirs: [choice] },
    { field: 'description', mine: `<p>${long}Bring tea.</p>`, theirs: `<p>${long}Bring books.</p>` },
  ])
  const [marks] = await draw([{ field: 'description', mine: '<p>Draw it</p>', theirs: '<p>Draw <b>it</b></p>' }])
  assert.deepEqual(questions, [
    'Own questions',
    'Here: 1. Why you? (One line)',
    'In the other place: 1. Why you? (One of several, Required, For fun, For pay)',
  ])
  assert.match(description?.[1] ?? '', /^Here: ….*together\. Bring tea\.$/)
  assert.match(description?.[2] ?? '', /^In the other place: ….*together\. Bring books\.$/)
  assert.deepEqual(marks?.slice(1), ['The words are the same here and there; details differ, such as the formatting.'])
})

test.run()
