import '../../../support/dom'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { editorParts } from '../../../../features/manage/contract'
import { contribute } from '../../../../kernel/index'
import { emptyParts, halfParts, wholeParts } from '../parts'
import { drawPreview } from './draw-preview'

const test = suite('the preview of a draft')
const { waitFor } = await import('../../../support/testing-library')

let stop: (() => Promise<void>) | undefined
test.after.each(async () => stop?.())

async function draw(...given: Parameters<typeof drawPreview>) {
  const drawn = await drawPreview(...given)
  stop = drawn.stop
  return drawn
}

const file = '00000000-0000-4000-8000-000000000001'

test('what every step of another feature wrote stands under its name, as people will read it', async () => {
  const { view, textUnder } = await draw({
    ...{ closesAt: '2026-12-01T18:00', kind: 'hackathon', teamMax: 4 },
    parts: wholeParts(file),
  })
  await view.findByText('Rule book')
  await view.findByText('Screening quiz')
  await view.findByText('May we mix colleges?')
  assert.deepEqual(
    [...view.container.querySelectorAll('section > h2')].map(({ textContent }) => textContent),
    ['Stages', 'Eligibility rules', 'Prizes', 'Documents', 'Often asked'],
  )
  const stages = textUnder('Stages') ?? ''
  assert.match(stages, /2 stages after registration/)
  assert.match(stages, /Registration.*Until 01\/12\/26, 6:00 pm IST/)
  assert.match(stages, /Screening quiz.*03\/12\/26, 6:00 pm IST to 10:00 pm.*25 questions\..*Online/)
  assert.match(stages, /Finale.*20\/12\/26, 9:00 am IST.*Town Hall, Pune/)
  assert.equal(
    view.container.querySelector('a[href*="calendar.ics"]'),
    null,
    'there is no stage to put in a calendar yet',
  )
  assert.match(textUnder('Eligibility rules') ?? '', /CGPA of 7\.5 or more.*1 to 4 people.*At least 1 woman/)
  assert.match(
    textUnder('Prizes') ?? '',
    /₹5,50,000 in all, for 3 teams\..*1st₹3,50,000A trip to the sea\.Certificate.*2nd₹1,00,000Each of 2 teams\..*Tax is deducted/,
  )
  const links = [...view.container.querySelectorAll('a')].map((each) => [each.textContent, each.getAttribute('href')])
  assert.deepEqual(links, [
    ['Rule bookPDF, 2 kB', `/api/documents/files/${file}`],
    ['Last yearLink to example.org', 'https://example.org/last'],
  ])
  assert.match(textUnder('Often asked') ?? '', /May we mix colleges\?.*Yes, as you like\./)
})

test('half-written rows are drawn as far as they go: what has no name goes by its number, what says nothing is left out', async () => {
  const { view, textUnder } = await draw({ parts: halfParts() })
  await view.findByText('Document 3')
  await view.findByText('Question 2')
  await view.findByText('Prize 2')
  const stages = textUnder('Stages') ?? ''
  assert.match(stages, /Stage 1Final.*QuizQuiz.*Online/)
  assert.doesNotMatch(stages, /Registration/, 'it is not said yet until when one may register')
  assert.match(textUnder('Eligibility rules') ?? '', /women/i)
  assert.equal(view.container.querySelectorAll('[data-verdict]').length, 1)
  assert.doesNotMatch(textUnder('Prizes') ?? '', /Prize 1/)
  assert.deepEqual(
    [...view.container.querySelectorAll('a')].map((each) => each.getAttribute('href')),
    ['https://example.org/'],
  )
  assert.match(textUnder('Often asked') ?? '', /Question 2.*Two meals\..*Is it free\?/)
  assert.equal(view.queryByText('This did not load here. Reload the page to read it.'), null)
})

test('of steps in which nothing is written nothing is drawn', async () => {
  const { view, under } = await draw({ parts: emptyParts() })
  await waitFor(() => {
    for (const heading of ['Stages', 'Eligibility rules', 'Prizes', 'Documents', 'Often asked'])
      assert.deepEqual(under(heading), [], heading)
  })
  assert.equal(view.queryByRole('alert'), null)
  await stop?.()
  const { under: without } = await draw({})
  assert.equal(without('Prizes'), undefined)
})

