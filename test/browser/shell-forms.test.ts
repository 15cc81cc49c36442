import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { type RunningSite, startSite } from '../support/site'

const forms = suite('forms of the shell')
let site: RunningSite
let browser: Browser

forms.before(async () => {
  site = await startSite()
  browser = await launch()
})
forms.after(async () => {
  await browser?.close()
  await site?.stop()
})

const toast = (page: Page, text: string | RegExp) => page.locator('[data-tone]').filter({ hasText: text })
/** Takes away what is said: the next one is another. */
async function dismiss(page: Page): Promise<void> {
  await page.locator('[data-tone] button').last().click()
  await page.locator('[data-tone]').waitFor({ state: 'detached' })
}

const SENT = 'Look into your mail: one press there and you are on the list.'

async function newsletter(page: Page) {
  const field = page.getByRole('contentinfo').getByLabel(/short email on Fridays/)
  await field.scrollIntoViewIfNeeded()
  const answers: number[] = []
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/newsletter/subscribe')) answers.push(answer.status())
  })
  return { field, join: page.getByRole('button', { name: 'Join', exact: true }), answers }
}

forms('on a phone the offline bar and the head of a form stand below each other, also further down', async () => {
  const { page, context, close } = await visit(browser, site.origin, { as: 'student', width: 390 })
  const search = '/api/listings/own/search?kind=internship&eligible=yes&limit=1'
  const { items } = await (await page.request.get(site.origin + search)).json()
  await open(page, `${site.origin}/registration/${items[0].id}`)
  const send = page.getByRole('button', { name: 'Send application' })
  await send.waitFor()
  await context.setOffline(true)
  const bar = page.getByRole('alert').filter({ hasText: 'No Internet, you are offline.' })
  await bar.waitFor()
  await page.evaluate(() => scrollTo(0, 400))
  const [offline, head] = [await bar.boundingBox(), await page.locator('main h1').boundingBox()]
  assert.ok(offline && head && head.y >= offline.y + offline.height, `${JSON.stringify({ offline, head })}`)
  await context.setOffline(false)
  await close()
})

forms(
  'an address that is none is called so in red and stays in the field; a good one is taken, also twice',
  async () => {
    const visitor = await visit(browser, site.origin)
    const { page, faults } = visitor
    await open(page, site.origin)
    const { field, join, answers } = await newsletter(page)
    for (const bad of ['', 'meera', 'meera@', 'meera@example', 'meera @example.in']) {
      await field.fill(bad)
      await join.click()
      const told = toast(page, 'Please enter a valid Email')
      await told.waitFor()
      assert.equal(await told.getAttribute('data-tone'), 'danger')
      assert.equal(await field.inputValue(), bad)
      await dismiss(page)
    }
    assert.deepEqual(answers, [], 'a bad address was sent')
    for (let times = 1; times <= 2; times++) {
      await field.fill('meera@example.in')
      await field.press('Enter')
      const told = toast(page, SENT)
      await told.waitFor()
      assert.equal(await told.getAttribute('data-tone'), 'success')
      await page.waitForFunction((input) => (input as HTMLInputElement).value === '', await field.elementHandle())
      await dismiss(page)
    }
    assert.deepEqual(answers, [200, 200])
    assert.deepEqual(faults, [])
    await visitor.close()
  },
)

forms('without a connection the newsletter says so and keeps the address', async () => {
  const visitor = await visit(browser, site.origin, { width: 800, language: 'hn' })
  const { page, context } = visitor
  await open(page, site.origin)
  const field = page.locator('#newsletter-email')
  await field.scrollIntoViewIfNeeded()
  await page.locator('[data-asleep] #newsletter-email').waitFor({ state: 'detached' }) // its code is here
  await field.fill('meera@example.in')
  await context.setOffline(true)
  await field.press('Enter')
  const told = page.locator('[data-tone="danger"]')
  await told.waitFor()
  assert.match((await told.textContent()) ?? '', /\p{Script=Devanagari}/u)
  assert.equal(await field.inputValue(), 'meera@example.in')
  await context.setOffline(false)
  await field.press('Enter')
  await page.locator('[data-tone="success"]').waitFor()
  assert.equal(await field.inputValue(), '')
  await visitor.close()
})

async function openRequest(page: Page) {
  await page.getByRole('button', { name: 'Request a Feature' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request a Feature' })
  const subject = dialog.getByLabel('What should there be?')
  await subject.waitFor()
  return {
    dialog,
    subject,
    text: dialog.getByLabel('What would you do with it?'),
    send: dialog.getByRole('button', { name: 'Send the request' }),
  }
}

const WISH = 'A calendar of all rounds'

forms(
  'a wish that lacks something is not sent and says what; one that is closed half-written is there again',
  async () => {
    const visitor = await visit(browser, site.origin)
    const { page, faults } = visitor
    await open(page, site.origin)
    const { dialog, subject, text, send } = await openRequest(page)
    await send.click()
    await dialog.getByText('Say in a few words what it is about').waitFor()
    await dialog.getByText('Write at least a sentence').waitFor()
    assert.equal(await subject.evaluate((field) => document.activeElement === field), true)
    await subject.fill(WISH)
    await text.fill('I would see when')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.reload()
    await page.locator('html[data-ready]').waitFor()
    const again = await openRequest(page)
    assert.deepEqual([await again.subject.inputValue(), await again.text.inputValue()], [WISH, 'I would see when'])
    assert.deepEqual(faults, [])
    await visitor.close()
  },
)

forms('offline a wish stays as it is written; sent twice it is kept twice, and an admin reads both', async () => {
  const visitor = await visit(browser, site.origin, { as: 'student', width: 800 })
  const { page, context } = visitor
  await open(page, site.origin)
  const sentence = 'I would plan my exams around them.'
  for (let times = 1; times <= 2; times++) {
    const { dialog, subject, text, send } = await openRequest(page)
    assert.equal(await subject.inputValue(), '', 'what was sent is forgotten')
    await subject.fill(WISH)
    await text.fill(sentence)
    await context.setOffline(true)
    await send.click()
    await dialog.getByRole('alert').filter({ hasText: /\S/ }).waitFor()
    assert.deepEqual([await subject.inputValue(), await text.inputValue()], [WISH, sentence])
    await context.setOffline(false)
    await send.click()
    await dialog.waitFor({ state: 'detached' })
    await page
      .getByText(/^Kept as number \d/)
      .first()
      .waitFor()
  }
  const admin = await visit(browser, site.origin, { as: 'admin' })
  await open(admin.page, `${site.origin}/manage/letters/feature/new`)
  await admin.page.getByText(WISH).nth(1).waitFor()
  assert.equal(await admin.page.getByText(WISH, { exact: true }).count(), 2)
  await admin.close()
  await visitor.close()
})

forms('Back asks as a link does while something is not sent, and leads there once it is let go', async () => {
  const { page, close } = await visit(browser, site.origin)
  await open(page, `${site.origin}/legal/terms-of-use`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
  await page.waitForURL('**/about/contact-us')
  const field = page.locator('main textarea')
  await field.click()
  await page.keyboard.type('When does the exam begin?')
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /ask-before-back/.test(name)),
  )
  const back = () => page.evaluate(() => history.back())
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await back()
  await question.getByRole('button', { name: 'Stay here' }).click()
  assert.equal(new URL(page.url()).pathname, '/about/contact-us')
  assert.equal(await field.inputValue(), 'When does the exam begin?')
  await back()
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await page.waitForURL('**/legal/terms-of-use')
  await page.getByRole('heading', { level: 1, name: /terms/i }).waitFor()
  await close()
})

forms.run()
