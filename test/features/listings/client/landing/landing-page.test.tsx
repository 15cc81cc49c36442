import { drawPage } from '../draw'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { FacetCounts } from '../../../../../features/listings/contract/wire'
import type { Landing } from '../../../../../features/listings/contract/wire-landing'
import { HttpError } from '../../../../../features/web/contract'
import { listing, listingPage, NOW } from '../listings'

const test = suite('a page of jobs of one sort')
const { page } = await import('../../../../../features/listings/client/landing/landing-page')
const { default: userEvent } = await import('@testing-library/user-event')

const PATH = '/jobs/finance-jobs-in-pune'
const link = (path: string, type: Landing['type'], subject: string | null, place: string | null, open: number) => ({
  path,
  kind: 'job',
  type,
  subject,
  place,
  open,
})

const landing: Landing = {
  ...link(PATH, 'category-location', 'finance', 'Pune', 12),
  filters: { category: ['finance'], city: ['Pune'] },
  isFull: true,
  week: 1,
  remote: 0,
  pay: { period: 'year', count: 9, middlePaise: 90_000_000, highestPaise: 180_000_000 },
  organisations: [
    { name: 'Deccan Bank', open: 4 },
    { name: 'Infosys', open: 2 },
  ],
  cities: [{ name: 'Pune', open: 12 }],
  soonest: [
    {
      title: 'Analyst',
      organisation: 'Infosys',
      path: '/jobs/analyst-3',
      closesAt: '2026-11-27T18:29:59.000Z',
      zone: 'Asia/Kolkata',
    },
  ],
  links: [
    { group: 'places', items: [link('/jobs/finance-jobs-in-mumbai', 'category-location', 'finance', 'Mumbai', 7)] },
    { group: 'wider', items: [link('/jobs/jobs-in-pune', 'location', null, 'Pune', 40)] },
  ],
  now: NOW,
}
const facets: FacetCounts = {
  total: 12,
  all: 900,
  facets: [
    {
      name: 'city',
      values: [
        { value: 'Pune', count: 12 },
        { value: 'Mumbai', count: 7 },
      ],
    },
  ],
  gains: [],
}
const answers = {
  '/api/listings/landings/job/finance-jobs-in-pune': landing,
  '/api/listings/search': listingPage([listing()]),
  '/api/listings/facets': facets,
}

let drawn: Awaited<ReturnType<typeof drawPage>>
test.after.each(() => drawn?.stop())

test('it says what it is, what is counted, what people ask and where else to look', async () => {
  drawn = await drawPage(page, PATH, answers)
  await drawn.view.findByRole('heading', { level: 1, name: /^Finance jobs in Pune/ })
  const text = document.body.textContent ?? ''
  for (const part of [
    '12 are open right now, 1 of them closes within a week. Among those who hire: Deccan Bank, Infosys.',
    'Of the 9 that say what they pay, half pay ₹9,00,000 a year or more.',
    'Finance jobs in Pune: what do they pay?',
    'the highest ₹18,00,000 a year.',
    'Analyst at Infosys closes on 27/11/26',
  ])
    assert.ok(text.includes(part), `${part} is missing in ${text}`)
  const beside = drawn.view.getByRole('link', { name: 'Finance jobs in Mumbai' })
  assert.equal(beside.getAttribute('href'), '/jobs/finance-jobs-in-mumbai')
  assert.ok(!text.includes('in which cities'), 'it is in one city')
})

test('its own filters are chosen; letting go of one leads to the wider list, adding another stays', async () => {
  drawn = await drawPage(page, PATH, answers)
  const own = await drawn.view.findByRole('checkbox', { name: /Pune/ })
  assert.equal((own as HTMLInputElement).checked, true)
  await userEvent.click(drawn.view.getByRole('checkbox', { name: /Mumbai/ }))
  assert.equal(drawn.location.history?.at(-1), '/jobs?category=finance&city=Mumbai%2CPune')
})

const at = { path: PATH, params: { slug: 'finance-jobs-in-pune' }, query: {} }
const context = {
  language: 'en' as const,
  t: (key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`,
  origin: 'https://x.example',
}
const headOf = (more: Partial<Landing>, query: Record<string, string> = {}) =>
  page.head?.({
    ...context,
    at: { ...at, query },
    data: { landing: { ...landing, ...more }, list: answers['/api/listings/search'], facets },
  } as never)

test('its head: one address, not indexed when thin or filtered, indexed in both languages', () => {
  assert.deepEqual([headOf({})?.canonical, headOf({})?.robots], [PATH, undefined])
  assert.equal(headOf({}, { lang: 'hn' })?.robots, undefined)
  assert.equal(headOf({ isFull: false })?.robots, 'noindex, follow')
  assert.equal(headOf({}, { city: 'Pune' })?.robots, 'noindex, follow')
  assert.deepEqual(
    headOf({})?.jsonLd?.map((each) => (each as { readonly '@type': string })['@type']),
    ['ItemList', 'BreadcrumbList', 'FAQPage'],
  )
})

test('another spelling leads to its address and keeps the filters', () => {
  const led = page.outcome?.({ landing } as never, { ...at, path: '/job/Finance-Jobs', query: { pay: 'a' } }, 'en')
  assert.deepEqual(led, { redirect: `${PATH}?pay=a`, status: 301 })
  assert.equal(page.outcome?.({ landing } as never, at, 'en'), undefined)
})

test('when the server trips it says so and offers another try', async () => {
  const problem = { type: 'x', title: 'No', status: 500, detail: 'The server tripped.', instance: 'r', code: 'oops' }
  drawn = await drawPage(page, PATH, {
    ...answers,
    '/api/listings/landings/job/finance-jobs-in-pune': new HttpError(500, problem),
  })
  await drawn.view.findByRole('button', { name: /try again/i })
})

test.run()
