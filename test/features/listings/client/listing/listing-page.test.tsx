import { drawPage } from '../draw'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { HttpError } from '../../../../../features/web/contract'
import type { FacetCounts } from '../../../../../features/listings/contract/wire'
import { listing, listingPage, noFacets } from '../listings'

const test = suite('listing page')
const { page } = await import('../../../../../features/listings/client/listing/listing-page')
const { default: userEvent } = await import('@testing-library/user-event')
const { waitFor } = await import('../../../../support/testing-library')

let drawn: Awaited<ReturnType<typeof drawPage>>
test.after.each(() => drawn?.stop())

const facets: FacetCounts = {
  total: 1,
  all: 3482,
  facets: [
    {
      name: 'city',
      values: [
        { value: 'Pune', count: 9 },
        { value: 'Bengaluru', count: 4 },
      ],
    },
    {
      name: 'pay',
      values: [
        { value: 'month-20000', count: 7 },
        { value: 'month-5000', count: 8 },
      ],
    },
  ],
  gains: [
    { name: 'city', count: 31 },
    { name: 'pay', count: 88 },
  ],
}
const problem = { type: 'x', title: 'No', status: 500, detail: 'The server tripped.', instance: 'req-7', code: 'oops' }

test('full: the row says title, organisation, pay, place, for whom and until when, and how many there are', async () => {
  drawn = await drawPage(page, '/internships', {
    '/api/listings/search': listingPage([listing()]),
    '/api/listings/facets': facets,
  })
  const link = await drawn.view.findByRole('link', { name: 'Product Design Intern' })
  assert.equal(link.getAttribute('href'), '/internships/product-design-intern-12')
  const text = document.body.textContent ?? ''
  for (const part of [
    '1 of 3,482',
    'Lumio Labs',
    '₹30,000/month',
    '6 months',
    'Bengaluru, Hybrid',
    '2 openings',
    '27/11/26',
    '6 days left',
  ])
    assert.ok(text.includes(part), `${part} is missing in ${text}`)
  assert.ok(text.includes('Open to college students'))
})

test('a choice becomes an address, and the address the question', async () => {
  drawn = await drawPage(page, '/internships?after=abcdef', {
    '/api/listings/search': listingPage([listing()]),
    '/api/listings/facets': facets,
  })
  await userEvent.click(await drawn.view.findByRole('checkbox', { name: /Pune/ }))
  assert.equal(drawn.location.history?.at(-1), '/internships?city=Pune')
  await drawn.view.findByText('Clear all')
  assert.ok(drawn.asked.includes('/api/listings/search?city=Pune&kind=internship'))
})

test('a sum in the search is offered as the filter that it is, and the rest stays looked for', async () => {
  drawn = await drawPage(page, '/internships?q=design+50k&after=abcdef', {
    '/api/listings/search': listingPage([listing()], { payMeant: { value: 'month-50000', q: 'design' } }),
    '/api/listings/facets': facets,
  })
  const link = await drawn.view.findByRole('link', { name: 'Show what pays ₹50,000+ a month' })
  assert.equal(link.getAttribute('href'), '/internships?pay=month-50000&q=design')
})

test('how many a choice leaves is said, too, to who does not see the number change', async () => {
  drawn = await drawPage(page, '/internships', {
    '/api/listings/search': ({ city }) => listingPage([listing()], { total: city ? 9 : 146 }),
    '/api/listings/facets': facets,
  })
  const said = await drawn.view.findByText('146 found')
  assert.equal(said.getAttribute('role'), 'status')
  await userEvent.click(await drawn.view.findByRole('checkbox', { name: /Pune/ }))
  await waitFor(() => assert.equal(said.textContent, '9 found'))
  await drawn.view.findByText('9 of 3,482')
})

test('one city of many is found by its name, by an older one too, among all that there are', async () => {
  const common = Array.from({ length: 20 }, (_, at) => ({
    value: `Town ${String.fromCharCode(65 + at)}`,
    count: 40 - at,
  }))
  const rare = { value: 'Bengaluru', count: 2 }
  const withCities = (values: typeof common) => ({ ...facets, facets: [{ name: 'city', values }] })
  drawn = await drawPage(page, '/internships?mode=hybrid', {
    '/api/listings/search': listingPage([listing()]),
    '/api/listings/facets': ({ whole }) => withCities(whole === 'city' ? [...common, rare] : common),
  })
  const field = await drawn.view.findByRole('searchbox', { name: 'Find a city' })
  assert.equal(drawn.asked.filter((each) => each.includes('whole')).length, 0)
  await userEvent.type(field, 'bangal')
  await drawn.view.findByRole('checkbox', { name: /Bengaluru/ })
  assert.ok(drawn.asked.includes('/api/listings/facets?kind=internship&mode=hybrid&whole=city'))
  assert.equal(drawn.view.queryByRole('checkbox', { name: /Town/ }), null)
  await userEvent.type(field, 'xyz')
  await drawn.view.findByText('Nothing in this list has that name.')
  await userEvent.clear(field)
  await drawn.view.findByRole('checkbox', { name: /Town A/ })
  await userEvent.type(field, 'Bangalore')
  await userEvent.click(await drawn.view.findByRole('checkbox', { name: /Bengaluru/ }))
  assert.equal(drawn.location.history?.at(-1), '/internships?city=Bengaluru&mode=hybrid')
})

