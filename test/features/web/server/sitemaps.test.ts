import assert from 'node:assert/strict'
import { suite } from 'uvu'
import { Answer, type ApiRoute, type Call, fixedSitemap } from '../../../../features/web/contract'
import { PER_FILE, sitemapRoutes } from '../../../../features/web/server/sitemaps'

const test = suite('sitemap files')

const publicUrl = 'https://careers.example.org'
const all = Array.from({ length: 2 * PER_FILE + 1 }, (_, at) => `/thing-${at}?a=1&b=<'">`)

async function ask(id: string, file = '') {
  const route = sitemapRoutes
    .map((make) =>
      make({
        sitemaps: () => [fixedSitemap('things.all', all), fixedSitemap('things.none', [])],
        settings: { publicUrl },
      }),
    )
    .find((each) => each.id === id) as ApiRoute
  const answer = await route.handle({ params: { file } } as unknown as Call<ApiRoute['request']>)
  return String((answer as Answer).body)
}

const count = (text: string, tag: string) => text.split(`<${tag}>`).length - 1

test('more than 50,000 addresses stand in several files, each once', async () => {
  const index = await ask('web.sitemap')
  assert.deepEqual(
    [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url),
    [
      `${publicUrl}/sitemaps/things.all-1.xml`,
      `${publicUrl}/sitemaps/things.all-2.xml`,
      `${publicUrl}/sitemaps/things.all-3.xml`,
    ],
  )
  const files = await Promise.all([1, 2, 3].map((number) => ask('web.sitemap-part', `things.all-${number}.xml`)))
  assert.deepEqual(
    files.map((text) => count(text, 'url')),
    [PER_FILE, PER_FILE, 1],
  )
  assert.equal(new Set(files.flatMap((text) => text.match(/thing-\d+/g) ?? [])).size, all.length)
})

test('what XML reads otherwise is written so that it does not', async () => {
  const text = await ask('web.sitemap-part', 'things.all-3.xml')
  assert.ok(text.includes(`<loc>${publicUrl}/thing-${2 * PER_FILE}?a=1&amp;b=&lt;&apos;&quot;&gt;</loc>`), text)
})

test.run()
