import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { httpServer } from '../../../../features/web/contract'
import { bootApi, type TestApi } from '../../../support/api'

const test = suite('documents of endpoints')
let api: TestApi | undefined

const house = (): TestApi => {
  if (!api) throw new Error('the house is not up')
  return api
}
const json = async () => (await house().nobody.get('/docs/json')).body as { paths: Record<string, object> }

test.before(async () => {
  api = await bootApi([], { kind: 'embedded' })
})
test.after(() => api?.dispose())

test('the first readers, all at once, find every endpoint and a page to read them on', async () => {
  const [one, other, page] = await Promise.all([json(), json(), house().nobody.get('/docs/')])
  assert.ok('/api/session/login' in one.paths)
  assert.deepEqual(other, one)
  assert.equal(page.status, 200)
  assert.match(page.headers.get('content-type') ?? '', /^text\/html/)
  assert.equal((await house().nobody.call('HEAD', '/docs/json')).status, 200)
})

test('what is read is counted once', async () => {
  const counted = async () => {
    const text = String((await house().nobody.get('/metrics')).body)
    const lines = text
      .split('\n')
      .filter((line) => line.startsWith('http_request_seconds_count') && line.includes('docs'))
    return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
  }
  const before = await counted()
  await json()
  assert.equal(await counted(), before + 1)
})

test('a house that stands anew is documented anew', async () => {
  await json()
  await house().kernel.get(httpServer).refresh()
  assert.ok('/api/session/login' in (await json()).paths)
})

test.run()
