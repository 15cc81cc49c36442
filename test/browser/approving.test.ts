import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright-core'
import { suite } from 'uvu'
import { emptyDraft } from '../../features/manage/contract'
import { writePdf } from '../../features/documents/server/write-pdf'
import { wholeParts } from '../features/manage/parts'
import { launch, open, visit } from '../support/browser'
import { type RunningSite, startSite } from '../support/site'

const test = suite('what is read before it is approved, in the browser')
let browser: Browser
let site: RunningSite
test.before(async () => {
  ;[browser, site] = await Promise.all([launch(), startSite()])
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
})

const YEAR = new Date().getFullYear() + 1
const TITLE = 'Clean water hackathon of the tests'

/** A draft of the organizer's with all that other features' steps write. Returns its id. */
async function drafted({ request }: Page): Promise<number> {
  const headers = { origin: site.origin }
  const uploaded = await request.post(`${site.origin}/api/documents?name=Rules.pdf`, {
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    data: Buffer.from(writePdf(['Rule book'])),
  })
  const { id, version } = await (await request.post(`${site.origin}/api/manage/drafts`, { headers })).json()
  const body = {
    ...emptyDraft('Asia/Kolkata'),
    ...{ kind: 'hackathon', title: TITLE, organisation: 'Lumio Labs', city: 'Pune', teamMax: 4, tags: ['water'] },
    description: '<p>Build something in 36 hours that a town can use, and show it to people who would.</p>',
    closesAt: `${YEAR}-12-01T18:00`,
    parts: wholeParts((await uploaded.json()).fileId, YEAR),
  }
  const saved = await request.put(`${site.origin}/api/manage/drafts/${id}`, {
    headers: { ...headers, 'if-match': `"${version}"` },
    data: { body },
  })
  assert.equal(saved.status(), 200, await saved.text())
  return id
}

test('the organizer sees what she wrote beside the steps; whoever approves reads stages, prizes and the rest, and opens its files', async () => {
  const organizer = await visit(browser, site.origin, { as: 'organizer', width: 1440 })
  const draft = await drafted(organizer.page)
  await open(organizer.page, `${site.origin}/manage/opportunity/all/create?draft=${draft}&step=basics`)
  const seen = organizer.page.getByRole('complementary', { name: 'As people will see it' })
  for (const words of ['Screening quiz', 'CGPA of 7.5 or more', '₹3,50,000', 'Rule book', 'May we mix colleges?'])
    await seen.getByText(words).first().waitFor()
  const submitted = await organizer.page.request.post(`${site.origin}/api/manage/drafts/${draft}/submit`, {
    headers: { origin: site.origin },
  })
  assert.equal(submitted.status(), 201, await submitted.text())
  assert.deepEqual(organizer.faults, [])
  await organizer.close()

  const admin = await visit(browser, site.origin, { as: 'admin' })
  await open(admin.page, `${site.origin}/manage/opportunity/approval-list/all/pending`)
  await admin.page.getByRole('button', { name: TITLE, exact: true }).click()
  const reading = admin.page.getByRole('dialog', { name: TITLE })
  await reading.getByRole('heading', { name: 'Finale' }).waitFor()
  await reading.getByText('₹5,50,000 in all, for 3 teams.').waitFor()
  await reading.getByText('CGPA of 7.5 or more').waitFor()
  await reading.getByText('May we mix colleges?').waitFor()
  assert.deepEqual((await reading.getByRole('heading', { level: 2 }).allTextContents()).slice(-5), [
    'Stages',
    'Eligibility rules',
    'Prizes',
    'Documents',
    'Often asked',
  ])
  const [download] = await Promise.all([
    admin.page.waitForEvent('download'),
    reading.getByRole('link', { name: /Rule book/ }).click(),
  ])
  assert.equal(download.suggestedFilename(), 'Rules.pdf')
  assert.equal(await download.failure(), null)
  assert.deepEqual(admin.faults, [])
  await admin.close()
})

test('what was sent back is edited with the reason in sight', async () => {
  const admin = await visit(browser, site.origin, { as: 'admin' })
  await open(admin.page, `${site.origin}/manage/opportunity/approval-list/all/pending`)
  const row = admin.page.getByRole('listitem').filter({ hasText: TITLE })
  await row.getByRole('button', { name: 'Send back' }).click()
  const asking = admin.page.getByRole('dialog', { name: `Send “${TITLE}” back?` })
  await asking.getByLabel('Reason').fill('Say where in Pune it takes place.')
  await asking.getByRole('button', { name: 'Send back' }).click()
  await admin.page.getByText(`“${TITLE}” was sent back.`).waitFor()
  await admin.close()

  const organizer = await visit(browser, site.origin, { as: 'organizer', width: 800 })
  await open(organizer.page, `${site.origin}/manage/user/competition-listings/all/returned`)
  const own = organizer.page.getByRole('listitem').filter({ hasText: TITLE })
  await own.getByRole('button').last().click()
  await organizer.page.getByRole('menuitem', { name: 'Edit' }).click()
  await organizer.page.waitForURL(/\/create\?draft=\d+/)
  await organizer.page.getByText('Sent back: Say where in Pune it takes place.').waitFor()
  assert.deepEqual(organizer.faults, [])
  await organizer.close()
})

test.run()
