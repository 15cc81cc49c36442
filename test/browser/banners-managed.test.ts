import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'
import { suite } from 'uvu'
import { CHROME, launchCounted, open, visit } from '../support/browser'
import { TOP } from '../support/ads'
import { accessibilityFaults } from '../support/look'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'

const managed = suite('banners and notices, managed in the browser')
let site: RunningSite
let browser: Browser
managed.before(async () => {
  ;[site, browser] = await Promise.all([startSite(), launchCounted()])
})
managed.after(async () => {
  await browser?.close()
  await site?.stop()
})

managed(
  'an ad is written, looked at, handed in, approved, shown, counted, and stopped with a reason, which takes it off open pages',
  async () => {
    const { page, faults, close } = await visit(browser, site.origin, { as: 'admin' })
    await open(page, `${site.origin}/manage/banners`)
    await page.getByRole('button', { name: 'Write a banner' }).click()
    const form = page.getByRole('form', { name: 'Write a banner' })
    await form.getByLabel('Name', { exact: true }).fill('A week of law')
    await form.getByLabel('Advertiser', { exact: true }).fill('Moot Society')
    await form.getByLabel('Text in English').fill('<p>Moot <b>court</b><script>x</script> opens</p>')
    await form.getByLabel('Where it leads').fill('/competitions')
    await form.getByLabel('On which pages').fill('/legal, about')
    await form.getByText('Moot court opens').last().waitFor()
    assert.equal(await form.locator('aside script').count(), 0)
    await form.getByLabel('Law').check({ force: true })
    await form.getByText(/members? (is|are) meant now|No member is meant now/).waitFor()
    assert.deepEqual(await accessibilityFaults(page), [])
    await form.getByRole('button', { name: 'Save the draft' }).click()
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'A week of law' }) })
    await card.getByRole('button', { name: 'Hand in for approval' }).click()
    await card.getByRole('button', { name: 'Approve' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await card.getByText('Running', { exact: true }).waitFor()

    const visitor = await visit(browser, site.origin)
    await open(visitor.page, `${site.origin}/legal/privacy-policy`)
    await visitor.page.waitForLoadState('networkidle')
    // The house's own ads run as well: which one comes is chance, that this one can is shown by asking until it does.
    await until(
      'it is served',
      async () => {
        const answer = await visitor.context.request.get(`${site.origin}${TOP}?page=legal`, {
          headers: { 'user-agent': CHROME },
        })
        const answered = (await answer.json()) as { data: { ad_banner: { id: number; description: string } | null } }
        const { data } = answered
        if (!data.ad_banner?.description.includes('Moot')) return false
        const view = `${site.origin}/api/ad-banner/increase-view/${data.ad_banner.id}`
        await visitor.context.request.get(view, { headers: { 'user-agent': CHROME } })
        await visitor.context.route(`**${TOP}?**`, (route) => route.fulfill({ json: answered }), { times: 1 })
        return true
      },
      30_000,
    )
    await visitor.page.evaluate(() => window.scrollTo(0, 400))
    const strip = visitor.page.getByRole('complementary', { name: 'Advertisement' })
    await strip.getByText('Moot court opens').waitFor()

    await page.reload()
    await card.getByText(/^\d+ seen/).waitFor()
    await card.getByText('What came of it').click()
    await card.getByRole('table').first().waitFor()
    await card.getByText('Who did what').click()
    await card.getByText(/Approved · Asha Pillai/).waitFor()
    assert.deepEqual(await accessibilityFaults(page), [])
    await card.getByRole('button', { name: 'Stop', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Why?').fill('The week is over')
    await dialog.getByRole('button', { name: 'Stop' }).click()
    await card.getByText('Stopped', { exact: true }).first().waitFor()
    // It leaves the page on which it stands.
    await strip.getByText('Moot court opens').waitFor({ state: 'detached' })
    assert.deepEqual([faults, visitor.faults], [[], []])
    await visitor.close()
    await close()
  },
)

managed('a notice reaches open pages at once, is closed for good, and goes when it is taken off', async () => {
  const reader = await visit(browser, site.origin)
  await open(reader.page, `${site.origin}/legal/cookies`)
  await reader.page.waitForLoadState('networkidle')
  const admin = await visit(browser, site.origin, { as: 'admin' })
  await open(admin.page, `${site.origin}/manage/banners/notices`)
  const write = async (severity: RegExp, text: string, isDismissible: boolean) => {
    await admin.page.getByRole('button', { name: 'Write a notice' }).click()
    const form = admin.page.getByRole('form', { name: 'Write a notice' })
    await form.getByRole('radio', { name: severity }).check({ force: true })
    await form.getByLabel('Text in English').fill(text)
    await form.getByLabel('Text in Hindi').fill('सूचना')
    if (!isDismissible) await form.getByLabel('Readers may close it').uncheck({ force: true })
    assert.deepEqual(await accessibilityFaults(admin.page), [])
    await form.getByRole('button', { name: 'Put it on all pages' }).click()
    await admin.page.getByRole('heading', { name: text }).waitFor()
  }
  await write(/^Please note/, 'Maintenance tonight', true)
  const polite = reader.page.getByRole('status').filter({ hasText: 'Maintenance tonight' })
  await polite.waitFor()
  assert.deepEqual(await accessibilityFaults(reader.page), [])
  await polite.getByRole('button', { name: 'Close this notice' }).click()
  await polite.waitFor({ state: 'detached' })
  await write(/^Important/, 'Payments are down', false)
  const urgent = reader.page.getByRole('alert').filter({ hasText: 'Payments are down' })
  await urgent.waitFor()
  assert.equal(await urgent.getByRole('button').count(), 0)
  await open(reader.page, `${site.origin}/legal/cookies`)
  await reader.page.waitForLoadState('networkidle') // the stream of news stands
  await urgent.waitFor()
  const card = admin.page.getByRole('listitem').filter({ hasText: 'Payments are down' })
  await card.getByRole('button', { name: 'Take it off' }).click()
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Take it off' }).click()
  await urgent.waitFor({ state: 'detached' })
  assert.equal(await polite.count(), 0)
  assert.deepEqual([reader.faults, admin.faults], [[], []])
  await reader.close()
  await admin.close()
})

managed('what was typed is asked about before a link or another form takes its place', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { as: 'admin' })
  await open(page, `${site.origin}/manage/banners`)
  await page.getByRole('button', { name: 'Write a banner' }).click()
  const form = page.getByRole('form', { name: 'Write a banner' })
  const name = form.getByLabel('Name', { exact: true })
  await name.and(page.locator(':focus')).fill('Half a banner')
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' })
  await page.getByRole('banner').getByRole('link', { name: 'Jobs' }).click()
  await asked.getByRole('button', { name: 'Stay here' }).click()
  assert.equal(await name.inputValue(), 'Half a banner')
  await page.getByRole('button', { name: 'Write a copy' }).first().click()
  await asked.getByRole('button', { name: 'Leave' }).click()
  await asked.waitFor({ state: 'detached' })
  await until('the copy stands there', async () => !['', 'Half a banner'].includes(await name.inputValue()))
  await name.fill('A copy of it')
  await page.getByRole('banner').getByRole('link', { name: 'Jobs' }).click()
  await asked.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL('**/job-portal')
  assert.deepEqual(faults, [])
  await close()
})

managed.run()
