import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, type Visitor, visit } from '../support/browser'
import { accessibilityFaults } from '../support/look'
import { type RunningSite, startSite } from '../support/site'

const links = suite('links that an admin sets')
let site: RunningSite
let browser: Browser

links.before(async () => {
  site = await startSite()
  browser = await launch()
})
links.after(async () => {
  await browser?.close()
  await site?.stop()
})

/** What the house says of a name or an address, by code, as an admin reads it. */
async function explained({ context }: Visitor, id: string): Promise<readonly string[]> {
  const answer = await context.request.get(`${site.origin}/api/modules/explain?id=${encodeURIComponent(id)}`)
  assert.equal(answer.status(), 200)
  const { steps } = (await answer.json()) as { steps: readonly { code: string; text: string }[] }
  assert.ok(steps.every(({ text }) => text.length > 0))
  return steps.map(({ code }) => code)
}

links('what is set stands in menu and footer for everyone, what is taken out is gone', async () => {
  const admin = await visit(browser, site.origin, { as: 'admin' })
  const guest = await visit(browser, site.origin)
  const { page: desk } = admin
  const { page } = guest
  await open(page, site.origin)
  assert.equal(await page.getByRole('navigation', { name: 'Follow us' }).count(), 0)

  await open(desk, `${site.origin}/manage/links`)
  assert.deepEqual(await explained(admin, '{token}'), ['not-set', 'not-set', 'not-set'])
  assert.deepEqual(await explained(admin, 'navigation.link-linkedin'), ['not-set'])
  const entry = desk.getByRole('group', { name: /For Business/ })
  await entry.getByText('Not shown: no address is set').waitFor()
  assert.deepEqual(await accessibilityFaults(desk), [])
  await entry.getByLabel('Address').fill('/compete')
  await entry.getByLabel('Name in English').fill('Season finals')
  await desk.getByLabel('Address of LinkedIn').fill('https://example.in/us')
  await desk.getByRole('button', { name: 'Save' }).click()
  await entry.getByText('Say in Hindi what it is called').waitFor()
  await desk.getByText('This leads to another site than the one it is named after').waitFor()
  assert.equal(await entry.getByLabel('Name in Hindi').evaluate((field) => document.activeElement === field), true)
  await entry.getByLabel('Name in Hindi').fill('सीज़न का फ़ाइनल')
  await desk.getByLabel('Address of LinkedIn').fill('https://www.linkedin.com/company/foothold')
  await desk.getByLabel('Address of Google Play').fill('https://play.google.com/store/apps/details?id=in.foothold')
  await desk.getByRole('button', { name: 'Save' }).click()
  await desk.getByText('The links are saved and shown to everyone').waitFor()
  await entry.getByText('Shown', { exact: true }).waitFor()

  assert.deepEqual(await explained(admin, 'navigation.link-business'), ['shown'])
  assert.deepEqual(await explained(admin, 'https://www.linkedin.com/company/foothold'), ['shown'])

  await open(page, site.origin)
  const follow = page.getByRole('navigation', { name: 'Follow us' }).getByRole('link', { name: 'LinkedIn' })
  assert.deepEqual(
    [await follow.getAttribute('href'), await follow.getAttribute('rel'), await follow.getAttribute('target')],
    ['https://www.linkedin.com/company/foothold', 'noopener noreferrer', '_blank'],
  )
  await page.getByRole('navigation', { name: 'Get the app' }).getByRole('link', { name: 'Google Play' }).waitFor()
  await page.getByRole('button', { name: 'For Business' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Season finals' }).click()
  await page.waitForURL(`${site.origin}/compete`)

  await desk.getByLabel('Address of LinkedIn').fill('')
  await desk.getByLabel('Address of Google Play').fill('')
  await entry.getByLabel('Address').fill('/nowhere/at/all')
  await desk.getByRole('button', { name: 'Save' }).click()
  await entry.getByText('Not shown: this site has no page there now').waitFor()
  assert.deepEqual(await explained(admin, '{token}'), ['unknown', 'not-set', 'not-set'])
  await open(page, site.origin)
  assert.equal(await page.getByRole('navigation', { name: 'Follow us' }).count(), 0)
  await page.getByRole('button', { name: 'For Business' }).click()
  await page.getByRole('dialog').waitFor()
  assert.equal(await page.getByRole('link', { name: 'Season finals' }).count(), 0)
  assert.deepEqual([...admin.faults, ...guest.faults], [])
  await admin.close()
  await guest.close()
})

links('of two admins the later one is told, and loses nothing without having seen it', async () => {
  const [one, two] = [
    await visit(browser, site.origin, { as: 'admin' }),
    await visit(browser, site.origin, { as: 'admin', width: 390, language: 'hn' }),
  ]
  for (const { page } of [one, two]) await open(page, `${site.origin}/manage/links`)
  await one.page.getByLabel('Address of YouTube').fill('https://youtube.com/@foothold')
  await two.page.getByLabel('YouTube का पता').fill('https://youtube.com/@other')
  await one.page.getByRole('button', { name: 'Save' }).click()
  await one.page.getByText('The links are saved').waitFor()
  await two.page.getByRole('button', { name: 'सहेजें' }).click()
  await two.page.getByRole('button', { name: 'फिर से लाएँ' }).click()
  await two.page.waitForFunction(
    (href) => [...document.querySelectorAll('input')].some(({ value }) => value === href),
    'https://youtube.com/@foothold',
  )
  await one.close()
  await two.close()
})

links(
  'what is typed stays while another admin saves, saving says so, and nothing leads away without a question',
  async () => {
    const { page, context, close } = await visit(browser, site.origin, { as: 'admin' })
    await page.clock.install()
    await open(page, `${site.origin}/manage/links`)
    const field = page.getByLabel('Address of LinkedIn')
    await field.fill('https://www.linkedin.com/company/mine')
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('Internships')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Stay here' }).click()
    assert.equal(new URL(page.url()).pathname, '/manage/links')

    const path = `${site.origin}/api/navigation/links`
    const saved = await (await context.request.get(path)).json()
    const put = await context.request.put(path, { data: saved, headers: { origin: site.origin } })
    assert.equal(put.status(), 200)
    await page.clock.fastForward(60_000)
    const asked = page.waitForResponse(path)
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
    await asked
    assert.equal(await field.inputValue(), 'https://www.linkedin.com/company/mine')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Load them again' }).click()
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLInputElement>('input[name$="linkedin.href"]')?.value !==
        'https://www.linkedin.com/company/mine',
    )
    await close()
  },
)

links.run()
