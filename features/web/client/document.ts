import { fontScript, themeScript } from '../../ui/kit'
import { type Head, NONCE } from '../contract'
import { canonicalIn } from './canonical'
import { scriptJson } from './boot-info'
import { windowTitle } from './window-title'

export interface DocumentParts {
  readonly language: 'en' | 'hi'
  readonly head: Head
  readonly origin: string
  readonly url: string
  readonly markup: string
  readonly boot: unknown
  readonly entry: string | undefined
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
  /** Scripts that run before anything is drawn. */
  readonly early: readonly string[]
  readonly status: number
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] as string)
const absolute = (origin: string, path: string) => (/^https?:/.test(path) ? path : origin + path)

function alternates(origin: string, pages: NonNullable<Head['languages']>): string {
  const other = (hreflang: string, language: 'en' | 'hi') =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escape(origin + canonicalIn(language, pages[language]))}">`
  return other('en', 'en') + other('hi', 'hi') + other('x-default', 'en')
}

function headTags({ head, origin, status, language }: DocumentParts): string {
  const tags = [`<title>${escape(windowTitle(head.title))}</title>`]
  if (status === 404 || status === 410) tags.push(`<meta name="prerender-status-code" content="${status}">`)
  if (head.description) tags.push(`<meta name="description" content="${escape(head.description)}">`)
  // What has no address of its own is nothing to be found.
  const robots = head.robots ?? (head.canonical === undefined ? 'noindex' : undefined)
  if (robots) tags.push(`<meta name="robots" content="${escape(robots)}">`)
  if (head.canonical !== undefined) {
    const own = escape(origin + canonicalIn(language, head.canonical))
    tags.push(
      `<link rel="canonical" href="${own}">`,
      alternates(origin, head.languages ?? { en: head.canonical, hi: head.canonical }),
    )
    tags.push(`<meta property="og:url" content="${own}">`)
  }
  for (const { type, title, href } of head.alternates ?? [])
    tags.push(`<link rel="alternate" type="${escape(type)}" title="${escape(title)}" href="${escape(href)}">`)
  tags.push(
    `<meta property="og:title" content="${escape(head.title)}">`,
    '<meta property="og:site_name" content="Foothold">',
  )
  if (head.description) tags.push(`<meta property="og:description" content="${escape(head.description)}">`)
  if (head.image)
    tags.push(
      `<meta property="og:image" content="${escape(absolute(origin, head.image))}">`,
      '<meta name="twitter:card" content="summary_large_image">',
    )
  for (const thing of head.jsonLd ?? [])
    tags.push(`<script type="application/ld+json" nonce="${NONCE}">${scriptJson(thing)}</script>`)
  return tags.join('')
}

/** The whole document around the rendered markup. */
export function documentHtml(parts: DocumentParts): string {
  const { language, markup, boot, entry, scripts, styles, fonts, early } = parts
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">`,
    `<meta name="color-scheme" content="light dark"><meta property="csp-nonce" nonce="${NONCE}">`,
    headTags(parts),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><base href="/">',
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`),
    entry ? `<link rel="modulepreload" href="${entry}">` : '',
    ...scripts.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script nonce="${NONCE}">${[themeScript, ...(language === 'hi' ? [fontScript] : []), ...early].join(';')}</script></head><body><div id="root">${markup}</div>`,
    `<script type="application/json" id="boot" nonce="${NONCE}">${scriptJson(boot)}</script>`,
    entry ? `<script type="module" src="${entry}" nonce="${NONCE}"></script>` : '',
    '</body></html>',
  ].join('')
}
