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

interface Candidate {
  readonly path: string
  readonly file: string
}

/** Pages of a feature at fixed addresses whose code nobody else stands on, by the chunk it is built into. */
function candidatesOf({ id, contributes = [] }: (typeof siteFeatures)[number]): readonly Candidate[] {
  return contributes
    .filter(({ to }) => to.name === pages.name)
    .map(({ item }) => item as unknown as Page)
    .flatMap(({ path, load }) => {
      const module = /import\(["'].*?([^/"']+)["']\)/.exec(String(load))?.[1]
      const own = chunks.filter(([name]) => name.startsWith(`features/${id}/`) && name.endsWith(`/${module}.tsx`))
      const [chunk] = own.length === 1 ? own : []
      return chunk && !/[:*]/.test(path) && path !== '/' && !shared.has(chunk[1].file)
        ? [{ path, file: chunk[1].file }]
        : []
    })
}

const BROKEN = `export const page = { Page() { throw new Error('Broken by a test') }, head: () => ({ title: 'Broken' }) }`

for (const feature of siteFeatures.filter((each) => candidatesOf(each).length > 0))
  crashes(`${feature.id}: its page says so and offers another try, and everything around it goes on`, async () => {
    const { page, context } = admin
    const answers = await Promise.all(
      candidatesOf(feature).map(async (each) => {
        const answer = await context.request.get(site.origin + each.path, { maxRedirects: 0 })
        return { ...each, status: answer.status() }
      }),
    )
    const found = answers.find(({ status }) => status === 200)
    assert.ok(found, `an admin can open none of ${answers.map(({ path }) => path).join()}`)
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
  })

crashes.run()
