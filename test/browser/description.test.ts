import assert from 'node:assert/strict'
import type { Browser, Locator, Page } from 'playwright-core'
import { suite } from 'uvu'
import { launch, open, visit } from '../support/browser'
import { type RunningSite, startSite } from '../support/site'
import { until } from '../support/waiting'

const test = suite('a description is formatted, in the browser')
let browser: Browser
let site: RunningSite
test.before(async () => {
  ;[browser, site] = await Promise.all([launch(), startSite()])
})
test.after(async () => {
  await browser?.close()
  await site?.stop()
})

const DRAFTS = '/api/manage/drafts'
const LINK = '<a href="https://example.in/river" rel="noopener nofollow ugc">the river</a>'
const WORDS = `<h3>Your days</h3><p>Measure <strong>twice</strong> along ${LINK} and say what the town can do about it.</p>`
const whole = {
  kind: 'hackathon',
  title: 'A hackathon by the river',
  organisation: 'Lumio Labs',
  description: WORDS,
  closesAt: '2099-12-01T18:00',
  city: 'Pune',
}

const headers = () => ({ origin: site.origin })
const draftOf = async ({ request }: Page, id: number) => (await request.get(`${site.origin}${DRAFTS}/${id}`)).json()

async function begin(page: Page, more: object = {}): Promise<number> {
  const { id, body, version } = await (await page.request.post(site.origin + DRAFTS, { headers: headers() })).json()
  const saved = await page.request.put(`${site.origin}${DRAFTS}/${id}`, {
    headers: { ...headers(), 'if-match': `"${version}"` },
    data: { body: { ...body, ...more } },
  })
  assert.equal(saved.status(), 200, await saved.text())
  return id
}

async function openField(page: Page, id: number): Promise<Locator> {
  await open(page, `${site.origin}/manage/opportunity/all/create?draft=${id}&step=details`)
  const field = page.getByRole('textbox', { name: 'Description', exact: true })
  await field.waitFor()
  return field
}

const isKept = (page: Page, id: number, description: string) =>
  until(`the server keeps ${description}`, async () => (await draftOf(page, id)).body.description === description)
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name })
const pressed = (button: Locator) => button.getAttribute('aria-pressed')

test('bold by the button and by its keys; headings and lists by theirs', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { as: 'organizer' })
  const id = await begin(page)
  const field = await openField(page, id)
  await field.fill('Measure ')
  await tool(page, 'Bold').click()
  await page.keyboard.type('twice')
  assert.equal(await pressed(tool(page, 'Bold')), 'true')
  await page.keyboard.press('Control+b')
  assert.equal(await pressed(tool(page, 'Bold')), 'false')
  await page.keyboard.type(', cut once')
  await isKept(page, id, '<p>Measure <strong>twice</strong>, cut once</p>')
  await page.keyboard.press('Enter')
  await tool(page, 'Heading').click()
  await page.keyboard.type('Days')
  await page.keyboard.press('Enter')
  await tool(page, 'Numbered list').click()
  await page.keyboard.type('one')
  await isKept(page, id, '<p>Measure <strong>twice</strong>, cut once</p><h3>Days</h3><ol><li>one</li></ol>')
  assert.deepEqual(faults, [])
  await close()
})

test('the toolbar is one stop of Tab, arrows go through it, and Tab leaves a list', async () => {
  const { page, close } = await visit(browser, site.origin, { as: 'organizer' })
  const id = await begin(page, { description: '<ul><li>one</li><li>two</li></ul>' })
  const field = await openField(page, id)
  const isIn = (part: Locator) => part.evaluate((each) => each === document.activeElement)
  await field.press('End')
  await page.keyboard.press('Shift+Tab')
  assert.equal(await isIn(tool(page, 'Bold')), true)
  await page.keyboard.press('ArrowLeft')
  assert.equal(await isIn(tool(page, 'Redo')), true)
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  assert.equal(await isIn(tool(page, 'Italic')), true)
  await page.keyboard.press('Enter')
  assert.deepEqual([await isIn(tool(page, 'Italic')), await pressed(tool(page, 'Italic'))], [true, 'true'])
  await page.keyboard.press('Tab')
  assert.equal(await isIn(field), true)
  await page.keyboard.press('Tab')
  assert.equal(await isIn(page.getByLabel('Tags')), true)
  await close()
})

