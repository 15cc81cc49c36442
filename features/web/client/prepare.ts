import type { QueryClient } from '@tanstack/react-query'
import type { Kernel, Point } from '../../../kernel/index'
import type { Language, Texts } from '../../ui/contract'
import {
  type ApiRequest,
  type Chrome,
  earlyScripts,
  type FramePart,
  frameParts,
  type HomeSection,
  type HttpClient,
  homeSections,
  type PageAt,
  type PageModule,
} from '../contract'
import { dataOptions, lendTexts, loadModule, loadTexts, type Shown } from '../kit'
import type { Match } from '../kit/page-table'

export interface PreparedPage {
  readonly match: Extract<Match, { kind: 'page' }>
  readonly module: PageModule
  readonly at: PageAt
}

/** What preparing needs: of the house, and of this visit. */
export interface Workshop {
  readonly kernel: Kernel
  readonly texts: Texts
  readonly language: Language
  readonly http: HttpClient
  readonly queries: QueryClient
  /** While the server's page is taken over: catalogues that are on their way, whose words it brought along as far as it says them. */
  readonly lent?: Promise<void>[]
}

/** What stands below the fold is needed by whoever draws it; whoever takes the server's HTML over fetches it later. */
export type Reach = 'all' | 'near'

/** Fetches a page's chunk and texts and starts its feature, all at once; the page can be drawn when this resolves. */
export async function preparePage(
  shop: Workshop,
  match: PreparedPage['match'],
  at: PageAt,
  reach: Reach = 'all',
): Promise<PreparedPage> {
  const [{ page }] = await Promise.all([
    loadModule(match.page.load),
    shop.kernel.activate(match.feature),
    textsFor(shop, match.feature),
  ])
  await Promise.all([
    prepareAll(shop, partsOf(shop.kernel, page, reach)),
    ...(page.texts ?? []).map((feature) => textsFor(shop, feature)),
  ])
  return { match, module: page, at }
}

interface Lazy {
  readonly load: () => Promise<object>
  /** What it shows at an address, asked with the page's own data. */
  readonly data?: (at: PageAt) => Readonly<Record<string, ApiRequest<unknown>>>
}

type Drawing = Pick<PageModule, 'parts' | 'below'>

/** The items of the points that a page draws. One that does not load shows its own error where it stands. */
export function partsOf(kernel: Kernel, drawing: Drawing, reach: Reach): readonly Shown<Lazy>[] {
  const { parts = [], below = [] } = drawing
  const points = reach === 'all' ? [...parts, ...below] : parts
  return points.flatMap((point) => kernel.shown(point as unknown as Point<Lazy>))
}

/** Asks for a page's data under the keys that its components use. A failed answer stays with its key. */
export async function fetchData(shop: Workshop, module: Pick<PageModule, 'data'> & Drawing, at: PageAt): Promise<void> {
  const parts = partsOf(shop.kernel, module, 'all').map(({ item }) => item.data?.(at))
  await Promise.all([module.data?.(at), ...parts].map((each) => askAll(shop, each)))
}

async function askAll(shop: Workshop, requests: Readonly<Record<string, ApiRequest<unknown>>> = {}): Promise<void> {
  await Promise.all(Object.values(requests).map((each) => shop.queries.prefetchQuery(dataOptions(shop.http, each))))
}

/** Loads the parts that stand around a page; those that do not come are left out. */
export async function loadFrame(
  shop: Workshop,
  chrome: Chrome | undefined,
  reach: Reach = 'all',
): Promise<readonly Shown<FramePart>[]> {
  const parts = shop.kernel
    .shown(frameParts, undefined)
    .filter(({ item }) => standsBy(chrome, item) && (reach === 'all' || isNear(item)))
  const prepared = await Promise.all(
    parts.map((each) =>
      preparePart(shop, each.feature, each.item.load)
        .then(async (module) => {
          await prepareAll(shop, partsOf(shop.kernel, module, reach))
          return each
        })
        .catch(() => undefined),
    ),
  )
  return prepared.filter((each) => each !== undefined)
}

/** The same with their data: drawn with the first paint, so that nothing moves later. On a move they stand there already, and ask for themselves. */
export async function prepareFrame(
  shop: Workshop,
  chrome: Chrome | undefined,
  reach: Reach = 'all',
): Promise<readonly Shown<FramePart>[]> {
  const parts = await loadFrame(shop, chrome, reach)
  const modules = await Promise.all(parts.map(({ item }) => loadModule(item.load)))
  await Promise.all(modules.map((module) => askAll(shop, module.data?.())))
  return parts
}

const standsBy = (chrome: Chrome | undefined, { place }: FramePart) =>
  place === 'side' ? chrome?.sidebar === true : place === 'settings' ? chrome?.settings === true : true

export const isNear = ({ place }: FramePart) => place !== 'foot'

/** What these parts must do before anything is drawn, and what others put in the head of every document: one that fails costs no page. */
export async function earlyOf(shop: Workshop, parts: readonly Shown<FramePart>[]): Promise<readonly string[]> {
  const modules = await Promise.all(parts.map(({ item }) => loadModule(item.load)))
  const t = shop.texts.translator(shop.language)
  const scripts = shop.kernel.shown(earlyScripts, undefined).map(({ feature, item }) =>
    preparePart(shop, feature, item.load)
      .then(({ script }) => [script(t)])
      .catch(() => []),
  )
  return [...modules.flatMap(({ early }) => early ?? []), ...(await Promise.all(scripts)).flat()]
}

/** The rails of `/`, with their data. One that fails is left out; its error card shows when it is tried in the browser. */
export async function prepareHome(shop: Workshop): Promise<readonly Shown<HomeSection>[]> {
  const sections = shop.kernel.shown(homeSections, undefined)
  await Promise.allSettled(
    sections.map(async ({ feature, item }) => {
      const { section } = await preparePart(shop, feature, item.load)
      await askAll(shop, section.data?.())
    }),
  )
  return sections
}

const prepareAll = (shop: Workshop, parts: readonly Shown<Lazy>[]) =>
  Promise.allSettled(parts.map(({ feature, item }) => preparePart(shop, feature, item.load)))

async function preparePart<M>(shop: Workshop, feature: string, load: () => Promise<M>): Promise<M> {
  const [module] = await Promise.all([loadModule(load), shop.kernel.activate(feature), textsFor(shop, feature)])
  return module
}

function textsFor({ texts, language, lent }: Workshop, feature: string): Promise<void> | undefined {
  if (!lent) return loadTexts(texts, language, feature)
  lent.push(lendTexts(texts, language, feature))
  return undefined
}
