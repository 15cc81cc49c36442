import assert from 'node:assert/strict'
import type { Browser } from 'playwright-core'
import { suite } from 'uvu'
import { demoAccounts } from '../../features/session/contract/demo-accounts'
import { menuEntries } from '../../features/navigation/contract'
import { siteFeatures } from '../../hosts/site/features'
import { launch, visit, type Visitor } from '../support/browser'
import { SET_BY_ADMIN, shellLinks } from '../support/shell-links'
import { type RunningSite, startSite } from '../support/site'

const links = suite('shell links')
let site: RunningSite
let browser: Browser
let admin: Visitor

links.before(async () => {
  site = await startSite()
  browser = await launch()
  admin = await visit(browser, site.origin, { as: 'admin' })
})
links.after(async () => {
  await browser?.close()
  await site?.stop()
})

/** Menus whose entries are contributed for a link of the specification; the rest waits for its feature. */
const contributed = new Set(
  siteFeatures
    .flatMap(({ contributes = [] }) => contributes)
    .filter(({ to }) => to.name === menuEntries.name)
    .map(({ item }) => {
      const { menu, href } = item as unknown as { readonly menu: string; readonly href: string }
      return `${menu} ${href}`
    }),
)

interface Explained {
  readonly steps: readonly { readonly code: string; readonly text: string }[]
}

async function explain(path: string, person?: number): Promise<Explained['steps']> {
  const query = new URLSearchParams({ id: path, ...(person !== undefined && { person: String(person) }) })
  const answer = await admin.context.request.get(`${site.origin}/api/modules/explain?${query}`)
  assert.equal(answer.status(), 200)
  return ((await answer.json()) as Explained).steps
}

links('every link of the specification leads to a page that answers, or is hidden and explain says why', async () => {
  let hidden = 0
  let all = 0
  for (const [menu, paths] of Object.entries(shellLinks)) {
    for (const path of paths) {
      all++
      const steps = await explain(path)
      const isUnknown = steps.some(({ code }) => code === 'unknown')
      assert.ok(steps.length > 0 && steps.every(({ text }) => text.length > 0), `${menu} ${path} is not explained`)
      if (path === SET_BY_ADMIN) {
        hidden++
        assert.ok(
          steps.every(({ code }) => code === 'not-set'),
          JSON.stringify(steps),
        )
        continue
      }
      if (isUnknown) {
        hidden++
        assert.equal(contributed.has(`${menu} ${path}`), false, `${menu} ${path} leads nowhere`)
        continue
      }
      assert.ok(contributed.has(`${menu} ${path}`), `${path} has a page, and the ${menu} menu does not show it`)
    }
  }
  console.log(`    ${all - hidden} of ${all} links of the shell lead to a page, ${hidden} wait for their feature`)
})

/** Who looks; their menus are opened at each width in one of the languages, so that each meets both. */
const roles: readonly (string | undefined)[] = [undefined, ...demoAccounts.map(({ word }) => word)]
const widths = [390, 800, 1440]

links('for each role what the menus show answers 200, at each width and in both languages', async () => {
  const answers = new Map<string, number>()
  for (const [at, as] of roles.entries()) {
    const width = widths[at % widths.length] ?? 1440
    const language = at % 2 === 1 ? { language: 'hn' as const } : {}
    const visitor = await visit(browser, site.origin, { width, ...language, ...(as && { as }) })
    const { page } = visitor
    await page.goto(`${site.origin}/`)
    await page.locator('html[data-ready]').waitFor()
    const opener = page.locator('header button[aria-haspopup="dialog"]:visible').last()
    const found = new Set<string>()
    const collect = async () => {
      const hrefs = await page.$$eval('header a[href], nav a[href], dialog a[href], footer a[href]', (all) =>
        all.map((each) => each.getAttribute('href') ?? ''),
      )
      for (const href of hrefs) if (href.startsWith('/') && !href.startsWith('/assets/')) found.add(href)
    }
    await collect()
    if (as) {
      await opener.click()
      await page.locator('dialog[open] nav').first().waitFor()
      await collect()
    }
    await Promise.all(
      [...found].map(async (href) => {
        const answer = await visitor.context.request.get(site.origin + href)
        answers.set(`${as} ${href}`, answer.status())
      }),
    )
    await visitor.close()
  }
  const wrong = [...answers].filter(([, status]) => status !== 200)
  assert.deepEqual(wrong, [])
  console.log(`    ${answers.size} links followed as ${roles.length} people`)
})

links.run()
