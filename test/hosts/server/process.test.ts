import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { suite } from 'uvu'
import { KernelError } from '../../../kernel/index'
import { outliveRejections, sentence } from '../../../hosts/server/process'
import { readEnvironment } from '../../../hosts/server/settings'
import { until } from '../../support/waiting'

const test = suite('what a start says of what went wrong')

/** What listening there fails by. */
const failing = (host: string) =>
  new Promise<Error>((resolve) => {
    createServer().once('error', resolve).listen({ port: 0, host })
  })

for (const HOST of ['192.0.2.1', 'nowhere.invalid'])
  test(`a HOST that is no address of this machine, ${HOST}, is told in one line`, async () => {
    const says = sentence(await failing(HOST), readEnvironment({ HOST }))
    assert.match(says, new RegExp(`^HOST=${HOST} is no address of this machine\\.[^\\n]*$`))
  })

test('an address that something else could not reach is not told as HOST', () => {
  const unreached = Object.assign(new Error('connect'), { code: 'EADDRNOTAVAIL', syscall: 'connect' })
  assert.doesNotMatch(sentence(unreached, readEnvironment({})), /^HOST=/)
})

test('a data folder that cannot be made is told with the setting that names it', () => {
  const unmade = Object.assign(new Error('no'), { code: 'EACCES', syscall: 'mkdir', path: '/srv/data' })
  const says = sentence(new KernelError('essential', 'Feature "data" failed.', {}, unmade), undefined)
  assert.match(says, /^\/srv\/data could not be made \(EACCES\)\..* DATA_DIR=[^\n]*$/)
})

test('who reads what is said may leave, and the work goes on to its end', async () => {
  const from = JSON.stringify(new URL('../../../hosts/server/process.ts', import.meta.url).href)
  const program = `import(${from}).then(({ outliveReaders, say }) => {
    outliveReaders()
    say('first')
    process.stdin.once('data', () => (say('second'), setImmediate(() => (say('third'), setImmediate(() => process.exit(7))))))
  })`
  const child = spawn(process.execPath, ['--import', 'tsx', '-e', program], { stdio: ['pipe', 'pipe', 'ignore'] })
  await once(child.stdout, 'data')
  child.stdout.destroy()
  child.stdin.write('go on')
  assert.equal((await once(child, 'exit'))[0], 7)
})

test('what fails and nobody waited for is told in the log, and the process goes on', async () => {
  const told: { readonly about: object; readonly says: string }[] = []
  const undo = outliveRejections({ error: (about, says) => void told.push({ about, says }) })
  const forgotten = new Error('forgotten')
  void Promise.reject(forgotten)
  await until('it is told', () => told.length > 0)
  undo()
  assert.deepEqual(told, [{ about: { err: forgotten }, says: 'Something failed that nobody waited for' }])
})

test.run()
