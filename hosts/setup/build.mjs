import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
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

export function build() {
  const now = wanted()
  const node = process.execPath
  step('building browser and server', () =>
    run(node, ['node_modules/rollup/dist/bin/rollup', '-c', '--silent'], {
      env: { ...process.env, NODE_ENV: 'production' },
    }),
  )
  step('packing the demo database', () => run(node, ['--enable-source-maps', 'dist/server/admin.js', 'pack']))
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stamp, now) // last: whatever went wrong before is done again
}
