import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { createLog } from '../../../hosts/server/log'

const test = suite('lines of the log')

/** What one line says of something, as whoever reads the log has it. */
function logged(about: object) {
  let line = ''
  createLog('info', { write: (text) => void (line = text) }).warn(about, 'Something happened.')
  return JSON.parse(line)
}

for (const name of ['err', 'error'])
  test(`what went wrong stands there with its words, its code and where it was, named ${name}`, () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
    const { message, errorCode, stack } = logged({ [name]: refused })[name]
    assert.deepEqual([message, errorCode], [refused.message, 'ECONNREFUSED'])
    assert.match(stack, /log\.test/)
  })

test('names that hold secrets are kept out, however deep they lie', () => {
  const secrets = { code: '123456', password: 'p', token: 't' }
  const kept = { code: '[kept out]', password: '[kept out]', token: '[kept out]' }
  const { msg, level, time, ...said } = logged({ ...secrets, body: secrets, call: { body: secrets } })
  assert.deepEqual(said, { ...kept, body: kept, call: { body: kept } })
  assert.deepEqual([msg, typeof level, typeof time], ['Something happened.', 'number', 'string'])
  const { token } = logged({ error: Object.assign(new Error('x'), { token: 't' }) }).error
  assert.equal(token, '[kept out]')
})

test.run()
