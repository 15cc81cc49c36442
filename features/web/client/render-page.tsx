import { dehydrate } from '@tanstack/react-query'
import type { Kernel } from '../../../kernel/index'
import type { Texts } from '../../ui/contract'
import {
  type Assets,
  type BootInfo,
  HttpError,
  type Head,
  type PageAt,
  type PageModule,
  type Rendered,
  type RenderRequest,
} from '../contract'
import { dataKey, parseQuery } from '../kit'
import { isSwitchedOff } from './absent-pages'
import { App } from './app'
import { documentHtml } from './document'
import { drawHtml } from './draw-html'
import { prepareInstead } from './instead-page'
import { type Match, tableOf, withRest } from '../kit/page-table'
import { chunksOf } from './page-chunks'
import { earlyOf, fetchData, type PreparedPage, prepareFrame, prepareHome, preparePage, type Workshop } from './prepare'
import { type PartContext, partsJsonLd } from './parts-json-ld'
import { headOf } from './use-head'
import type { Instead } from './visit-context'
import { createWorkshop } from './visit-parts'

interface Outcome {
  readonly status: number
  readonly first?: PreparedPage
  readonly instead?: Instead
  readonly location?: string
  readonly head?: Head
  readonly shared: boolean
}

const chromeBy = ({ first, instead }: Outcome) =>
  first ? first.match.page.chrome : instead?.kind === 'guarded' ? instead.chrome : undefined

const notFound = (status: 404 | 410 = 404): Outcome => ({
  status,
  instead: { kind: 'not-found', status },
  shared: true,
})

/** Not there now, and it says why; tomorrow it may be. */
const switchedOff = ({ texts, language }: Workshop): Outcome => ({
  status: 404,
  instead: { kind: 'off' },
  head: { title: texts.translator(language)('web.off.title'), robots: 'noindex' },
  shared: true,
})

/** Draws one address as an anonymous visitor sees it: the same HTML for everyone, able to leak nobody's data (spec §2.6 has the pages). */
export async function renderPage(
  kernel: Kernel,
  texts: Texts,
  request: RenderRequest,
  assets: Assets,
  boot: BootInfo,
): Promise<Rendered> {
  const [path = '/', search = ''] = request.url.split('?', 2)
  const visit = kernel.visit()
  try {
    const shop = createWorkshop(kernel, visit, texts, request.language)
    const table = tableOf(kernel)
    const outcome = await decide(shop, request, path, search, table.match(path))
    if (outcome.location) return { status: outcome.status, location: outcome.location, shared: outcome.shared }

    const [parts, instead] = await Promise.all([prepareFrame(shop, chromeBy(outcome)), prepareInstead(outcome.instead)])
    const { isAssessHost, origin } = request
    const site = { ...boot, isAssessHost }
    const value = { shop, table, first: outcome.first, instead: outcome.instead, origin, site }
    const state = dehydrate(shop.queries) // as it was asked: what drawing makes of it is made again by the browser
    // Drawn within the call, unless a part waits for its code: what it says is then not heard, and comes with the catalogue.
    const { drawn, said } = texts.hear(request.language, () =>
      drawHtml(<App visit={visit} value={value} router={{ ssrPath: path, ssrSearch: search }} />),
    )
    const markup = await drawn
    const t = texts.translator(request.language)
    const html = documentHtml({
      language: request.language,
      head: outcome.head ?? { title: t('web.notFound.title'), robots: 'noindex' },
      origin,
      url: request.url,
      markup,
      boot: {
        ...site,
        language: request.language,
        origin,
        state,
        styles: assets.styles,
        instead: outcome.instead,
        said,
      },
      status: outcome.status,
      early: await earlyOf(shop, parts),
      fonts: assets.fonts[request.language],
      ...assets.needs(await chunksOf(kernel, assets, parts, outcome.first, instead)),
    })
    shop.queries.clear()
    return { status: outcome.status, html, shared: outcome.shared }
  } finally {
    await visit.end()
  }
}

