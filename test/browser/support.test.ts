import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { accessibilityFaults } from '../support/look'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'

const test = suite('support and rights, in the browser')
let site: RunningSite
let browser: Browser
test.before(async () => {
  site = await startSite()
  browser = await launch()
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
})

const isAccessible = async (page: Page) => assert.deepEqual(await accessibilityFaults(page), [])
const account = (page: Page, name: string) => page.getByRole('button', { name: `Account of ${name}` })

async function openPerson(page: Page, search: string, name: RegExp) {
  await open(page, `${site.origin}/users-roles-and-permissions?search=${search}&show=all`)
  await page.getByRole('link', { name }).click()
}

test('support asks, sees the pages with a yes, changes nothing, and leaves; the person reads who looked', async () => {
  const admin = await visit(browser, site.origin, { as: 'admin' })
  const mentor = await visit(browser, site.origin, { as: 'mentor' })
  await open(mentor.page, `${site.origin}/legal/cookies`)
  await account(mentor.page, 'Ananya Iyer').waitFor()
  await openPerson(admin.page, 'Ananya', /Ananya Iyer/)
  await admin.page.getByRole('button', { name: 'View as Ananya' }).click()
  const asking = admin.page.getByRole('dialog', { name: 'View as Ananya Iyer' })
  await asking.getByLabel('Reason').fill('Ticket 48213: the upload fails')
  await asking.getByRole('button', { name: 'Ask them' }).click()

  const question = mentor.page.getByRole('dialog', { name: 'Support asks to see your account' })
  await question.getByText('Asha Pillai from Foothold: “Ticket 48213: the upload fails”').waitFor()
  await isAccessible(mentor.page)
  await question.getByRole('button', { name: 'Allow for 20 minutes' }).click()

  await asking.getByText('Ananya Iyer said yes.').waitFor()
  await isAccessible(admin.page)
  await asking.getByRole('button', { name: 'See their pages' }).click()
  await admin.page.getByText('You see Foothold as Ananya Iyer.').waitFor()
  await account(admin.page, 'Ananya Iyer').waitFor()
  await isAccessible(admin.page)
  await mentor.page.getByText(/^Asha Pillai from Foothold sees your account until/).waitFor()

  await open(admin.page, `${site.origin}/user/privacy`)
  const level = admin.page.getByLabel('Who sees: Who finds your page')
  const before = await level.inputValue()
  await level.selectOption(before === 'members' ? 'everyone' : 'members')
  await admin.page.getByText('You see this account to help, and nothing is changed or taken from it.').waitFor()
  await until('the choice is taken back', async () => (await level.inputValue()) === before)

  await admin.page.getByRole('button', { name: 'Stop', exact: true }).click()
  await account(admin.page, 'Asha Pillai').waitFor()
  await mentor.page.getByText(/sees your account until/).waitFor({ state: 'detached' })
  await Promise.all([admin.close(), mentor.close()])
})

test('the person ends a visit; whoever visited is who they are again', async () => {
  const admin = await visit(browser, site.origin, { as: 'admin' })
  const recruiter = await visit(browser, site.origin, { as: 'recruiter' })
  await open(recruiter.page, `${site.origin}/legal/cookies`)
  await account(recruiter.page, 'Ishita Bose').waitFor()
  await openPerson(admin.page, 'Ishita', /Ishita Bose/)
  await admin.page.getByRole('button', { name: 'View as Ishita' }).click()
  const asking = admin.page.getByRole('dialog', { name: 'View as Ishita Bose' })
  await asking.getByLabel('Reason').fill('Ticket 48214')
  await asking.getByRole('button', { name: 'Ask them' }).click()
  await recruiter.page.getByRole('button', { name: 'Allow for 20 minutes' }).click()
  await asking.getByRole('button', { name: 'See their pages' }).click()
  await admin.page.getByText('You see Foothold as Ishita Bose.').waitFor()
  await recruiter.page.getByRole('button', { name: 'End it' }).click()
  await recruiter.page.getByText(/sees your account until/).waitFor({ state: 'detached' })
  await open(admin.page, `${site.origin}/legal/cookies`)
  await account(admin.page, 'Asha Pillai').waitFor()
  await Promise.all([admin.close(), recruiter.close()])
})

test('a role that an admin gives shows in the other’s open page and in the history, and goes again', async () => {
  const admin = await visit(browser, site.origin, { as: 'admin' })
  const pro = await visit(browser, site.origin, { as: 'pro' })
  const menu = () => pro.page.getByRole('link', { name: 'Letters' })
  await open(pro.page, `${site.origin}/legal/cookies`)
  await account(pro.page, 'Kabir Anand').waitFor()
  await openPerson(admin.page, 'Kabir', /Kabir Anand/)
  const abilities = admin.page.getByRole('region', { name: 'What can this person do, and why' })
  await abilities.getByText('needs role admin, role volunteer').first().waitFor()
  await admin.page.getByRole('button', { name: 'Grant role' }).click()
  const dialog = admin.page.getByRole('dialog', { name: 'Give Kabir Anand a role' })
  await dialog.getByLabel('Role').selectOption('volunteer')
  await dialog.getByRole('button', { name: 'Give it' }).click()
  await dialog.getByText('Say why, in 3 to 300 characters').waitFor()
  await isAccessible(admin.page)
  // On a phone the main button comes first, as wide as the sheet.
  await admin.page.setViewportSize({ width: 390, height: 844 })
  // Both at once: the sheet is on its way up.
  const [cancel, give] = await dialog
    .locator('form')
    .getByRole('button')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect))
  assert.ok(give && cancel && give.bottom <= cancel.top, 'the main button stands first')
  assert.deepEqual([give.left, give.width], [cancel.left, cancel.width])
  assert.ok(give.width > 340, `${give.width} px of 390`)
  await admin.page.setViewportSize({ width: 1440, height: 900 })
  await dialog.getByLabel('Reason').fill('Reads letters in December')
  await dialog.getByRole('button', { name: 'Give it' }).click()
  await admin.page.getByText('Asha Pillai granted volunteer. “Reads letters in December”').waitFor()
  await abilities.getByText('through role volunteer').first().waitFor()
  await isAccessible(admin.page)

  await account(pro.page, 'Kabir Anand').click()
  await menu().waitFor()
  await pro.page.keyboard.press('Escape')
  await admin.page.getByRole('button', { name: 'Take volunteer' }).click()
  await admin.page.getByRole('button', { name: 'Take it' }).click()
  await admin.page.getByText('Asha Pillai took volunteer.').waitFor()
  await account(pro.page, 'Kabir Anand').click()
  await pro.page.getByRole('dialog').getByRole('button', { name: 'Logout' }).waitFor()
  await menu().waitFor({ state: 'detached' })
  await Promise.all([admin.close(), pro.close()])
})

test('who may not see rights is told so, and finds no way there', async () => {
  const { page, close } = await visit(browser, site.origin, { as: 'organizer' })
  assert.equal(await open(page, `${site.origin}/users-roles-and-permissions`), 403)
  await page.getByText(/needs the permission "session\.see-rights"/).waitFor()
  await close()
})

test.run()
