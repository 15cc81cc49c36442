import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { type RollupOptions, watch } from 'rollup'
import { suite } from 'uvu'
import type { SceneAnswer } from '../../hosts/alone/scene-wire'
import { siteFeatures } from '../../hosts/site/features'
import { launch, open, visit } from '../support/browser'
import { isFull } from '../support/looks'
import { type RunningSite, startSite } from '../support/site'

const folder = fileURLToPath(new URL(`../../dist/alone/test-${process.pid}/`, import.meta.url))
const alone = suite('each feature alone')
let browser: Browser

/** As it does too, both from one reading of the sources: by a watcher, which is sent away after the first time. */
async function built(options: readonly RollupOptions[]): Promise<void> {
  const watcher = watch(options.map((each) => ({ ...each, onwarn: () => {} })))
  await new Promise<void>((done, fail) =>
    watcher.on('event', (event) => {
      if (event.code === 'BUNDLE_END') void event.result.close()
      if (event.code === 'END') done()
      if (event.code === 'ERROR') fail(event.error)
    }),
  )
  await watcher.close()
}

/** Builds what `npm run alone` does, once for all features. */
alone.before(async () => {
  process.env['FOOTHOLD_DEV'] = '1'
  const { bundles } = (await import('../../hosts/alone/bundles.mjs' as string)) as {
    bundles(folder: string): readonly RollupOptions[]
  }
  await built(bundles(folder))
  browser = await launch()
})

alone.after(async () => {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
})

/** One data folder for all, one after the other: making a database costs more than all that is looked at here. */
async function withFeature(id: string, as: string, work: (site: RunningSite) => Promise<void>): Promise<void> {
  const site = await startSite({}, join(folder, 'data'), [join(folder, 'server/server.js'), id, '--as', as])
  try {
    await work(site)
  } finally {
    await site.kill('SIGTERM')
  }
}

/** Who may see a feature's first page, where an admin may not. */
const viewers: Readonly<Record<string, string>> = { campus: 'tpo-admin' }

/** One of four by turns (TEST_FULL=1: each); what each of them needs is looked at without a browser, in test/hosts/alone. */
for (const { id } of siteFeatures.filter((_, at) => isFull || at % 4 === 0)) {
  alone(`${id} shows its first page and what stands in, without a fault`, () =>
    withFeature(id, viewers[id] ?? 'admin', async ({ origin }) => {
      const { page, faults, close } = await visit(browser, origin)
      await open(page, `${origin}/__alone`)
      await page.getByRole('heading', { level: 1, name: id }).waitFor()
      const scene = (await (await page.request.get(`${origin}/api/alone/scene`)).json()) as SceneAnswer
      const first = scene.pages[0]?.open ?? '/'
      assert.equal(await open(page, origin + first), 200)
      assert.equal(new URL(page.url()).pathname, first)
      await page.locator('main :is(h1, h2)').first().waitFor()
      await page.getByText(`${id}, alone`).waitFor()
      assert.deepEqual(faults, [])
      await close()
    }),
  )
}

alone('one looks as somebody else, and comes back to where a guard turned one away', () =>
  withFeature('modules', 'nobody', async ({ origin }) => {
    const { page, close } = await visit(browser, origin)
    await open(page, `${origin}/manage/modules`)
    assert.equal(new URL(page.url()).pathname, '/__alone')
    await page.getByRole('main').getByLabel('Look as').selectOption('admin')
    await page.waitForURL(`${origin}/manage/modules`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await close()
  }),
)

alone('registering works on opportunities and people that stand in', () =>
  withFeature('registrations', 'recruiter', async ({ origin }) => {
    const { page, close } = await visit(browser, origin)
    await open(page, `${origin}/registration/1`)
    await page.getByText('Why do you want to work on this?').first().waitFor()
    await close()
  }),
)

alone.run()
