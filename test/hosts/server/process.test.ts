import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { suite } from 'uvu'
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
