import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { suite } from 'uvu'

const root = fileURLToPath(new URL('../../', import.meta.url))
const scaffold = suite('npm run new')
const copy = mkdtempSync(join(tmpdir(), 'foothold-new-'))
const node = (...args: string[]) => spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', timeout: 200_000 })

scaffold.before(() => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of files.split('\n').filter(Boolean)) cpSync(join(root, file), join(copy, file))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  execFileSync('git', ['init', '-q'], { cwd: copy })
})
scaffold.after(() => rmSync(copy, { recursive: true, force: true }))

scaffold('makes a feature that passes every check, and its own tests', () => {
  const made = node('--import', 'tsx', 'hosts/scaffold/new.ts', 'reading-list')
  assert.equal(made.status, 0, made.stderr)
  assert.match(made.stdout, /features\/reading-list stands/)
  assert.match(readFileSync(join(copy, 'hosts/server/features.ts'), 'utf8'), /readingListServer/)
  const check = node('hosts/setup/check.mjs')
  assert.equal(check.status, 0, check.stdout)
  const tests = node('--import', 'tsx', 'test/support/run.ts', 'features/reading-list')
  assert.match(tests.stdout, /\n\d+ passed, 0 failed/, tests.stdout)
})

scaffold('refuses a name that is taken, and one that is no name', () => {
  assert.match(node('--import', 'tsx', 'hosts/scaffold/new.ts', 'listings').stderr, /is there already/)
  assert.match(node('--import', 'tsx', 'hosts/scaffold/new.ts', 'My Feature').stderr, /in small letters/)
})

scaffold.run()
