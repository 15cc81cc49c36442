import assert from 'node:assert/strict'
import { suite } from 'uvu'
import {
  filesOf,
  isAnswerWorthKeeping,
  isPageWorthKeeping,
  stamped,
} from '../../../../features/offline/client/worker/worth-keeping'

const ADDRESS = 'https://foothold.example/internships'
const HEAD = '<link rel="canonical" href="/internships"><script type="module" src="/assets/site-1.js"></script>'

function page({ head = HEAD, cache = 'public, max-age=0', type = 'text/html; charset=utf-8', status = 200 } = {}) {
  return new Response(`<!doctype html><html><head><title>x</title>${head}</head></html>`, {
    status,
    headers: { 'cache-control': cache, 'content-type': type, 'content-encoding': 'br' },
  })
}

const keeping = suite('what is worth keeping')

keeping('is a public page with an address of its own, filters and all', async () => {
  assert.equal(await isPageWorthKeeping(ADDRESS, page()), true)
  assert.equal(await isPageWorthKeeping(`${ADDRESS}?city=pune&sort=closing`, page()), true)
  const filtered = page({ head: `${HEAD}<meta name="robots" content="noindex, follow">` })
  assert.equal(await isPageWorthKeeping(`${ADDRESS}?city=pune`, filtered), true)
})

for (const [what, address, response] of [
  ['a page behind a guard', ADDRESS, page({ cache: 'no-store' })],
  ['a page that no search engine may keep', ADDRESS, page({ head: `${HEAD}<meta name="robots" content="noindex">` })],
  ['a page without an address of its own', ADDRESS, page({ head: '' })],
  ['an error', ADDRESS, page({ status: 404 })],
  ['a file', ADDRESS, page({ type: 'text/csv' })],
  ['an address with a token', `${ADDRESS}?esk=0123456789abcdef0123456789abcdef`, page()],
] as const) {
  keeping(`is not ${what}`, async () => assert.equal(await isPageWorthKeeping(address, response), false))
}

keeping('is an answer that is the same for everyone', () => {
  const json = (cache: string, status = 200) => Response.json({}, { status, headers: { 'cache-control': cache } })
  assert.equal(isAnswerWorthKeeping(json('public, max-age=3')), true)
  assert.equal(isAnswerWorthKeeping(json('no-store')), false)
  assert.equal(isAnswerWorthKeeping(json('public', 500)), false)
})

keeping('comes with its hour and the files it names, and can still be read', async () => {
  const kept = await stamped(page(), new Date('2026-11-21T16:00:00Z'))
  assert.match(await kept.clone().text(), /<head><meta name="kept-at" content="2026-11-21T16:00:00.000Z">/)
  assert.equal(kept.headers.get('content-encoding'), null)
  assert.deepEqual(await filesOf(kept), ['/assets/site-1.js'])
})

keeping.run()
