import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { accessibilityFaults } from '../support/look'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'
import { settleOn } from '../support/worker'

const NEWS = 'The second round is a day later.'

const test = suite('proofs, in the browser')
let browser: Browser
let site: RunningSite
test.before(async () => {
  ;[browser, site] = await Promise.all([launch(), startSite()])
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
})

/** Sends news of the first of the student's that is the organizer's; answers its path. */
async function sendNews(student: Page, organizer: Page): Promise<string> {
  const { items } = await (await student.request.get(`${site.origin}/api/registrations/mine`)).json()
  for (const { opportunityId, path } of items) {
    const sent = await organizer.request.post(`${site.origin}/api/discussion/of/${opportunityId}/news`, {
      headers: { origin: site.origin, 'idempotency-key': 'news-that-waits' },
      data: { text: NEWS },
    })
    if (sent.status() === 201) return path
  }
  throw new Error('The student is registered for nothing of the organizer’s.')
}

/** The site is killed while news waits, comes back when its ten minutes are over, and lets it go by itself. */
async function outliveTheWait(): Promise<void> {
  const { dataDir } = site
  await site.kill('SIGKILL')
  const db = await PGlite.create({ dataDir: join(dataDir, 'database') })
  await db.exec(`update discussion.post set goes_at = now() where state = 'waiting'`)
  await db.close()
  site = await startSite({}, dataDir)
}

async function openProofs(page: Page, path: string) {
  await open(page, site.origin + path)
  const news = page.locator('#discussion article').filter({ hasText: NEWS })
  const who = page.getByRole('menuitem', { name: 'Who was told' })
  // The section is drawn anew when the page learns who looks.
  await until('its menu is open', async () => {
    await news.getByRole('button').first().click()
    return (await who.count()) > 0
  })
  await who.click()
  return page.getByRole('dialog', { name: 'Who was told' })
}

test('the organizer reads who was told their news and who read it; admins read it of all', async () => {
  const enter = (...words: readonly string[]) => Promise.all(words.map((as) => visit(browser, site.origin, { as })))
  const [reader, writer] = await enter('student', 'organizer')
  assert.ok(reader && writer)
  const path = await sendNews(reader.page, writer.page)
  for (const each of [reader, writer]) await each.close()
  await outliveTheWait()
  const [student, organizer, admin] = await enter('student', 'organizer', 'admin')
  assert.ok(student && organizer && admin)
  const findTold = async () => {
    const { items } = await (await student.page.request.get(`${site.origin}/api/notifications`)).json()
    return items.find(({ description }: { description: string }) => description === NEWS)
  }
  const { id } = await until('the student is told', findTold)
  const before = await openProofs(organizer.page, path)
  await before.getByText('0 read it').waitFor()
  await before.getByRole('listitem').filter({ hasText: 'Meera Nair' }).getByText('not read yet').waitFor()
  assert.deepEqual(await accessibilityFaults(organizer.page), [])

  await student.page.request.post(`${site.origin}/api/notifications/read`, {
    headers: { origin: site.origin },
    data: { ids: [id] },
  })
  const after = await openProofs(organizer.page, path)
  await after.getByText('1 read it').waitFor()

  await open(admin.page, `${site.origin}/push-notifications/receipts`)
  const message = admin.page.getByRole('listitem').filter({ hasText: NEWS })
  await message.getByText('1 read it').waitFor()
  assert.equal(await message.getByRole('link').getAttribute('href'), `${path}#discussion`)
  assert.deepEqual(await accessibilityFaults(admin.page), [])
  for (const each of [student, organizer, admin]) {
    assert.deepEqual(each.faults, [])
    await each.close()
  }
})

test('a sealed receipt is proved by whoever has the file, without a connection, and a changed one is not', async () => {
  const student = await visit(browser, site.origin, { as: 'student' })
  const { items } = await (await student.page.request.get(`${site.origin}/api/registrations/mine`)).json()
  await open(student.page, `${site.origin}/user/registrations/receipt/${items[0].id}`)
  const coming = student.page.waitForEvent('download')
  await student.page.getByRole('link', { name: 'Download the sealed receipt' }).click()
  const bytes = readFileSync(await (await coming).path())

  const anybody = await settleOn(browser, site.origin, '/receipts/verify')
  const { page } = anybody
  await anybody.context.setOffline(true)
  await open(page, `${site.origin}/receipts/verify`)
  const choose = (name: string, buffer: Buffer) =>
    page.locator('main input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer })
  await choose('mine.json', bytes)
  await page.getByText('mine.json is genuine').waitFor()
  await page.getByText(items[0].title).waitFor()
  assert.deepEqual(await accessibilityFaults(page), [])
  await choose('forged.json', Buffer.from(bytes.toString().replace('student@', 'another@')))
  await page.getByText('forged.json was changed').waitFor()
  for (const { close } of [student, anybody]) await close()
})

test.run()
