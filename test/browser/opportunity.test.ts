import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { writePdf } from '../../features/documents/server/write-pdf'
import { launch, open, visit } from '../support/browser'
import { accessibilityFaults } from '../support/look'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'

const test = suite('what stands on an opportunity’s page, in the browser')
let browser: Browser
let site: RunningSite
test.before(async () => {
  ;[browser, site] = await Promise.all([launch(), startSite()])
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
})

const CREATE = '/manage/opportunity/all/create'
const origin = () => ({ origin: site.origin })

const body = {
  kind: 'hackathon',
  title: 'A hackathon of the tests',
  organisation: 'Lumio Labs',
  description: '<p>Build something in 36 hours that a town can use, and show it to people who would.</p>',
  closesAt: '2027-12-01T18:00',
  city: 'Pune',
}

/** A draft that lacks nothing but what other steps add. */
async function begin(page: Page, more: object = {}): Promise<number> {
  const made = await (await page.request.post(`${site.origin}/api/manage/drafts`, { headers: origin() })).json()
  const headers = { ...origin(), 'if-match': `"${made.version}"` }
  const data = { body: { ...made.body, ...body, ...more } }
  const saved = await page.request.put(`${site.origin}/api/manage/drafts/${made.id}`, { headers, data })
  assert.equal(saved.status(), 200, await saved.text())
  return made.id
}

/** Handed in and approved: its path. */
async function publish(page: Page, draft: number): Promise<{ readonly id: number; readonly path: string }> {
  // The editor would ask again for a draft that is gone.
  await page.goto('about:blank')
  const sent = await page.request.post(`${site.origin}/api/manage/drafts/${draft}/submit`, { headers: origin() })
  assert.equal(sent.status(), 201, await sent.text())
  const { id } = await sent.json()
  const admin = await visit(browser, site.origin, { as: 'admin' })
  const approved = await admin.page.request.post(`${site.origin}/api/manage/approvals/${id}/approve`, {
    headers: origin(),
  })
  assert.equal(approved.status(), 204)
  await admin.close()
  const { path } = await (await page.request.get(`${site.origin}/api/listings/opportunities/${id}`)).json()
  return { id, path }
}

