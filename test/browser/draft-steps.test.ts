import assert from 'node:assert/strict'
import type { Browser, Locator, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'

const test = suite('steps of the editor, in the browser')
let browser: Browser
let site: RunningSite
test.before(async () => {
  ;[browser, site] = await Promise.all([launch(), startSite()])
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
})

const isIn = (part: Locator) => part.evaluate((each) => each === document.activeElement)

/** A new draft. Returns the address of one of its steps. */
async function begin(page: Page, step: string): Promise<string> {
  const made = await page.request.post(`${site.origin}/api/manage/drafts`, { headers: { origin: site.origin } })
  return `${site.origin}/manage/opportunity/all/create?draft=${(await made.json()).id}&step=${step}`
}

test('a step that another feature brings says what is missing in it, and stands in sight among the steps of a phone', async () => {
  const { page, close } = await visit(browser, site.origin, { as: 'organizer', width: 390 })
  await open(page, await begin(page, 'stages'))
  await page.getByRole('group', { name: 'Add a stage' }).getByRole('button', { name: 'Submission' }).click()
  await until('the new row can be written in', () =>
    isIn(page.getByRole('group', { name: 'Stage 1' }).getByRole('textbox').first()),
  )
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Stages, 1: Say when it starts.').waitFor()
  const starts = page.getByRole('group', { name: 'Stage 1' }).getByLabel('Starts')
  assert.equal(await starts.getAttribute('aria-invalid'), 'true')
  await until('what is missing can be written', () => isIn(starts))
  const step = page.getByRole('navigation', { name: 'Steps' }).locator('[aria-current="step"]')
  await until('the step is in sight', () =>
    step.evaluate((each) => each.getBoundingClientRect().left >= 0 && each.getBoundingClientRect().right <= innerWidth),
  )
  await close()
})

test('a further city is written below the first, asked for by its name, and brought back where it was removed', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { as: 'organizer', width: 390 })
  const address = await begin(page, 'dates')
  await open(page, address)
  await page.getByRole('button', { name: 'Add a city' }).click()
  const row = page.getByRole('group', { name: 'Further place 1' })
  await until('its city can be written', () => isIn(row.getByLabel('City')))
  await page.getByRole('button', { name: 'Continue' }).click()
  await row.getByText('Name the city of each further place, or remove it.').waitFor()
  await row.getByLabel('City').fill('Kochi')
  await page.getByRole('button', { name: 'Remove Kochi' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page
    .locator('header')
    .getByText(/^Saved /)
    .waitFor()
  await open(page, address)
  assert.equal(await row.getByLabel('City').inputValue(), 'Kochi')
  await page.getByText('All over the country, in no single city').click()
  await row.waitFor({ state: 'detached' })
  await page.getByText('All over the country, in no single city').click()
  assert.equal(await row.getByLabel('City').inputValue(), 'Kochi')
  assert.deepEqual(faults, [])
  await close()
})

test('an amount is read as people write it, and who leaves the field sees what was read', async () => {
  const { page, close } = await visit(browser, site.origin, { as: 'organizer' })
  await open(page, await begin(page, 'money'))
  const from = page.getByLabel('From, in ₹')
  await from.fill('to be said')
  await from.press('Tab')
  await page.getByText('Write an amount, such as').waitFor()
  assert.equal(await from.inputValue(), 'to be said')
  await from.fill('')
  await from.pressSequentially('25,000.00')
  await from.press('Tab')
  assert.equal(await from.inputValue(), '25000')
  await page
    .locator('header')
    .getByText(/^Saved /)
    .waitFor()
  await page.reload()
  assert.equal(await from.inputValue(), '25000')
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  await until('the next step begins at its heading', () =>
    isIn(page.getByRole('main').getByRole('heading', { level: 2 }).first()),
  )
  await close()
})

test('the last step, beside which nothing stands, is as wide as the window', async () => {
  const { page, close } = await visit(browser, site.origin, { as: 'organizer', width: 1440 })
  await open(page, await begin(page, 'preview'))
  const foot = page.locator('footer').filter({ has: page.getByRole('button', { name: 'Submit for approval' }) })
  assert.equal(await foot.evaluate((each) => Math.round(each.getBoundingClientRect().right)), 1440)
  await close()
})

test('on a phone a step that is shorter than the window fills it, and its foot stands at the end of the page', async () => {
  const { page, close } = await visit(browser, site.origin, { as: 'organizer', width: 390, height: 844 })
  for (const step of ['details', 'faq']) {
    await open(page, await begin(page, step))
    const foot = page.locator('footer').filter({ has: page.getByRole('button', { name: 'Continue' }) })
    const ends = await foot.evaluate((each) => [
      each.getBoundingClientRect().bottom,
      document.documentElement.scrollHeight,
    ])
    assert.deepEqual(ends, [844, 844], step)
  }
  await close()
})

test('what a whole team has to be stands apart from what each person has to, beside the steps as well', async () => {
  const { page, close } = await visit(browser, site.origin, { as: 'organizer', width: 1440 })
  const address = await begin(page, 'eligibility')
  const path = `${site.origin}/api/manage/drafts/${new URL(address).searchParams.get('draft')}`
  const { body, version } = await (await page.request.get(path)).json()
  const eligibility = { conditions: [{ fact: 'cgpa', from: 7.5 }], team: { leastWomen: 1 } }
  await page.request.put(path, {
    data: { body: { ...body, teamMax: 4, parts: { eligibility } } },
    headers: { origin: site.origin, 'if-match': `"${version}"` },
  })
  await open(page, address)
  const team = page.getByRole('complementary').getByText('Each team as a whole has to be:')
  const gap = await team.evaluate(
    (each) => each.getBoundingClientRect().top - (each.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
  )
  assert.ok(gap >= 12, `${gap} px`)
  await close()
})

test.run()