test('a link asks for an address, and says what is wrong with one', async () => {
  const { page, close } = await visit(browser, site.origin, { as: 'organizer' })
  const id = await begin(page, { description: '<p>Along the river</p>' })
  const field = await openField(page, id)
  await field.getByText('Along the river').dblclick({ position: { x: 10, y: 8 } })
  await tool(page, 'Link').click()
  const address = page.getByLabel('Address of the link')
  await address.fill('javascript:alert(1)')
  await address.press('Enter')
  await page.getByText('A link can lead to a web page (https://…) or to an email address').waitFor()
  assert.equal(await address.getAttribute('aria-invalid'), 'true')
  await address.fill('here')
  await page.getByRole('button', { name: 'Set the link' }).click()
  await page.getByText('This is no address.').waitFor()
  await address.fill('example.in/along')
  await address.press('Enter')
  await isKept(page, id, '<p><a href="https://example.in/along" rel="noopener nofollow ugc">Along</a> the river</p>')
  assert.equal(await pressed(tool(page, 'Link')), 'true')
  await tool(page, 'Link').click()
  await page.getByRole('button', { name: 'Remove the link' }).click()
  await isKept(page, id, '<p>Along the river</p>')
  await close()
})

test('what is pasted loses its scripts and looks, and keeps its structure', async () => {
  const { page, faults, close } = await visit(browser, site.origin, { as: 'organizer' })
  const id = await begin(page)
  const field = await openField(page, id)
  await field.evaluate((it, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    it.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, '<style>p{color:red}</style><script>document.title="taken"</script><h1 style="color:red">Days</h1><p class="MsoNormal" onclick="x()">One <span style="font-weight:700">bold</span> <font color="red">word</font><img src="x" onerror="document.title=1"></p><hr><p>End</p>')
  await isKept(page, id, '<h3>Days</h3><p>One <strong>bold</strong> word</p><p>End</p>')
  assert.deepEqual(faults, [])
  await close()
})

test('opening a draft changes nothing; one word more keeps bold and link, and everybody sees them', async () => {
  const { page, close } = await visit(browser, site.origin, { as: 'organizer' })
  const id = await begin(page, whole)
  const { version } = await draftOf(page, id)
  const field = await openField(page, id)
  await field.click()
  await field.press('Control+End')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Closes').waitFor()
  assert.equal((await draftOf(page, id)).version, version)
  await page.goBack()
  await field.press('Control+End')
  await field.pressSequentially(' Soon.')
  const more = WORDS.replace('about it.', 'about it. Soon.')
  await isKept(page, id, more)
  const preview = page.getByRole('complementary').filter({ hasText: 'A hackathon by the river' })
  assert.equal(await preview.locator('strong').textContent(), 'twice')
  const post = async (by: Page, path: string) =>
    by.request.post(`${site.origin}/api/manage/${path}`, { headers: headers() })
  const made = await (await post(page, `drafts/${id}/submit`)).json()

  const admin = await visit(browser, site.origin, { as: 'admin' })
  await open(admin.page, `${site.origin}/manage/opportunity/approval-list/all/pending`)
  await admin.page.getByRole('button', { name: whole.title, exact: true }).click()
  const reading = admin.page.getByRole('dialog', { name: whole.title })
  assert.equal(await reading.locator('strong').textContent(), 'twice')
  assert.equal((await post(admin.page, `approvals/${made.id}/approve`)).status(), 204)
  await admin.close()

  const { path } = await (await page.request.get(`${site.origin}/api/listings/opportunities/${made.id}`)).json()
  await open(page, site.origin + path)
  const about = page.locator('#section-about')
  assert.deepEqual(
    [
      await about.locator('strong').textContent(),
      await about.getByRole('link', { name: 'the river' }).getAttribute('href'),
      await about.getByRole('heading', { level: 3 }).textContent(),
    ],
    ['twice', 'https://example.in/river', 'Your days'],
  )
  await close()
})

test('a field that does not load says so, loses nothing, and comes with another try', async () => {
  const { page, close } = await visit(browser, site.origin, { as: 'organizer' })
  const id = await begin(page, whole)
  await page.route('**/c/rich-text-*.js', (route) => route.abort())
  await open(page, `${site.origin}/manage/opportunity/all/create?draft=${id}&step=details`)
  await page.getByText('The field for the description did not load').waitFor()
  await page.getByLabel('Tags').fill('river')
  await until('the rest is saved', async () => (await draftOf(page, id)).body.tags[0] === 'river')
  assert.equal((await draftOf(page, id)).body.description, WORDS)
  await page.unroute('**/c/rich-text-*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('textbox', { name: 'Description', exact: true }).getByText('Your days').waitFor()
  await close()
})

test('too long is said in words, and nothing is cut', async () => {
  const { page, close } = await visit(browser, site.origin, { as: 'organizer' })
  const id = await begin(page, { description: `<p>${'long '.repeat(3998)}</p>` })
  const field = await openField(page, id)
  await field.press('Control+End')
  await page.keyboard.insertText('and longer')
  await page.getByText(/^\d signs? too many: with its formatting a description has 20,000 at most/).waitFor()
  assert.equal(await field.getAttribute('aria-invalid'), 'true')
  assert.match((await field.textContent()) ?? '', /and longer$/)
  await close()
})

test.run()
