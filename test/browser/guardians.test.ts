import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { finishSignUpAs } from '../support/finish-sign-up'
import { accessibilityFaults } from '../support/look'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'

const test = suite('somebody under 18 and their guardian, in the browser')
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

const EMAIL = 'kiran.rao@example.in'
const GUARDIAN = 'leela.rao@example.in'

async function mailedLink(page: Page, about: string): Promise<string> {
  return until(`a mail "${about}" comes`, async () => {
    const mails = (await (await page.request.get(`${site.origin}/api/mail/messages`)).json()) as {
      readonly to: string
      readonly about: string
      readonly text: string
    }[]
    const text = mails.find((each) => each.to === GUARDIAN && each.about === about)?.text ?? ''
    return /\/guardian\?\S+/.exec(text)?.[0]
  })
}

/** An opportunity that asks nothing but what everybody is asked, and has no rules. */
async function freePath(page: Page): Promise<string> {
  const { items } = (await (
    await page.request.get(`${site.origin}/api/listings/search?limit=40&sort=newest`)
  ).json()) as { items: { id: number }[] }
  for (const { id } of items) {
    const form = await (await page.request.get(`${site.origin}/api/registrations/form/${id}`)).json()
    const asksNothing = form.standing === 'open' && form.questions.length === 0 && !form.asksEligibility
    if (asksNothing && form.verdict !== 'not-met') return `/registration/${id}`
  }
  throw new Error('No opportunity of the demo is open and asks nothing.')
}

const born = (years: number) => `${new Date().getUTCFullYear() - years}-01-01`

test('a 16-year-old signs up, is stopped where one applies, and enters once the guardian has agreed', async () => {
  const { page, close } = await visit(browser, site.origin)
  await open(page, `${site.origin}/auth/signup?returnUrl=/legal/cookies`)
  await page.getByLabel('Name').fill('Kiran Rao')
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByRole('textbox', { name: 'Password' }).fill('seven monsoon kites')
  await page.getByRole('button', { name: 'Create the account' }).click()
  await finishSignUpAs(page, site.origin, EMAIL, async () => {
    await page.getByRole('heading', { name: 'When were you born?' }).waitFor()
    assert.equal(await page.getByRole('button', { name: 'Skip for now' }).count(), 0)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Write a day in the past on which you can have been born').waitFor()
    await page.getByLabel('Date of birth').fill(born(16))
    assert.deepEqual(await accessibilityFaults(page), [])
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('You are under 18').waitFor()
    await page.getByLabel('Name of your parent or guardian').fill('Leela Rao')
    await page.getByLabel('Their e-mail address').fill(EMAIL)
    await page.getByRole('button', { name: 'Ask them' }).click()
    await page.getByText('This is an address of your own.').waitFor()
    assert.deepEqual(await accessibilityFaults(page), [])
    await page.getByLabel('Their e-mail address').fill(GUARDIAN)
    await page.keyboard.press('Enter')
    await page.getByText(`Leela Rao (${GUARDIAN}) was asked on`).first().waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
  })
  await page.waitForURL('**/legal/cookies')

  const form = await freePath(page)
  await open(page, site.origin + form)
  await page.getByText(`Leela Rao (${GUARDIAN}) was asked on`).waitFor()
  const send = page.getByRole('button', { name: /^(Send application|Register)$/ })
  await send.click()
  await page.getByText('Your guardian, l…@example.in, has not answered yet.').waitFor()

  const guardian = await visit(browser, site.origin, { width: 390, height: 844 })
  await open(guardian.page, site.origin + (await mailedLink(page, 'guardians.ask')))
  await guardian.page.getByRole('heading', { name: 'Do you agree that Kiran Rao uses Foothold?' }).waitFor()
  assert.deepEqual(await accessibilityFaults(guardian.page), [])
  await guardian.page.getByRole('button', { name: 'I agree' }).click()
  await guardian.page.getByText('Tick both to agree, or refuse').waitFor()
  await guardian.page.getByLabel('I am 18 or older').check()
  await guardian.page.getByLabel('I am a parent or the lawful guardian of Kiran Rao').check()
  await guardian.page.getByRole('button', { name: 'I agree' }).click()
  await guardian.page.getByText('You agreed on').waitFor()

  await page.getByText(`Leela Rao (${GUARDIAN}) was asked on`).waitFor({ state: 'detached' })
  await send.click()
  await page.waitForURL('**/user/registrations/receipt/**')

  await open(page, `${site.origin}/user/data`)
  await page.getByText('Words of version 1').waitFor()

  await open(guardian.page, site.origin + (await mailedLink(page, 'guardians.given')))
  await guardian.page.getByRole('button', { name: 'Take it back' }).click()
  await guardian.page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click()
  await guardian.page.getByText('You took your consent back on').waitFor()
  await guardian.close()
  await open(page, `${site.origin}/user/guardian`)
  await page.getByText('took the consent back on').first().waitFor()
  assert.deepEqual(await accessibilityFaults(page), [])
  await close()
})

test.run()
