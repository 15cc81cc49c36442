import { drawPage } from '../draw'
import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { HttpError } from '../../../../../features/web/contract'
import { listing, listingPage, noFacets } from '../listings'

const test = suite('endless lists')
/** What is watched comes into sight when the test says so. */
const watched = new Set<Element>()
let sighted: (entries: readonly { isIntersecting: boolean; target: Element }[]) => void = () => {}
Object.assign(globalThis, {
  IntersectionObserver: class {
    constructor(seen: typeof sighted) {
      sighted = seen
    }
    observe(element: Element) {
      watched.add(element)
    }
    unobserve(element: Element) {
      watched.delete(element)
    }
  },
})
const { page } = await import('../../../../../features/listings/client/listing/listing-page')
const { act } = await import('../../../../support/testing-library')
const { default: userEvent } = await import('@testing-library/user-event')

let drawn: Awaited<ReturnType<typeof drawPage>>
test.after.each(async () => {
  await drawn?.stop()
  history.replaceState(null, '')
})

const row = (id: number) => listing({ id, title: `Number ${id}`, path: `/internships/number-${id}` })
const pageAfter = (at: number) => listingPage([row(at)], { next: `cursor-${at + 1}`, total: 90 })
const endless = {
  '/api/listings/search': ({ after }: Readonly<Record<string, string>>) => pageAfter(Number(after?.split('-')[1] ?? 0)),
  '/api/listings/facets': noFacets,
}
const atLink = () => [...watched].filter((each) => each.parentElement?.querySelector('a[rel=next]'))
const comeNear = () => act(() => sighted(atLink().map((target) => ({ isIntersecting: true, target }))))
const seen = (id: number) => drawn.view.findByRole('link', { name: `Number ${id}` })

test('scrolled near its end a list goes on, says so, and leaves the focus; after five pages it waits to be pressed', async () => {
  drawn = await drawPage(page, '/internships', endless)
  await seen(0)
  for (const at of [1, 2, 3, 4, 5]) {
    await comeNear()
    await seen(at)
  }
  assert.equal(document.activeElement?.tagName, 'BODY')
  await drawn.view.findByText('1 more opportunity, 6 of 90', { selector: '[role=status], [role=status] *' })
  assert.deepEqual(atLink(), [])
  const more = drawn.view.getByRole('link', { name: 'Show more' })
  assert.equal(more.getAttribute('href'), '/internships?after=cursor-6')
  await userEvent.click(more)
  await seen(6)
  assert.equal(document.activeElement?.textContent, 'Number 6')
  await comeNear()
  await seen(7)
})

test('a row that cannot be drawn keeps its place and its link, and the others stand', async () => {
  const broken = { ...row(1), organisation: null as never }
  drawn = await drawPage(page, '/internships', {
    ...endless,
    '/api/listings/search': listingPage([row(0), broken, row(2)]),
  })
  for (const at of [0, 1, 2]) assert.equal((await seen(at)).getAttribute('href'), `/internships/number-${at}`)
  assert.equal(drawn.view.getAllByRole('heading', { level: 2 }).length, 3)
})

test('whoever stands on the link by keyboard when it comes near goes on at the first new row', async () => {
  drawn = await drawPage(page, '/internships', endless)
  ;(await drawn.view.findByRole('link', { name: 'Show more' })).focus()
  await comeNear()
  await seen(1)
  assert.equal(document.activeElement?.textContent, 'Number 1')
})

test('a page that does not come stops it, and can be asked for again', async () => {
  drawn = await drawPage(page, '/internships', {
    ...endless,
    '/api/listings/search': ({ after }: Readonly<Record<string, string>>) =>
      after ? new HttpError(400, undefined) : pageAfter(0),
  })
  await seen(0)
  await comeNear()
  await drawn.view.findByRole('alert')
  assert.deepEqual(atLink(), [])
  drawn.answer(endless)
  await userEvent.click(drawn.view.getByRole('button', { name: 'Try again' }))
  await seen(1)
})

test('back in a list that was left with pages open, it goes on where its own first page ends, not where the rows end that still stand there', async () => {
  const search = async (query: Readonly<Record<string, string>>) => {
    if (query['city']) return listingPage([row(50)], { next: 'cursor-51', total: 90 })
    if (!query['after']) await own
    return endless['/api/listings/search'](query)
  }
  let answer = () => {}
  const own = new Promise<void>((done) => {
    answer = done
  })
  const left = { '/internships': { openedPages: 1 } }
  drawn = await drawPage(
    page,
    '/internships?city=Pune',
    { ...endless, '/api/listings/search': search as never },
    { left },
  )
  await seen(50)
  await act(async () => drawn.location.navigate('/internships'))
  await seen(50)
  await userEvent.click(drawn.view.getByRole('link', { name: 'Show more' }))
  const after = () => drawn.asked.filter((each) => each.includes('after='))
  assert.deepEqual(after(), [])
  answer()
  await seen(0)
  await seen(1)
  assert.deepEqual(after(), ['/api/listings/search?after=cursor-1&kind=internship'])
})

test('rows of another question that stand for an answer that did not come lead nowhere', async () => {
  const isHere = (query: Readonly<Record<string, string>>) => query['city'] === undefined
  drawn = await drawPage(page, '/internships', {
    ...endless,
    '/api/listings/search': (query: Readonly<Record<string, string>>) =>
      isHere(query) ? endless['/api/listings/search'](query) : new HttpError(0, undefined),
  })
  await seen(0)
  await act(async () => drawn.location.navigate('/internships?city=Pune'))
  await drawn.view.findByText(/No Internet, you are offline\.|^ui.offline$/)
  await seen(0)
  await comeNear()
  assert.deepEqual(
    drawn.asked.filter((each) => each.includes('after=')),
    [],
  )
})

test('a list of several kinds says of each row what it is, one of a single kind does not', async () => {
  for (const [address, isSaid] of [
    ['/all-opportunities', true],
    ['/jobs-and-internships', true],
    ['/internships', false],
  ] as const) {
    drawn = await drawPage(page, address, endless)
    const title = await seen(0)
    const [whole] = [title.closest('li')?.textContent ?? '']
    assert.equal(whole.includes('Internship'), isSaid, address)
    await drawn.stop()
  }
})

test.run()
