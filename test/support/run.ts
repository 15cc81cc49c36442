// npm test: one file more at a time than there are cores, since each waits for its database now and then; those of servers share processes, and those of browsers others.
// npm test -- listings browser   runs the files whose path holds one of these words.
import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { programs } from './program'
import { createQueue } from './queue'
import { createRow, inTurn, type Result, runAlone } from './run-file'
import { makeSources } from './sources'
import { placeInMemory } from './temporary'

const root = fileURLToPath(new URL('../../', import.meta.url))
const BROWSER = /^test\/browser\//
/** They boot houses, or have a site and a browser, and touch nothing of their process: those of one sort share one. */
const IN_TURN = [/^test\/features\/[^/]+\/server\//, BROWSER]

const SUPPORT = ['templates', 'postgres', 'memory-space']
  .map((name) => `test/support/${name}.ts`)
  .concat(inTurn, programs)

function testFiles(wanted: readonly string[]): string[] {
  const all = readdirSync(join(root, 'test'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  return all.filter((file) => wanted.length === 0 || wanted.some((word) => file.includes(word))).sort()
}

/** Finds what the browser tests run in, for all of them. Returns whether there is any. */
async function findBrowsers(): Promise<boolean> {
  const { findBrowser, findWindowed } = (await import('../../hosts/setup/browser.mjs' as string)) as {
    findBrowser(): string | undefined
    findWindowed(): string | undefined
  }
  const found = { CHROMIUM_PATH: findBrowser(), CHROMIUM_WINDOWED_PATH: findWindowed() }
  for (const [name, path] of Object.entries(found)) if (path) process.env[name] = path
  return found.CHROMIUM_PATH !== undefined
}

/** Tables for all tests that want some, made once instead of by each of them. Returns what removes them. */
async function prepareTables(folder: string): Promise<() => Promise<void>> {
  const made = (name: string) => import(pathToFileURL(join(folder, `test/support/${name}.js`)).href)
  const { createTemplateDatabase, findTemplate } = (await made('templates')) as typeof import('./templates')
  const { findServer } = (await made('postgres')) as typeof import('./postgres')
  const { createMemorySpace } = (await made('memory-space')) as typeof import('./memory-space')
  const server = findServer()
  const space = server ? await createMemorySpace(server) : undefined
  if (space) process.env['TEST_SPACE'] = space.name
  const [database] = await Promise.all([server ? createTemplateDatabase(server) : undefined, findTemplate()])
  if (server && database) Object.assign(process.env, { TEST_DATABASE_URL: server, TEST_TEMPLATE: database.name })
  return async () => {
    await database?.drop()
    await space?.drop()
  }
}

async function main() {
  placeInMemory()
  const files = testFiles(process.argv.slice(2))
  const hasBrowser = files.some((file) => BROWSER.test(file)) && (await findBrowsers())
  const skipped = hasBrowser ? [] : files.filter((file) => BROWSER.test(file))
  const results: Result[] = []
  const began = performance.now()
  const { folder, remove } = await makeSources([...files, ...SUPPORT])
  process.once('exit', remove)
  process.env['TEST_SOURCES'] = folder
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
  const dropTables = files.every((file) => BROWSER.test(file)) ? undefined : await prepareTables(folder)
  const queue = createQueue(
    files.filter((file) => !skipped.includes(file)),
    (file) => BROWSER.test(file),
  )

  async function worker(_: unknown, nth: number) {
    const rows = IN_TURN.map((sort) => ({ sort, row: createRow(folder) }))
    for (let file = queue.next(nth); file !== undefined; file = queue.next(nth)) {
      const since = performance.now()
      const row = rows.find(({ sort }) => sort.test(file))?.row
      const result = await (row ? row.run(file) : runAlone(folder, file))
      results.push(result)
      const ms = performance.now() - since
      if (result.failed === 0) queue.took(file, ms)
      const seconds = (ms / 1000).toFixed(1)
      console.log(`${result.failed > 0 ? 'FAILED' : 'ok    '} ${file} (${result.passed} passed, ${seconds} s)`)
      if (result.failed > 0) console.log(result.output.trimEnd())
    }
    for (const { row } of rows) row.end()
  }
  await Promise.all(Array.from({ length: availableParallelism() + 1 }).map(worker))

  // On a busy machine a wait may be in vain: what failed runs once more, alone, and the last line tells of it.
  const again = results.filter(({ failed }) => failed > 0)
  for (const first of again) {
    const second = await runAlone(folder, first.file)
    results.splice(results.indexOf(first), 1, second)
    console.log(`${second.failed > 0 ? 'FAILED' : 'ok    '} ${first.file}, alone, on its second try`)
    if (second.failed > 0) console.log(second.output.trimEnd())
  }

  await dropTables?.()
  queue.remember()

  const sum = (key: 'passed' | 'failed' | 'skipped') => results.reduce((all, each) => all + each[key], 0)
  if (skipped.length > 0) {
    console.log(
      `${skipped.length} browser test files were skipped: no browser. sudo apt-get install chromium, or set CHROMIUM_PATH, then npm test.`,
    )
  }
  const lost = skipped.length > 0 && process.env['CI'] ? skipped.length : 0
  const failed = sum('failed') + lost + (files.length === 0 ? 1 : 0)
  if (files.length === 0) console.log('No test file matches.')
  for (const { file } of results.filter((each) => each.failed > 0)) console.log(`failed: ${file}`)
  console.log(`${((performance.now() - began) / 1000).toFixed(0)} s`)
  const tries = again.length > 0 ? `, ${again.length} files on their second try` : ''
  console.log(`${sum('passed')} passed, ${failed} failed, ${sum('skipped') + skipped.length - lost} skipped${tries}`)
  process.exit(failed === 0 ? 0 : 1)
}

void main()
