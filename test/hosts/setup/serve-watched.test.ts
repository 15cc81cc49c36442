import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import { until } from '../../support/waiting'

const LIMIT_MS = 60_000
const served = new URL('../../../hosts/setup/build/serve-watched.mjs', import.meta.url).href
const folder = mkdtempSync(join(tmpdir(), 'foothold-watched-'))
const at = (name: string) => join(folder, name)

/** Notes its number; asked to end, it ends once it may. */
const server = `
import { appendFileSync, existsSync } from 'node:fs'
appendFileSync(${JSON.stringify(at('began.txt'))}, process.pid + '\\n')
process.on('SIGTERM', () => setInterval(() => existsSync(${JSON.stringify(at('may-end'))}) && process.exit(0), 20))
setInterval(() => {}, 1000)
`
const build = `
export const halves = () => ['a', 'b'].map((name) => ({
  input: ${JSON.stringify(`${folder}/`)} + name + '.mjs',
  output: { file: ${JSON.stringify(`${folder}/out/`)} + name + '.mjs' },
}))
`
const driver = `
import { serveWatched } from ${JSON.stringify(served)}
serveWatched({ from: ${JSON.stringify(at('build.mjs'))}, name: 'halves', args: [] }, [${JSON.stringify(at('server.mjs'))}])
`

const test = suite('serving what is watched')
test.after(() => rmSync(folder, { recursive: true, force: true }))

const pids = () =>
  existsSync(at('began.txt')) ? readFileSync(at('began.txt'), 'utf8').trim().split('\n').map(Number) : []
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('of changes that are saved while a server ends, one server comes, and it ends with all', async () => {
  for (const [name, text] of Object.entries({ 'a.mjs': '', 'b.mjs': '', 'server.mjs': server, 'build.mjs': build }))
    writeFileSync(at(name), text)
  writeFileSync(at('driver.mjs'), driver)
  const child = spawn(process.execPath, [at('driver.mjs')])
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const built = (times: number) =>
    until(`it has built ${times} times`, () => said.split('built in').length > times, LIMIT_MS)
  try {
    await until('the first server runs', () => pids().length === 1, LIMIT_MS)
    for (const nth of [2, 3]) {
      writeFileSync(at('a.mjs'), `export const nth = ${nth}`)
      await built(nth)
    }
    writeFileSync(at('may-end'), '')
    await until('the next server runs', () => pids().length > 1, LIMIT_MS)
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
    assert.deepEqual([pids().length, pids().filter(isAlive)], [2, []])
  } finally {
    child.kill('SIGKILL')
    for (const pid of pids()) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  }
})

test.run()