test('stages, prizes, papers and answers are written step by step, reordered by keyboard, brought back, and read by everybody', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { as: 'organizer' })
  const draft = await begin(page)
  const step = (word: string) => open(page, `${site.origin}${CREATE}?draft=${draft}&step=${word}`)
  const saved = () =>
    until('all is saved', async () => /Saved/.test((await page.locator('header').first().textContent()) ?? ''))

  await step('stages')
  await page.getByRole('button', { name: 'Quiz', exact: true }).click()
  await page.getByRole('button', { name: 'Results', exact: true }).click()
  const [quiz, results] = [page.getByRole('group', { name: 'Stage 1' }), page.getByRole('group', { name: 'Stage 2' })]
  await quiz.getByLabel('Starts').fill('2027-11-30T10:00')
  await quiz.getByText('It starts while people can still register').waitFor()
  await quiz.getByRole('button', { name: /^Start at/ }).click()
  assert.equal(await quiz.getByLabel('Starts').inputValue(), '2027-12-01T18:00')
  await results.getByLabel('Starts').fill('2027-12-05T10:00')
  await page.getByRole('button', { name: 'Move Results up' }).focus()
  await page.keyboard.press('Enter')
  assert.equal(await quiz.getByLabel('Name').inputValue(), 'Results')
  await page.keyboard.press('Enter') // the focus went to the way back
  assert.equal(await quiz.getByLabel('Name').inputValue(), 'Quiz')
  await page.getByRole('button', { name: 'Remove Results' }).click()
  assert.equal(await results.count(), 0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await results.waitFor()
  assert.deepEqual(await accessibilityFaults(page), [])

  await step('prizes')
  await page.getByRole('button', { name: 'Add a prize' }).click()
  await page.getByLabel('Amount for each').fill('250000')
  await page.getByText('₹2,50,000 in all: lists show this sum.').waitFor()

  await step('documents')
  const chosen = { name: 'Rule book.pdf', mimeType: 'application/pdf', buffer: Buffer.from(writePdf(['Rules'])) }
  await page.locator('input[type="file"][multiple]').setInputFiles(chosen)
  await page.getByRole('button', { name: 'Replace the file' }).waitFor()
  assert.equal(await page.getByLabel('Name').inputValue(), 'Rule book')
  const wrong = { name: 'run.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') }
  await page.locator('input[type="file"][multiple]').setInputFiles(wrong)
  await page.getByText('run.exe: it is no PDF').waitFor()
  assert.deepEqual(await accessibilityFaults(page), [])

  await step('faq')
  await page.getByRole('button', { name: 'Add a question' }).click()
  await page.getByLabel('Question', { exact: true }).fill('May we mix colleges?')
  await page.getByLabel('Answer', { exact: true }).fill('Yes.')
  await saved()
  await step('preview')

  const { path } = await publish(page, draft)
  const reader = await visit(browser, site.origin, { width: 390 })
  const html = await (await reader.page.request.get(site.origin + path)).text()
  for (const word of ['Quiz', '₹2,50,000', 'Rule book', 'May we mix colleges?', 'FAQPage', 'superEvent'])
    assert.ok(html.includes(word), `${word} stands in the HTML`)
  await open(reader.page, site.origin + path)
  await reader.page.emulateMedia({ media: 'print' })
  await reader.page.getByText('Yes.', { exact: true }).waitFor()
  for (const word of ['Log in to ask', 'Report', 'More like it', 'Registration closes in'])
    assert.equal(await reader.page.getByText(word).filter({ visible: true }).count(), 0, `${word} on paper`)
  await reader.page.emulateMedia({ media: 'screen' })
  await reader.page.getByText('Yes.', { exact: true }).waitFor({ state: 'hidden' })
  await reader.page.getByText('May we mix colleges?').click()
  await reader.page.getByText('Yes.', { exact: true }).waitFor()
  assert.deepEqual(await accessibilityFaults(reader.page), [])
  const [file] = await Promise.all([
    reader.page.waitForEvent('download'),
    reader.page.getByRole('link', { name: /Rule book/ }).click(),
  ])
  assert.equal(file.suggestedFilename(), 'Rule book.pdf')
  assert.deepEqual([faults, reader.faults], [[], []])
  await reader.close()
  await close()
})

test('on a tablet the way to take part comes after the facts; sections are gone to by their names, and what is read is marked', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { width: 800 })
  const { items } = await (await page.request.get(`${site.origin}/api/listings/search?kind=hackathon&limit=1`)).json()
  await open(page, site.origin + items[0].path)
  const top = (part: string) => page.locator(part).evaluate((node) => node.getBoundingClientRect().top)
  const [facts, card, about] = [await top('main dl'), await top('main aside'), await top('#section-about')]
  assert.ok(facts < card && card < about, `${facts} ${card} ${about}`)
  const tabs = page.getByRole('navigation', { name: 'On this page' })
  await tabs.getByRole('link').first().waitFor()
  const named = await tabs.getByRole('link').allTextContents()
  assert.deepEqual(named, await page.locator('main section[id^="section-"] > h2:visible').allTextContents())
  assert.equal(await tabs.locator('[aria-current]').textContent(), 'What it is about')
  await tabs.getByRole('link', { name: 'More like it' }).click()
  await tabs.locator('[aria-current]').filter({ hasText: 'More like it' }).waitFor()
  await page.getByRole('heading', { name: 'More like it' }).waitFor()
  const [strip, heading] = [
    await tabs.boundingBox(),
    await page.getByRole('heading', { name: 'More like it' }).boundingBox(),
  ]
  assert.ok(strip && heading && heading.y >= strip.y + strip.height, 'The strip covers the heading')
  assert.deepEqual(faults, [])
  await close()
})

