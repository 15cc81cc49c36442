import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import { copyProject } from '../support/project-copy'

const scaffold = suite('npm run new')
const { folder, remove } = copyProject()
const node = (...args: string[]) =>
  spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', timeout: 400_000 })

scaffold.after(remove)

scaffold('makes a feature that passes every check, and its own tests', () => {
  const made = node('--import', 'tsx', 'hosts/scaffold/new.ts', 'reading-list')
  assert.equal(made.status, 0, made.stderr)
  assert.match(made.stdout, /features\/reading-list stands/)
  assert.ok(existsSync(join(folder, /in the table of (\S+),/.exec(made.stdout)?.[1] ?? 'nowhere')))
  assert.match(readFileSync(join(folder, 'hosts/server/features.ts'), 'utf8'), /readingListServer/)
  const check = node('hosts/setup/check.mjs')
  assert.equal(check.status, 0, check.stdout)
  const tests = node('--import', 'tsx', 'test/support/run.ts', 'features/reading-list')
  assert.match(tests.stdout, /\n\d+ passed, 0 failed/, tests.stdout)
})

scaffold('refuses a name that is taken, and one that is no name', () => {
  assert.match(node('--import', 'tsx', 'hosts/scaffold/new.ts', 'listings').stderr, /is there already/)
  assert.match(node('--import', 'tsx', 'hosts/scaffold/new.ts', 'My Feature').stderr, /in small letters/)
  assert.match(node('--import', 'tsx', 'hosts/scaffold/new.ts', 'internships').stderr, /an address of "listings"/)
  assert.match(node('--import', 'tsx', 'hosts/scaffold/new.ts', 'public').stderr, /the database keeps this name/)
  assert.match(node('--import', 'tsx', 'hosts/scaffold/new.ts', 'metrics').stderr, /an address of "web"/)
})

scaffold.run()