async function decide(
  shop: Workshop,
  request: RenderRequest,
  path: string,
  search: string,
  match: Match | undefined,
): Promise<Outcome> {
  if (!match) return isSwitchedOff(shop.kernel, path) ? switchedOff(shop) : notFound()
  if (match.kind === 'redirect') {
    const to = withRest(match.to, search && `?${search}`)
    return { status: match.permanent ? 301 : 302, location: to, shared: true }
  }
  const t = shop.texts.translator(shop.language)
  const title = match.page.title ? t(match.page.title) : 'Foothold'
  const { access } = match.page
  if (access) {
    const verdict = request.judge(access)
    if (verdict === true)
      return {
        status: 200,
        instead: { kind: 'guarded', chrome: match.page.chrome },
        head: { title, robots: 'noindex' },
        shared: false,
      }
    if (verdict.status === 401)
      return { status: 302, location: `/auth/login?returnUrl=${encodeURIComponent(request.url)}`, shared: false }
    return {
      status: verdict.status,
      instead: { kind: 'refused', access, ...verdict },
      head: { title, robots: 'noindex' },
      shared: false,
    }
  }
  const at = { path, params: match.params, query: parseQuery(search) }
  const first = await preparePage(shop, match, at)
  await Promise.all([fetchData(shop, first.module, at), path === '/' && prepareHome(shop)])
  const outcome = settle(shop, request, first, at, await partsJsonLd(shop, first.module))
  return outcome.status === 401 || outcome.status === 403 ? forVisitor(shop, request, first, at, title) : outcome
}

/** What nobody may see, this visitor perhaps may: then the browser asks for it as them. Nobody is led to the login page. */
async function forVisitor(
  shop: Workshop,
  request: RenderRequest,
  { module, match }: PreparedPage,
  at: PageAt,
  title: string,
): Promise<Outcome> {
  const requests = Object.values(module.data?.(at) ?? {})
  const statuses = await Promise.all(requests.map((each) => request.statusFor(each)))
  for (const each of requests) shop.queries.removeQueries({ queryKey: dataKey(each) })
  if (statuses.includes(401))
    return { status: 302, location: `/auth/login?returnUrl=${encodeURIComponent(request.url)}`, shared: false }
  return {
    status: statuses.find((status) => status >= 400) ?? 200,
    instead: { kind: 'guarded', chrome: match.page.chrome },
    head: { title, robots: 'noindex' },
    shared: false,
  }
}

function settle(
  shop: Workshop,
  request: RenderRequest,
  first: PreparedPage,
  at: PageAt,
  jsonLdOf: (context: PartContext) => readonly object[],
): Outcome {
  const { module, match } = first
  const requests = Object.entries(module.data?.(at) ?? {})
  const states = requests.map(([name, each]) => ({ name, state: shop.queries.getQueryState(dataKey(each)) }))
  const failed = states.find(({ state }) => state?.status !== 'success')
  const error = failed?.state?.error
  if (error instanceof HttpError && (error.status === 404 || error.status === 410)) return notFound(error.status)
  const data: unknown = failed ? undefined : Object.fromEntries(states.map(({ name, state }) => [name, state?.data]))
  const better = data === undefined ? undefined : outcomeOf(module, data, at, request.language)
  if (better?.redirect) return { status: better.status ?? 301, location: better.redirect, shared: true }
  const context = { at, data, language: shop.language, t: shop.texts.translator(shop.language), origin: request.origin }
  const status = failed
    ? error instanceof HttpError && error.status >= 400
      ? error.status
      : 503
    : (better?.status ?? 200)
  const head = headOf(module, match.page, context)
  if (failed) return { status, first, head, shared: false }
  const added = jsonLdOf({ at, page: data, language: shop.language, origin: request.origin })
  return { status, first, head: { ...head, jsonLd: [...(head.jsonLd ?? []), ...added] }, shared: true }
}

function outcomeOf(module: PageModule, data: unknown, at: PageAt, language: 'en' | 'hi') {
  return module.outcome?.(data as never, at, language)
}