test('the preview lists what is wrong in every step, with the way there; team rules are read by everybody', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { as: 'organizer' })
  const stage = { key: 'a', type: 'quiz', title: '', description: '', startsAt: '2027-12-05T10:00', endsAt: '' }
  const prize = { key: 'a', title: 'First', count: 1, amount: null, inKind: [], text: '' }
  const draft = await begin(page, {
    teamMin: 2,
    teamMax: 4,
    parts: {
      stages: { zone: 'Asia/Kolkata', whileOpen: false, stages: [{ ...stage, mode: 'online', place: '' }] },
      prizes: { currency: 'INR', per: 'team', taxNote: '', prizes: [prize] },
      documents: { documents: [{ kind: 'link', key: 'a', title: 'Rules', url: 'somewhere' }] },
      faq: { faqs: [{ key: 'a', question: 'Is it free?', answer: '' }] },
      eligibility: { conditions: [{ fact: 'cgpa' }], team: { leastWomen: 5 } },
    },
  })
  await open(page, `${site.origin}${CREATE}?draft=${draft}&step=preview`)
  const missing = page.getByRole('main').getByRole('listitem')
  for (const says of [
    'Stages, 1: Give it a name.',
    'Prizes, 1: Write an amount',
    'Documents, 1: Write the whole address',
    'Often asked, 1: Write the answer.',
    'Eligibility rules, 1: Say from where or up to where.',
    'Eligibility rules: This is more than the largest team has.',
  ])
    await missing.filter({ hasText: says }).getByRole('link').waitFor()
  assert.equal(await page.getByRole('button', { name: 'Submit for approval' }).isDisabled(), true)
  assert.deepEqual(await accessibilityFaults(page), [])

  await missing.filter({ hasText: 'largest team' }).getByRole('link').click()
  const team = page.getByRole('region', { name: 'Each team as a whole' })
  await team.getByText('This is more than the largest team has.').waitFor()
  await team.getByLabel('Women, at least').fill('1')
  await page.getByRole('region', { name: 'As candidates read it' }).getByText('At least 1 woman').waitFor()
  assert.deepEqual(await accessibilityFaults(page), [])
  await close()
  assert.deepEqual(faults, [])

  const again = await visit(browser, site.origin, { as: 'organizer' })
  const eligibility = { conditions: [], team: { leastWomen: 1, leastColleges: 2 } }
  const { path } = await publish(
    again.page,
    await begin(again.page, { teamMin: 2, teamMax: 4, parts: { eligibility } }),
  )
  await again.close()
  const reader = await visit(browser, site.origin, { width: 390 })
  await open(reader.page, site.origin + path)
  const section = reader.page.locator('section').filter({ hasText: 'Team rules' })
  for (const line of ['2 to 4 people', 'At least 1 woman', 'From at least 2 colleges'])
    await section.getByText(line).waitFor()
  await reader.close()
})

test('by invitation: who was invited sees it, nobody is led to the login page, others are told how to get in', async () => {
  const organizer = await visit(browser, site.origin, { as: 'organizer' })
  const eligibility = { conditions: [{ fact: 'invited', anyOf: ['student@demo.test'] }] }
  const secret = { title: 'Quetzalcoatl hackathon', visibility: 'invited', parts: { eligibility } }
  const { path } = await publish(organizer.page, await begin(organizer.page, secret))
  await organizer.close()

  const nobody = await visit(browser, site.origin)
  const first = await nobody.page.request.get(site.origin + path, { maxRedirects: 0 })
  assert.deepEqual(
    [first.status(), first.headers()['location']],
    [302, `/auth/login?returnUrl=${encodeURIComponent(path)}`],
  )
  await nobody.close()

  const stranger = await visit(browser, site.origin, { as: 'pro' })
  const refused = await stranger.page.request.get(site.origin + path)
  const html = await refused.text()
  assert.deepEqual([refused.status(), html.includes('Quetzalcoatl hackathon')], [403, false])
  await stranger.page.goto(site.origin + path)
  await stranger.page.getByText('this account was not invited').waitFor()
  assert.deepEqual(await accessibilityFaults(stranger.page), [])
  await stranger.close()

  const invited = await visit(browser, site.origin, { as: 'student' })
  const answer = await invited.page.request.get(site.origin + path)
  assert.deepEqual([answer.status(), answer.headers()['cache-control']], [200, 'no-store'])
  await invited.page.goto(site.origin + path)
  await invited.page.getByRole('heading', { level: 1, name: 'Quetzalcoatl hackathon' }).waitFor()
  assert.deepEqual(invited.faults, [])
  await invited.close()
})

test.run()
