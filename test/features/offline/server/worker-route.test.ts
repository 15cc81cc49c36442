import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import { WORKER_PATH } from '../../../../features/offline/contract'
import { offlineServer } from '../../../../features/offline/server/feature'
import { bootApi, type TestApi } from '../../../support/api'

const worker = suite('the service worker, served')
const workerDir = mkdtempSync(join(tmpdir(), 'foothold-worker-'))
const write = (script: string) => writeFileSync(join(workerDir, WORKER_PATH), script)
let api: TestApi

worker.before(async () => {
  api = await bootApi([offlineServer], { kind: 'embedded', settings: { offline: { workerDir } } })
})
worker.after(async () => {
  await api.dispose()
  rmSync(workerDir, { recursive: true })
})
worker.before.each(() => write('self.build = 1'))

worker(
  'is a script for the whole site that is asked for anew each time, under a policy that lets it fetch',
  async () => {
    const { status, body, headers } = await api.nobody.get(WORKER_PATH)
    assert.equal([status, body].join(' '), '200 self.build = 1')
    assert.equal(headers.get('content-type'), 'text/javascript; charset=utf-8')
    assert.equal(headers.get('cache-control'), 'no-cache')
    assert.equal(headers.get('service-worker-allowed'), '/')
    assert.equal(headers.get('content-security-policy'), "default-src 'self'")
  },
)

worker('unchanged it is not sent again; after a deploy it is, under another tag', async () => {
  const etag = (await api.nobody.get(WORKER_PATH)).headers.get('etag') as string
  assert.equal((await api.nobody.get(WORKER_PATH, { 'if-none-match': etag })).status, 304)
  write('self.build = 2')
  const { status, body } = await api.nobody.get(WORKER_PATH, { 'if-none-match': etag })
  assert.deepEqual([status, body], [200, 'self.build = 2'])
})

worker('that was not built is answered with 404, which tells those out there to go', async () => {
  rmSync(join(workerDir, WORKER_PATH))
  for (const method of ['GET', 'HEAD']) assert.equal((await api.nobody.call(method, WORKER_PATH)).status, 404, method)
})

worker.run()
