import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { finishSignUp } from '../support/finish-sign-up'
import { type RunningSite, startSite } from '../support/site'

const job = suite('the main job')
let site: RunningSite
let browser: Browser

job.before(async () => {
  site = await startSite()
  browser = await launch()
})
job.after(async () => {
  await browser?.close()
  await site?.stop()
})

const TITLE = 'Reading-app design intern'

job(
  'an organizer publishes, an admin approves, a visitor finds it, signs up, registers, and the organizer sees it',
  async () => {
    const organizer = await visit(browser, site.origin, { as: 'organizer' })
    const admin = await visit(browser, site.origin, { as: 'admin' })
    const visitor = await visit(browser, site.origin)

    // The organizer writes and submits.
    const { page: desk } = organizer
    await open(desk, `${site.origin}/manage/opportunity/all/create`)
    const begin = desk.getByRole('button', { name: 'Begin a new one' })
    await begin.or(desk.getByLabel('Title')).first().waitFor()
    if (await begin.isVisible()) await begin.click()
    await desk.getByText('Internship', { exact: true }).first().click()
    await desk.getByLabel('Title').fill(TITLE)
    await desk.getByLabel('Organisation').fill('Lumio Labs')
    await desk.getByRole('button', { name: 'Continue' }).click()
    await desk
      .getByLabel('Description')
      .fill('Draw screens for readers.\n\nSee your work in the app within two weeks of your first day.')
    await desk.getByRole('button', { name: 'Continue' }).click()
    await desk.getByLabel('Closes').fill('2099-12-31T23:59')
    await desk.getByLabel('City', { exact: true }).fill('Pune')
    await desk.getByRole('button', { name: 'Continue' }).click()
    await desk.getByText('Stages may begin while people can still register').waitFor()
    await desk.getByRole('button', { name: 'Continue' }).click()
    await desk.getByLabel('Openings').fill('2')
    await desk.getByRole('button', { name: 'Continue' }).click()
    await desk.getByText('No rule yet: everybody can take part.').waitFor()
    await desk.getByRole('button', { name: 'Continue' }).click()
    await desk.getByRole('button', { name: 'Add a question' }).click()
    await desk.getByLabel('Question 1').last().fill('Link to your work')
    for (const step of ['Prizes', 'Documents', 'Often asked']) {
      await desk.getByRole('button', { name: 'Continue' }).click()
      await desk.getByRole('heading', { name: step, exact: true }).first().waitFor()
    }
    await desk.getByRole('button', { name: 'Continue' }).click()
    await desk.getByRole('heading', { name: TITLE, level: 2 }).waitFor()
    await desk.getByRole('button', { name: 'Submit for approval' }).click()
    await desk.waitForURL('**/manage/user/competition-listings/all/pending')
    await desk.getByRole('listitem').filter({ hasText: TITLE }).waitFor()

    // The admin reads it and approves.
    await open(admin.page, `${site.origin}/manage/opportunity/approval-list/all/pending`)
    const row = admin.page.getByRole('listitem').filter({ hasText: TITLE })
    await row.getByRole('button', { name: TITLE, exact: true }).click()
    const reading = admin.page.getByRole('dialog', { name: TITLE })
    await reading.getByText('See your work in the app within two weeks').waitFor()
    await reading.getByRole('button', { name: 'Close' }).last().click()
    await row.getByRole('button', { name: 'Approve' }).click()
    await row.waitFor({ state: 'detached' })

    // A visitor finds it by searching, signs up on the way and registers.
    const { page } = visitor
    await open(page, site.origin)
    await page.getByRole('combobox', { name: 'Search Opportunities' }).fill('reading app design')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/all-opportunities?q=**')
    await page.getByRole('link', { name: TITLE }).first().click()
    await page.getByRole('heading', { name: TITLE }).waitFor()
    await page
      .getByRole('link', { name: 'Apply' })
      .or(page.getByRole('button', { name: 'Apply' }))
      .first()
      .click()
    await page.waitForURL('**/auth/login?returnUrl=**')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.getByLabel('Name').fill('Nisha Rao')
    await page.getByLabel('Email').fill('nisha.rao@example.in')
    await page.getByRole('textbox', { name: 'Password' }).fill('seven monsoon kites')
    await page.getByRole('button', { name: 'Create the account' }).click()
    await finishSignUp(page, site.origin, 'nisha.rao@example.in')
    await page.waitForURL((url) => !url.pathname.startsWith('/auth/'))
    if (!/registration/.test(page.url()))
      await page
        .getByRole('link', { name: 'Apply' })
        .or(page.getByRole('button', { name: 'Apply' }))
        .first()
        .click()
    await page
      .getByLabel(/college/i)
      .first()
      .fill('College of Engineering Pune')
    await page.getByLabel('Link to your work').fill('https://example.in/nisha')
    await page
      .getByRole('button', { name: /Send|Submit|Apply|Continue/ })
      .last()
      .click()
    await page.waitForURL('**/user/registrations/receipt/**')
    await page.getByText(TITLE).first().waitFor()

    // She finds it under her registrations, and the organizer sees her.
    await open(page, `${site.origin}/user/registrations/all/all`)
    await page.getByText(TITLE).first().waitFor()
    const mine = await desk.request.get(`${site.origin}/api/manage/mine?state=approved&search=Reading-app`)
    const { items } = (await mine.json()) as { items: { id: number }[] }
    await open(desk, `${site.origin}/manage/opportunity/${items[0]?.id}/registrations`)
    await desk.getByText('Nisha Rao').first().waitFor()

    for (const each of [organizer, admin, visitor]) {
      assert.deepEqual(each.faults, [])
      await each.close()
    }
  },
)

job.run()
