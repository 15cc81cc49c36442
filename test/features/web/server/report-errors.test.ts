import assert from 'node:assert/strict'
import { suite } from 'uvu'
import type { BrowserErrors } from '../../../../features/web/contract/wire'
import { bootApi, type TestApi } from '../../../support/api'

const test = suite('errors told by browsers')
let api: TestApi
test.before(async () => {
  api = await bootApi([], { kind: 'embedded' })
})
test.after(() => api.dispose())

const report = (more: Partial<BrowserErrors> = {}) => ({
  version: '1.0.0',
  page: '/internships',
  errors: [{ id: 'abcdefgh23', name: 'TypeError', message: 'no title', stack: 'at f (/assets/a.js:1:2)' }],
  ...more,
})

test('are in the log under the reference that the card shows, and say where and in which browser', async () => {
  const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0 Safari/537.36' }
  assert.equal((await api.nobody.post('/api/web/errors', report(), agent)).status, 204)
  const line = api.logs.at(-1)
  assert.equal(line?.level, 'warn')
  assert.deepEqual(line.about, {
    reference: 'abcdefgh23',
    name: 'TypeError',
    message: 'no title',
    stack: 'at f (/assets/a.js:1:2)',
    page: '/internships',
    version: '1.0.0',
    browser: 'Chrome 142',
  })
})

test('are cleaned by the server too: whoever sends them need not be our page', async () => {
  const [error] = report().errors
  const dirty = {
    ...error,
    id: 'abcdefgh24',
    message: 'asha@mail.example opened /a?token=1',
  } as BrowserErrors['errors'][0]
  await api.nobody.post('/api/web/errors', report({ page: '/u/asha@mail.example', errors: [dirty] }))
  const line = api.logs.at(-1)?.about as { message: string; page: string }
  assert.deepEqual([line.message, line.page], ['[e-mail] opened /a', '/u/[e-mail]'])
})

test('are refused when they are too many, too long or not errors', async () => {
  const [error] = report().errors as [BrowserErrors['errors'][0]]
  const wrong: readonly unknown[] = [
    {},
    report({ errors: [] }),
    report({ errors: Array.from({ length: 11 }, () => error) }),
    report({ errors: [{ ...error, id: '../../etc' }] }),
    report({ errors: [{ ...error, message: 'a'.repeat(501) }] }),
    report({ errors: [{ ...error, cookie: 'x' } as never] }),
    report({ page: '/a?b=c' }),
  ]
  const before = api.logs.length
  for (const body of wrong) assert.equal((await api.nobody.post('/api/web/errors', body)).status, 422)
  const large = report({ errors: [{ ...error, stack: 'a'.repeat(70_000) }] })
  assert.equal((await api.nobody.post('/api/web/errors', large)).status, 413)
  const elsewhere = { origin: 'https://elsewhere.example' }
  assert.equal((await api.nobody.post('/api/web/errors', report(), elsewhere)).status, 403)
  assert.equal(api.logs.length, before)
})

test('are taken at a pace: a page in a loop does not fill the log', async () => {
  let status = 204
  for (let at = 0; at < 40 && status === 204; at++) status = (await api.nobody.post('/api/web/errors', report())).status
  assert.equal(status, 429)
})

test.run()
