import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { page } from '../../../../../features/listings/client/compare/compare-page'
import { drawPage } from '../draw'
import { detail, NOW } from '../listings'

const test = suite('the page that compares, without rules')

test('what has rules is not said to be open to everyone', async () => {
  const everyone = detail({ id: 12, title: 'Free', audiences: [], eligibility: {} })
  const ruled = { ...everyone, id: 13, title: 'Ruled', hasConditions: true, hasRules: true }
  const drawn = await drawPage(page, '/compare?ids=12,13', {
    '/api/listings/compare': { items: [everyone, ruled], now: NOW },
  })
  const row = (await drawn.view.findByText('Who may take part')).closest('tr')
  const [free, asked] = [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)
  assert.equal(free, 'Open to everyone')
  assert.equal(asked, 'The organizer has further conditions')
  assert.match(row?.textContent ?? '', /Differs/i)
  await drawn.stop()
})

test('what an organizer wrote in another language is read out in that one', async () => {
  const organisation = { name: 'लुमियो लैब्स', slug: 'lumio', logo: null, isVerified: false }
  const eligibility = { note: 'केवल तीसरे वर्ष के छात्र' }
  const item = detail({ title: 'डिज़ाइन इंटर्न', organisation, eligibility, tags: ['रेखाचित्र', 'Figma'] })
  const drawn = await drawPage(page, '/compare?ids=12', { '/api/listings/compare': { items: [item], now: NOW } })
  await drawn.view.findByRole('link', { name: item.title })
  for (const text of [item.title, organisation.name, eligibility.note, 'रेखाचित्र'])
    assert.equal(drawn.view.getByText(text).getAttribute('lang'), 'hi', text)
  await drawn.stop()
})

const KEY = 'foothold.compare'
const answered = (query: Readonly<Record<string, string>>) => ({
  items: (query['ids'] ?? '').split(',').map((id) => detail({ id: Number(id), title: `Opportunity ${id}` })),
  now: NOW,
})

test('without ids it leads to what is chosen in this browser; going back leads out of it', async () => {
  localStorage.setItem(KEY, JSON.stringify([13, 12].map((id) => ({ id, title: `Opportunity ${id}` }))))
  const drawn = await drawPage(page, '/compare', { '/api/listings/compare': answered })
  await drawn.view.findByRole('link', { name: 'Opportunity 12' })
  assert.deepEqual(drawn.location.history, ['/compare?ids=13,12'])
  await drawn.stop()
})

test('without ids and a choice it says that nothing is chosen', async () => {
  localStorage.clear()
  const drawn = await drawPage(page, '/compare', { '/api/listings/compare': answered })
  await drawn.view.findByText('Nothing is chosen to be compared')
  assert.deepEqual([drawn.location.history, drawn.asked], [['/compare'], []])
  await drawn.stop()
})

test('the link can be copied as long as something of it is there', async () => {
  const [here, gone] = [[detail({ id: 12, title: 'Left' })], []]
  const copies: boolean[] = []
  for (const items of [here, gone]) {
    const drawn = await drawPage(page, '/compare?ids=12,13', { '/api/listings/compare': { items, now: NOW } })
    await drawn.view.findByText(items.length > 0 ? 'Left' : /Nothing of what this link compares/)
    copies.push(drawn.view.queryByRole('button', { name: 'Copy the link' }) !== null)
    await drawn.stop()
  }
  assert.deepEqual(copies, [true, false])
})

test('a link of what is all gone leads on to what is chosen in this browser, and to all opportunities where nothing is', async () => {
  const gone = { '/api/listings/compare': { items: [], now: NOW } }
  localStorage.setItem(KEY, JSON.stringify([12, 14].map((id) => ({ id, title: `Opportunity ${id}` }))))
  const drawn = await drawPage(page, '/compare?ids=12,13', gone)
  const own = await drawn.view.findByRole('link', { name: 'Compare what you chose' })
  assert.equal(own.getAttribute('href'), '/compare?ids=14')
  await drawn.stop()
  localStorage.clear()
  const without = await drawPage(page, '/compare?ids=12,13', gone)
  await without.view.findByText('Nothing of what this link compares is public any more')
  assert.ok(without.view.getByRole('link', { name: 'See all' }).getAttribute('href'))
  await without.stop()
})

test.run()
