import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { suite } from 'uvu'
import { sentence } from '../../../hosts/server/process'
import { readEnvironment } from '../../../hosts/server/settings'

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

test.run()