test('a part that fails says so in its place, and takes none of the others along', async () => {
  const Preview = () => {
    throw new Error('A fault of the test')
  }
  const broken = contribute(editorParts, {
    id: 'stage.broken',
    label: 'Broken',
    after: 'money',
    order: -1,
    load: async () => ({ Step: () => null }),
    problems: async () => ({ problemsIn: () => [] }),
    preview: async () => ({ Preview }),
  })
  const silenced = console.error
  console.error = () => {}
  const { view, textUnder } = await draw({ parts: { ...wholeParts(file), broken: 1 } }, [broken])
  console.error = silenced
  await view.findByText('This did not load here. Reload the page to read it.')
  await view.findByText('Finale')
  await view.findByText('1st')
  assert.equal(textUnder('Broken'), 'This did not load here. Reload the page to read it.')
})

test('a job says on which terms one works; a hackathon that was to be a job does not', async () => {
  const employmentType = 'part-time'
  const { view } = await draw({ kind: 'job', employmentType })
  assert.equal(view.getByText('Employment type').nextElementSibling?.textContent, 'Part-time')
  await stop?.()
  const { view: other } = await draw({ kind: 'hackathon', employmentType })
  assert.equal(other.queryByText('Employment type'), null)
})

test('what the house’s own steps ask for is all there, what nobody wrote is not', async () => {
  const question = { id: 'q', label: 'Which size?', type: 'choice', required: true, options: ['S', 'M'] } as const
  const { view, textUnder } = await draw({
    ...{ opensAt: '2026-11-20T09:00', endsOn: '2026-12-31', tags: ['water', 'cities'], visibility: 'link' },
    ...{
      audiences: ['college', 'fresher'],
      passingOutFrom: 2026,
      passingOutTo: 2028,
      eligibilityNote: 'Bring a laptop.',
    },
    ...{ payFrom: 15_000, payTo: 20_000, city: 'Pune' },
    questions: [
      { ...question, options: [...question.options] },
      { ...question, id: 'r', label: ' ', type: 'text', required: false, options: ['left over'] },
    ],
  })
  const facts = Object.fromEntries(
    [...view.container.querySelectorAll('dl > div')].map((each) => [
      each.children[0]?.textContent,
      each.children[1]?.textContent,
    ]),
  )
  assert.deepEqual(facts, {
    Opens: '20/11/26, 9:00 am IST',
    'Ends on': '31/12/26',
    Where: 'On site, Pune, India',
    'Pay or prize': '₹15,000–20,000/month',
    'Who finds it': 'Only with the link',
    'Open to': 'College students, Freshers',
    'Passing out from': '2026',
    'Passing out to': '2028',
    'Anything else': 'Bring a laptop.',
  })
  assert.deepEqual(
    [...view.getByRole('list', { name: 'Tags' }).children].map(({ textContent }) => textContent),
    ['water', 'cities'],
  )
  assert.equal(textUnder('Own questions'), 'Which size?One of several · RequiredS, MQuestion 2One line')
})

test('a deadline is said by the organizer’s clock, as everybody will read it, and nothing where none is set', async () => {
  const { view } = await draw({ zone: 'Asia/Tokyo', closesAt: '2026-11-20T01:30' })
  assert.equal(view.getByText('Closes').nextElementSibling?.textContent, '20/11/26, 1:30 am GMT+9')
  await stop?.()
  assert.equal((await draw({ zone: 'Asia/Tokyo' })).view.queryByText('Closes'), null)
})

test('of what there is to win the sum stands where another pay was written, as on its page; paid work keeps its pay', async () => {
  const paid = { payFrom: 20_000, payPeriod: 'once', parts: { prizes: wholeParts(file)['prizes'] ?? null } } as const
  const shown = async (body: Parameters<typeof drawPreview>[0]) => {
    const { view } = await draw(body)
    const pay = view.queryByText('Pay or prize')?.nextElementSibling?.textContent
    await stop?.()
    return pay
  }
  assert.equal(await shown({ ...paid, kind: 'hackathon' }), '₹5.5 lakh')
  assert.equal(await shown({ ...paid, payFrom: null, kind: 'hackathon' }), '₹5.5 lakh')
  assert.equal(await shown({ ...paid, kind: 'job' }), '₹20,000')
  assert.equal(await shown({ ...paid, parts: { prizes: emptyParts()['prizes'] ?? null } }), '₹20,000')
})

test('a pay in another currency is said in that', async () => {
  const { view } = await draw({ kind: 'job', payFrom: 6000, payTo: 8000, payCurrency: 'USD' })
  assert.equal(view.getByText('Pay or prize').nextElementSibling?.textContent, 'USD 6,000–8,000/month')
})

test('answers to choose from are read as they will be kept', async () => {
  const question = { id: 'q', label: 'Which size?', type: 'choice', required: false } as const
  const { textUnder } = await draw({ questions: [{ ...question, options: [' S', '  ', 'M  '] }] })
  assert.equal(textUnder('Own questions'), 'Which size?One of severalS, M')
})

test.run()
