import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { launch, open } from '../../support/browser'
import { copyProject } from '../../support/project-copy'
import { freePort } from '../../support/site'
import { median, type Row } from '../table'

const SAVES = 5
const GOAL_S = 3
/** Both stand in both halves, so both bundles are made and the server starts anew. */
const changed = [
  { what: 'a text', file: 'features/navigation/locales/en.json', key: 'navigation.more' },
  { what: 'a component', file: 'features/listings/client/listing/listing-row.tsx', key: 'title' },
] as const

/** From saving a file under `npm run dev` until the open page has loaded what it changed. */
export async function bench(): Promise<readonly Row[]> {
  const copy = copyProject()
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const dev = spawn(process.execPath, ['hosts/setup/dev.mjs'], {
    cwd: copy.folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: join(copy.folder, '.data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const browser = await launch()
  try {
    await new Promise<void>((ready) => dev.stdout.on('data', (said: Buffer) => said.includes('is ready at') && ready()))
    const page = await browser.newPage()
    await open(page, `${origin}/internships`)
    const rows: Row[] = []
    for (const { what, file, key } of changed) {
      const seconds: number[] = []
      for (let save = 0; save < SAVES; save++) seconds.push(await saved(page, join(copy.folder, file), key, save))
      rows.push({
        what: `${what} saved, until the open page shows it: median of ${SAVES}`,
        measured: `${median(seconds).toFixed(1)} s`,
        goal: `< ${GOAL_S} s`,
        isMet: median(seconds) < GOAL_S,
      })
    }
    return rows
  } finally {
    await browser.close()
    dev.kill('SIGTERM')
    await once(dev, 'exit')
    copy.remove()
  }
}

async function saved(page: Page, file: string, key: string, save: number): Promise<number> {
  const mark = `saved-${key.replaceAll('.', '-')}-${save}`
  const source = readFileSync(file, 'utf8')
  const next = file.endsWith('.json')
    ? source.replace(new RegExp(`("${key}": )"[^"]*"`), `$1"${mark}"`)
    : source.replace(/<h2( title="[^"]*")? className/, `<h2 title="${mark}" className`)
  if (next === source) throw new Error(`${file} has no place to write ${mark} to.`)
  const began = performance.now()
  writeFileSync(file, next)
  const shown = file.endsWith('.json') ? page.getByText(mark).first() : page.locator(`h2[title="${mark}"]`).first()
  await shown.waitFor({ state: 'attached', timeout: 60_000 })
  return (performance.now() - began) / 1000
}