test('more: a real link to the next page, which is put below these', async () => {
  drawn = await drawPage(page, '/internships', {
    '/api/listings/search': ({ after }) =>
      after
        ? listingPage([listing({ id: 13, title: 'The next one', path: '/internships/the-next-one-13' })])
        : listingPage([listing()], { next: 'cursor-1' }),
    '/api/listings/facets': noFacets,
  })
  const more = await drawn.view.findByRole('link', { name: 'Show more' })
  assert.equal(more.getAttribute('href'), '/internships?after=cursor-1')
  await userEvent.click(more)
  const next = await drawn.view.findByRole('link', { name: 'The next one' })
  await drawn.view.findByRole('link', { name: 'Product Design Intern' })
  assert.equal(document.activeElement, next)
  assert.equal(drawn.location.history?.length, 1)
})

test('on its way: says so, the filters too', async () => {
  drawn = await drawPage(page, '/jobs', { '/api/listings/': () => new Promise(() => {}) as never })
  // Nothing was answered yet: no row, no count.
  assert.equal(drawn.view.queryAllByRole('link', { name: 'Product Design Intern' }).length, 0)
  assert.ok(drawn.view.getAllByRole('status').some((each) => each.textContent?.includes('Loading opportunities')))
})

test('failed: what happened, a reference, and trying again brings the list', async () => {
  drawn = await drawPage(page, '/internships', {
    '/api/listings/search': new HttpError(500, problem),
    '/api/listings/facets': facets,
  })
  const alert = await drawn.view.findByRole('alert')
  assert.match(alert.textContent ?? '', /The list did not load.*The server tripped\..*req-7/)
  drawn.answer({ '/api/listings/search': listingPage([listing()]), '/api/listings/facets': facets })
  await userEvent.click(drawn.view.getByRole('button', { name: /Try again|ui.tryAgain/ }))
  await drawn.view.findByRole('link', { name: 'Product Design Intern' })
})

test('empty by filters: names the one to blame and what each gives back', async () => {
  drawn = await drawPage(page, '/internships?city=Pune&pay=month-20000', {
    '/api/listings/search': listingPage([]),
    '/api/listings/facets': { ...facets, total: 0 },
  })
  await drawn.view.findByRole('heading', { name: 'Nothing matches both filters' })
  await drawn.view.findByText(/ruled out by this: Pay or prize/)
  // The one that gives back most stands first.
  const [first] = await drawn.view.findAllByText(/₹20,000\+ a month/, { selector: 'button' })
  assert.ok(first?.textContent?.includes('+88'), 'the largest gain first')
  await userEvent.click(first as HTMLElement)
  assert.equal(drawn.location.history?.at(-1), '/internships?city=Pune')
})

test('pay is a scale: from its thumb on, instead of what was chosen of that unit before, beside the other units', async () => {
  const counted = { 'month-5000': 8, 'month-20000': 7, 'once-50000': 2 }
  const pay = { name: 'pay', values: Object.entries(counted).map(([value, count]) => ({ value, count })) }
  drawn = await drawPage(page, '/hiring-challenges?pay=month-20000,once-50000', {
    '/api/listings/search': listingPage([listing()]),
    '/api/listings/facets': { ...facets, facets: [pay] },
  })
  const { fireEvent } = await import('../../../../support/testing-library')
  const [thumb] = await drawn.view.findAllByRole('slider', { name: 'Minimum pay a month' })
  assert.equal(thumb?.getAttribute('aria-valuetext'), '₹20,000+ a month, 7')
  // Nobody pays more than the fourth step, so that the scale ends there.
  assert.equal(thumb?.getAttribute('max'), '4')
  fireEvent.change(thumb as HTMLElement, { target: { value: '1' } })
  await waitFor(() => assert.equal(drawn.location.history?.at(-1), '/hiring-challenges?pay=month-5000%2Conce-50000'))
})

test('empty from the start: one sentence and one way on', async () => {
  drawn = await drawPage(page, '/events', { '/api/listings/search': listingPage([]), '/api/listings/facets': noFacets })
  await drawn.view.findByRole('heading', { name: 'Nothing is open here yet' })
  assert.equal(drawn.view.getByRole('link', { name: 'See all' }).getAttribute('href'), '/all-opportunities')
})

test('offline: the last list stays and is dated', async () => {
  drawn = await drawPage(page, '/internships', {
    '/api/listings/search': listingPage([listing()]),
    '/api/listings/facets': facets,
  })
  await drawn.view.findByRole('link', { name: 'Product Design Intern' })
  const navigatorLine = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(navigator), 'onLine')
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  try {
    const { act } = await import('../../../../support/testing-library')
    act(() => void window.dispatchEvent(new Event('offline')))
    await drawn.view.findByText(/No Internet, you are offline\.|^ui.offline$/)
    await drawn.view.findByRole('link', { name: 'Product Design Intern' })
  } finally {
    if (navigatorLine) Object.defineProperty(navigator, 'onLine', navigatorLine)
    Reflect.deleteProperty(navigator, 'onLine')
  }
})

test('its head: one canonical address, filters are not indexed, the list as JSON-LD', () => {
  const data = { list: listingPage([listing()]), facets: noFacets }
  const headAt = (query: Record<string, string>) =>
    page.head?.({
      data,
      at: { path: '/internships', params: {}, query },
      language: 'en',
      t: (key: string) => key,
      origin: 'https://x.test',
    } as never)
  assert.equal(headAt({})?.robots, undefined)
  const head = headAt({ city: 'Pune' })
  assert.deepEqual([head?.canonical, head?.robots], ['/internships', 'noindex, follow'])
  const list = head?.jsonLd?.[0] as { readonly itemListElement: unknown[] } | undefined
  assert.deepEqual(list?.itemListElement, [
    {
      '@type': 'ListItem',
      position: 1,
      url: 'https://x.test/internships/product-design-intern-12',
      name: 'Product Design Intern',
    },
  ])
})

test.run()
