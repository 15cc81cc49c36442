import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { createHttpClient } from '../../../../features/web/client/http-client'
import type { CallRescue, Transport } from '../../../../features/web/contract'
import { HttpError } from '../../../../features/web/contract'

const rejection = (promise: Promise<unknown>) =>
  promise.then(
    () => assert.fail('It went well.'),
    (error: unknown) => error,
  )

const test = suite('calls that somebody rescues')
const slow = { begin: () => () => {}, state: { count: 0 } } as never

/** Answers with these statuses in turn and keeps what was sent. */
function world(statuses: readonly number[], rescue: CallRescue['rescue']) {
  const sent: Parameters<Transport['send']>[0][] = []
  const transport: Transport = {
    async send(request) {
      sent.push(request)
      const status = statuses[sent.length - 1] ?? 500
      return {
        status,
        data: status < 300 ? 'saved' : { status: false, data: { message: 'In the old shape' } },
        headers: {},
      }
    },
  }
  return { sent, http: createHttpClient(transport, slow, () => [{ id: 'test.rescue', rescue }]) }
}

test('the same call with the same key goes out once more, and its answer is the answer', async () => {
  const { sent, http } = world([401, 201], async ({ status }) => status === 401)
  const { data } = await http.post('/api/things', { name: 'x' }, { idempotencyKey: 'one-act-1' })
  assert.equal(data, 'saved')
  assert.equal(sent.length, 2)
  assert.deepEqual(sent[0], sent[1])
  assert.equal(sent[1]?.headers['idempotency-key'], 'one-act-1')
})

test('what fails again is not sent a third time', async () => {
  const { sent, http } = world([423, 423, 200], async () => true)
  const error = await rejection(http.post('/api/things', {}))
  assert.deepEqual([(error as HttpError).status, sent.length], [423, 2])
})

test('what nobody rescues is thrown as it came, in the words of either shape', async () => {
  const { sent, http } = world([401], async () => false)
  const error = (await rejection(http.get('/api/things'))) as HttpError
  assert.deepEqual([error.status, error.message, sent.length], [401, 'In the old shape', 1])
})

test.run()
