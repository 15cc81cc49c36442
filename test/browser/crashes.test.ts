import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { suite } from 'uvu'
import { type Page, pages } from '../../features/web/contract'
import { siteFeatures } from '../../hosts/site/features'
import { launch, open, type Visitor, visit } from '../support/browser'
import { type RunningSite, startSite } from '../support/site'

const crashes = suite('a feature whose page breaks')
let site: RunningSite
let browser: Browser
let admin: Visitor

crashes.before(async () => {
  site = await startSite()
  browser = await launch()
  admin = await visit(browser, site.origin, { as: 'admin' })
  await open(admin.page, site.origin)
})
crashes.after(async () => {
  await browser?.close()
  await site?.stop()
})

interface Chunk {
  readonly file: string
  readonly scripts: readonly string[]
}

const manifest = new URL('../../dist/client/manifest.json', import.meta.url)
const chunks = Object.entries(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Chunk>)
const shared = new Set(chunks.flatMap(([, { scripts }]) => scripts))
const isAlone = (wanted: string) => chunks.filter(([, { file }]) => file === wanted).length === 1

/** A feature's pages at fixed addresses. */
const pathsOf = ({ contributes = [] }: (typeof siteFeatures)[number]): readonly string[] =>
  contributes
    .filter(({ to }) => to.name === pages.name)
    .map(({ item }) => (item as unknown as Page).path)
    .filter((path) => !/[:*]/.test(path) && path !== '/')

/** The chunk of the page that is open, where nobody else stands on it and nothing else in it. */
async function pageChunk(feature: string): Promise<string | undefined> {
  const asked = await admin.page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const own = chunks.filter(([name]) => name.startsWith(`features/${feature}/`) && name.endsWith('-page.tsx'))
  return own
    .map(([, { file }]) => file)
    .find((file) => !shared.has(file) && isAlone(file) && asked.some((url) => url.endsWith(file)))
}

/** A page of the feature that an admin can open, and its chunk. */
async function findPage(feature: (typeof siteFeatures)[number]) {
  for (const path of pathsOf(feature)) {
    const answer = await admin.context.request.get(site.origin + path, { maxRedirects: 0 })
    if (answer.status() !== 200) continue
    await open(admin.page, site.origin + path)
    await admin.page.waitForLoadState('networkidle')
    const file = await pageChunk(feature.id)
    if (file) return { path, file }
  }
  return undefined
}

const BROKEN = `export const page = { Page() { throw new Error('Broken by a test') }, head: () => ({ title: 'Broken' }) }`

/** The frame's own page is the 404 page of foreign addresses. */
const broken = siteFeatures.filter((each) => each.id !== 'web' && pathsOf(each).length > 0)

for (const feature of broken)
  crashes(`${feature.id}: its page says so and offers another try, and everything around it goes on`, async () => {
    const { page } = admin
    const found = await findPage(feature)
    assert.ok(found, `an admin can open none of ${pathsOf(feature).join()}`)
    await open(page, site.origin)
    await page.route(`**/assets/${found.file}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: BROKEN }),
    )
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'on' })
      document.querySelector('main')?.prepend(link)
      link.click()
    }, found.path)
    const card = page.locator('main').getByRole('alert')
    await card.getByRole('button', { name: 'Try again' }).waitFor()
    await card.getByRole('link', { name: 'Go to the start page' }).click()
    await page.waitForURL(`${site.origin}/`)
    await page.getByRole('heading', { level: 1, name: 'Find your next foothold' }).waitFor()
    await page.getByRole('button', { name: /^Account of/ }).waitFor()
    await page.unrouteAll() // as long as there is a route, nothing comes from the browser's cache
  })

crashes.run()
