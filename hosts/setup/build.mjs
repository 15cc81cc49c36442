import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { run, step } from './step.mjs'

const stamp = join(root, 'dist/.stamp')
const SOURCES = [
  'kernel',
  'features',
  'hosts',
  'rollup.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

function* filesBelow(path) {
  const about = statSync(join(root, path))
  if (!about.isDirectory()) return yield `${path} ${about.size} ${about.mtimeMs}`
  for (const entry of readdirSync(join(root, path)).sort()) yield* filesBelow(`${path}/${entry}`)
}

const wanted = () => {
  const hash = createHash('sha256')
  for (const source of SOURCES) for (const line of filesBelow(source)) hash.update(line)
  return hash.digest('hex')
}

/** Whether a source has changed since the last build, by path, size and time. */
export function needsBuild() {
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted()
}

/** Whatever stands in dist, the next build is made anew. */
export const forgetBuild = () => rmSync(stamp, { force: true })

const env = { ...process.env, NODE_ENV: 'production' }
const node = (...args) => run(process.execPath, args, { env })
// Young objects live long in a build: with room for them the collector takes a tenth of the time instead of a third.
const rollup = (half, options) =>
  run(
    process.execPath,
    ['--max-semi-space-size=128', 'node_modules/rollup/dist/bin/rollup', '-c', '--silent', '--configOnly', half],
    { env, ...options },
  )

/** Both halves at once, and the demo database beside the longer one, which gives way: only the server's half is needed to make it, and it comes last. */
export async function build() {
  const now = wanted()
  await Promise.all([
    step('building what browsers fetch', () => rollup('client', { waits: true })),
    step('building the server', () => rollup('server')).then(() =>
      step('packing the demo database', () => node('--enable-source-maps', 'dist/server/admin.js', 'pack')),
    ),
  ])
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stamp, now) // last: whatever went wrong before is done again
}
