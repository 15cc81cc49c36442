import assert from 'node:assert/strict'
import { request } from 'node:http'
import { suite } from 'uvu'
import { apiSettings, bootApi, type TestApi } from '../../../support/api'

const { web } = apiSettings('/tmp')
const PAGE = `${web.publicUrl}/page-not-found-for-origin`

const test = suite('hosts that the site answers to')
let api: TestApi
test.before(async () => {
  const siteHosts = ['localhost', 'careers.example.org']
  api = await bootApi([], { kind: 'embedded', settings: { web: { ...web, siteHosts, metricsToken: 'a'.repeat(16) } } })
})
test.after(() => api.dispose())

interface Seen {
  readonly status: number | undefined
  readonly location: string | undefined
  readonly body: string
}

/** `fetch` sets the name of the host itself. */
function ask(host: string, path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const call = request(api.origin + path, { method, headers: { host, ...headers } }, (answer) => {
      let body = ''
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()))
      answer.on('end', () => resolve({ status: answer.statusCode, location: answer.headers.location, body }))
    })
    call.on('error', reject).end()
  })
}

for (const host of ['localhost', 'localhost:4000', 'careers.example.org', 'CAREERS.example.org:443'])
  test(`${host} is one of them`, async () => {
    assert.equal((await ask(host, '/api/session/me')).status, 401)
    assert.equal((await ask(host, '/internships')).location, undefined)
  })

for (const host of [
  'elsewhere.example',
  '127.0.0.1',
  'careers.example.org.elsewhere.example',
  'xcareers.example.org',
]) {
  test(`whoever looks for a page at ${host} is led to the page that says so`, async () => {
    for (const path of ['/', '/internships?q=1', '/page-not-found-for-origin'])
      assert.deepEqual(await ask(host, path), { status: 302, location: PAGE, body: '' })
    assert.equal((await ask(host, '/', 'HEAD')).status, 302)
  })
  test(`what scripts and forms ask for at ${host} is refused`, async () => {
    for (const [path, method] of [
      ['/api/session/me', 'GET'],
      ['/assets/site.js', 'GET'],
      ['/api/session/login', 'POST'],
      ['/', 'POST'],
    ] as const) {
      const { status, body } = await ask(host, path, method)
      assert.deepEqual([status, JSON.parse(body).code], [421, 'unknown-host'], `${method} ${path}`)
    }
  })
}

test('what a proxy says of the host counts only where a proxy is trusted', async () => {
  const told = { 'x-forwarded-host': 'careers.example.org' }
  assert.equal((await ask('elsewhere.example', '/', 'GET', told)).status, 302)
})

test('alive, ready and measured is told at any name', async () => {
  for (const path of ['/livez', '/readyz?from=balancer', '/metrics'])
    assert.equal((await ask('10.0.0.7:4000', path)).status, 200, path)
})

test.run()
