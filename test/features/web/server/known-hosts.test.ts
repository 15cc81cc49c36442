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
function ask(
  { origin }: TestApi,
  host: string,
  path: string,
  method = 'GET',
  headers: Record<string, string> = {},
): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const call = request(origin + path, { method, headers: { host, ...headers } }, (answer) => {
      let body = ''
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()))
      answer.on('end', () => resolve({ status: answer.statusCode, location: answer.headers.location, body }))
    })
    call.on('error', reject).end()
  })
}

for (const host of ['localhost', 'localhost:4000', 'careers.example.org', 'CAREERS.example.org:443'])
  test(`${host} is one of them`, async () => {
    assert.equal((await ask(api, host, '/api/session/me')).status, 401)
    assert.equal((await ask(api, host, '/internships')).location, undefined)
  })

for (const host of [
  'elsewhere.example',
  '127.0.0.1',
  'careers.example.org.elsewhere.example',
  'xcareers.example.org',
]) {
  test(`whoever looks for a page at ${host} is led to the page that says so`, async () => {
    for (const path of ['/', '/internships?q=1', '/page-not-found-for-origin'])
      assert.deepEqual(await ask(api, host, path), { status: 302, location: PAGE, body: '' })
    assert.equal((await ask(api, host, '/', 'HEAD')).status, 302)
  })
  test(`what scripts and forms ask for at ${host} is refused`, async () => {
    for (const [path, method] of [
      ['/api/session/me', 'GET'],
      ['/assets/site.js', 'GET'],
      ['/api/session/login', 'POST'],
      ['/', 'POST'],
    ] as const) {
      const { status, body } = await ask(api, host, path, method)
      assert.deepEqual([status, JSON.parse(body).code], [421, 'unknown-host'], `${method} ${path}`)
    }
  })
}

test('what a proxy says of the host counts only where a proxy is trusted', async () => {
  const told = { 'x-forwarded-host': 'careers.example.org' }
  assert.equal((await ask(api, 'elsewhere.example', '/', 'GET', told)).status, 302)
})

test('alive, ready and measured is told at any name', async () => {
  for (const path of ['/livez', '/readyz?from=balancer', '/metrics'])
    assert.equal((await ask(api, '10.0.0.7:4000', path)).status, 200, path)
})

test.run()

const assess = suite('hosts that serve assessments alone')
let two: TestApi
assess.before(async () => {
  const assessHosts = ['assess.example.org']
  two = await bootApi([], { kind: 'embedded', settings: { web: { ...web, assessHosts } } })
})
assess.after(() => two.dispose())

for (const path of [
  '/',
  '/internships',
  '/assess',
  '/assessment/7',
  '/auth/login',
  '/room-proctoring',
  '/room-proctoring?v=1',
])
  assess(`${path} leads away from there, and nowhere else`, async () => {
    assert.deepEqual(await ask(two, 'ASSESS.example.org:443', path), { status: 302, location: PAGE, body: '' })
    assert.notEqual((await ask(two, 'careers.example.org', path)).location, PAGE)
  })

assess('assessments, what pages fetch and what machines ask stay (spec §2.5)', async () => {
  for (const path of ['/assess/12', '/room-proctoring?u=7', '/api/session/me', '/favicon.svg', '/livez'])
    assert.notEqual((await ask(two, 'assess.example.org', path)).status, 302, path)
})

assess.run()
