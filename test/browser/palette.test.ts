import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { suite } from 'uvu'
import { type Page as SitePage, pages } from '../../features/web/contract'
import { siteFeatures } from '../../hosts/site/features'
import { launch, open, visit } from '../support/browser'
import { type RunningSite, startSite } from '../support/site'

const palette = suite('palette')
let site: RunningSite
let browser: Browser

palette.before(async () => {
  site = await startSite()
  browser = await launch()
})
palette.after(async () => {
  await browser?.close()
  await site?.stop()
})

/** Pages that live on what the link to them carries, and those of demos. */
const byLinkOnly = [
  ...['/__mail', '/__sandbox', '/page-not-found-for-origin', '/mail/leave', '/guardian', '/searches/stop'],
  ...['/newsletter/confirm', '/newsletter/unsubscribe'],
  ...['/auth/verify-email', '/auth/reset-password', '/auth/change-email'],
]
const signedOutOnly = ['/auth/login', '/auth/signup']

const withAddress = siteFeatures
  .flatMap(({ contributes = [] }) => contributes)
  .filter(({ to }) => to.name === pages.name)
  .map(({ item }) => item as SitePage)
  .filter(({ path }) => !/[:*]/.test(path) && !byLinkOnly.includes(path))

const KEYS = 12
const TYPED = 7

const features = new URL('../../features/', import.meta.url)

/** All titles of pages in a language, as they are written. */
function titlesIn(language: 'en' | 'hi'): Readonly<Record<string, string>> {
  const files = readdirSync(features).map((feature) => new URL(`${feature}/locales/shell.${language}.json`, features))
  return Object.assign(
    {},
    ...files.filter((file) => existsSync(file)).map((file) => JSON.parse(readFileSync(file, 'utf8'))),
  )
}

/** Types the beginning of a name and says after how many keys in all the page of that name opens; undefined where it is not offered. */
async function keysTo(page: Page, name: string, path: string): Promise<number | undefined> {
  const typed = name.slice(0, TYPED)
  await page.locator('dialog[open] input').fill(typed)
  const place = await page
    .locator('dialog[open] [role=option][data-href]')
    .evaluateAll((all, wanted) => all.findIndex((each) => each.getAttribute('data-href') === wanted), path)
  const shortcut = 1
  return place < 0 ? undefined : shortcut + typed.length + place + 1
}

const opened = new Map<string | undefined, Promise<readonly number[]>>()

/** What each page answers this person, whatever the language; asked once. */
function statusesFor(as: string | undefined, { request }: BrowserContext): Promise<readonly number[]> {
  const statusOf = async ({ path }: SitePage) => (await request.get(site.origin + path, { maxRedirects: 0 })).status()
  const asked = opened.get(as) ?? Promise.all(withAddress.map(statusOf))
  opened.set(as, asked)
  return asked
}

for (const as of [undefined, 'student', 'organizer', 'admin'] as const)
  for (const language of ['en', 'hi'] as const)
    palette(
      `${as ?? 'nobody'} finds every page by its name in ${KEYS} keys, and none that is closed, in ${language}`,
      async () => {
        const { page, context, close } = await visit(browser, site.origin, {
          ...(as && { as }),
          ...(language === 'hi' && { language: 'hn' }),
        })
        const titles = titlesIn(language)
        await open(page, site.origin)
        await page.keyboard.press('Control+k')
        await page.locator('dialog[open] input').waitFor()
        const statuses = await statusesFor(as, context)
        for (const [at, { path, title = '' }] of withAddress.entries()) {
          const status = statuses[at]
          const isOpen = status === 200 && (as === undefined || !signedOutOnly.includes(path))
          const keys = await keysTo(page, String(titles[title]).replace(/ · Foothold$/, ''), path)
          assert.equal(keys !== undefined, isOpen, `${path} answers ${status}`)
          assert.ok((keys ?? 0) <= KEYS, `${path}: ${keys} keys`)
        }
        await close()
      },
    )

palette('Enter and arrows that belong to an input method choose nothing', async () => {
  const visitor = await visit(browser, site.origin)
  const { page } = visitor
  await open(page, site.origin)
  await page.keyboard.press('Control+k')
  const field = page.locator('dialog[open] input')
  await field.fill('internship')
  const chosen = await field.getAttribute('aria-activedescendant')
  for (const key of ['ArrowDown', 'Enter'])
    await field.evaluate(
      (input, key) => input.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true })),
      key,
    )
  assert.equal(await field.getAttribute('aria-activedescendant'), chosen)
  assert.equal(new URL(page.url()).pathname, '/')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/internship**')
  await visitor.close()
})

palette.run()
