import { createHash } from 'node:crypto'
import { Type } from '@sinclair/typebox'
import { answer, type ApiRoute, endpoint, type Sitemap, webErrors } from '../contract'
import type { WebSettings } from './settings'
import { PAGES } from './shared-answers'

/** As many as the protocol allows in one file. */
export const PER_FILE = 50_000
const KEEP_SECONDS = 60
// Written by hand: the library for it brings 3 MB of types for a dozen lines.
const XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escape = (text: string) => text.replace(/[&<>"']/g, (mark) => marks[mark] as string)

interface SitemapParts {
  readonly sitemaps: () => readonly Sitemap[]
  readonly settings: Pick<WebSettings, 'publicUrl'>
  readonly perFile?: number
}

const cache = { seconds: KEEP_SECONDS, tag: PAGES } as const

function text(type: string, body: string) {
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  return answer(200, body, { headers: { 'content-type': `${type}; charset=utf-8`, etag } })
}

const xml = (body: string) => text('application/xml', `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`)

/** What crawlers are told first: endpoints are not pages, but for the pictures of shared links; and where the maps are. */
function robotsRoute({ settings }: SitemapParts): ApiRoute {
  return endpoint({
    id: 'web.robots-txt',
    method: 'GET',
    path: '/robots.txt',
    access: 'public',
    cache,
    request: {},
    response: { 200: 'stream' },
    summary: 'What crawlers may read, and where the sitemaps are.',
    handle: async () =>
      text(
        'text/plain',
        `User-agent: *\nDisallow: /api/\nAllow: /api/*.png\n\nSitemap: ${settings.publicUrl}/sitemap.xml\n`,
      ),
  })
}

function indexRoute({ sitemaps, settings, perFile = PER_FILE }: SitemapParts): ApiRoute {
  return endpoint({
    id: 'web.sitemap',
    method: 'GET',
    path: '/sitemap.xml',
    access: 'public',
    cache,
    request: {},
    response: { 200: 'stream' },
    summary: 'The sitemaps of all features.',
    async handle() {
      const counted = await Promise.all(sitemaps().map(async (each) => ({ id: each.id, count: await each.count() })))
      const files = counted.flatMap(({ id, count }) =>
        Array.from(
          { length: Math.ceil(count / perFile) },
          (_, at) => `${settings.publicUrl}/sitemaps/${id}-${at + 1}.xml`,
        ),
      )
      const listed = files.map((url) => `<sitemap><loc>${escape(url)}</loc></sitemap>`).join('\n')
      return xml(`<sitemapindex xmlns="${XMLNS}">\n${listed}\n</sitemapindex>`)
    },
  })
}

function fileRoute({ sitemaps, settings, perFile = PER_FILE }: SitemapParts): ApiRoute {
  return endpoint({
    id: 'web.sitemap-part',
    method: 'GET',
    path: '/sitemaps/:file',
    strangers: 'same',
    access: 'public',
    cache,
    request: { params: Type.Object({ file: Type.String({ maxLength: 120 }) }) },
    response: { 200: 'stream' },
    summary: 'Up to 50,000 addresses that may be indexed, each with the time of its last change.',
    async handle({ params }) {
      const [, id, number] = /^([a-z-]+\.[a-z-]+)-([1-9]\d{0,4})\.xml$/.exec(params.file) ?? []
      const found = sitemaps().find((each) => each.id === id)
      const addresses = (await found?.addresses({ from: (Number(number) - 1) * perFile, limit: perFile })) ?? []
      if (addresses.length === 0) throw webErrors.notFound('There is no such sitemap. /sitemap.xml lists them.')
      const urls = addresses.map(({ path, changedAt }) => {
        const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
        return `<url><loc>${escape(settings.publicUrl + path)}</loc>${changed}</url>`
      })
      return xml(`<urlset xmlns="${XMLNS}">\n${urls.join('\n')}\n</urlset>`)
    },
  })
}

/** robots.txt, the index of sitemaps and their files. */
export const sitemapRoutes = [robotsRoute, indexRoute, fileRoute] as const
