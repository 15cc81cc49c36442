// npm run check: types, lint, layers, formatting, dead code. All are run, whatever the first says; the last line tells which failed.
import { spawnSync } from 'node:child_process'
import { root } from './root.mjs'

const bin = (name) => `node_modules/.bin/${name}`
const CHECKS = [
  // The native compiler takes a quarter of the time. `typescript` itself stays: tests and tools read sources with its API.
  ['types', process.execPath, ['node_modules/typescript-native/bin/tsc', '-p', '.']],
  ['lint', bin('oxlint'), ['-c', '.oxlintrc.json', '--deny-warnings', 'kernel', 'features', 'hosts', 'test']],
  ['layers', bin('depcruise'), ['--config', '.dependency-cruiser.cjs', 'kernel', 'features', 'hosts', 'test']],
  ['formatting', bin('biome'), ['format', '.']],
  ['dead code', bin('knip'), ['--config', '.knip.json']],
  ['house rules', process.execPath, ['hosts/setup/house-rules.mjs']],
]

const failed = []
for (const [name, program, args] of CHECKS) {
  const began = performance.now()
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 64e6 })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
  if (status !== 0) {
    failed.push(name)
    console.log(`${stdout ?? ''}${stderr ?? ''}`.trimEnd())
  }
}
if (failed.length > 0) console.log(`npm run check: ${failed.join(', ')} failed`)
process.exit(failed.length === 0 ? 0 : 1)
