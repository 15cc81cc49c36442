import type { Guard, Point } from '../../../kernel/declare'
import { guard, point } from '../../../kernel/declare'
import type { ApiRequest } from './http'

/** What surrounds a page (spec §2.6: per-route flags). All but `sidebar` are on unless a page says otherwise. */
export interface Chrome {
  /** `title`: the page draws the kit's `CustomTitleBar` in place of it; search and bottom bar step aside (spec §2.1). */
  readonly header?: boolean | 'title'
  readonly footer?: boolean
  readonly loginPrompt?: boolean
  /** Whoever has not finished signing up is led there from here (spec §4). */
  readonly signUpRedirect?: boolean
  readonly sidebar?: boolean
  /** A page of one's settings: the list of them stands beside it. */
  readonly settings?: boolean
  /** Hides search and bottom bar: forms, tests, editors. */
  readonly focused?: boolean
  /** False where the page has an action bar of its own at the bottom of a phone: one bar at a time. */
  readonly bottomBar?: boolean
  /** With `?zoom=1` nothing surrounds it: it draws the kit's `ZoomedFrame` (spec §2.1, zoomed iframe view). */
  readonly zoom?: boolean
}

/** Where a visitor stands. `query` keeps the first value of each name. */
export interface PageAt {
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
}

export interface PageProps {
  readonly at: PageAt
}

/** What stands in the document's head. Texts are in the visitor's language already; `canonical` is a path. */
export interface Head {
  readonly title: string
  readonly description?: string
  readonly canonical?: string
  /** Paths of the same in each language, where these are two pages; else the language is told apart by `lang`. */
  readonly languages?: { readonly en: string; readonly hi: string }
  readonly robots?: string
  /** A path or an absolute URL. */
  readonly image?: string
  /** What follows this page's content elsewhere: feeds and calendars. */
  readonly alternates?: readonly { readonly type: string; readonly title: string; readonly href: string }[]
  readonly jsonLd?: readonly object[]
}

export interface HeadContext<Data> {
  readonly data: Data
  readonly at: PageAt
  readonly language: 'en' | 'hi'
  readonly t: (key: string, values?: Readonly<Record<string, unknown>>) => string
  /** The site's origin without a slash at the end, for absolute URLs in JSON-LD. */
  readonly origin: string
}

/** A page's file: `export const page: PageModule = { Page, data, head }`. */
export interface PageModule {
  /** A React component. */
  readonly Page: (props: PageProps) => unknown
  /** Declared GETs whose answers the page shows; asked before it renders. Guarded pages name none: they ask in the browser. */
  readonly data?: (at: PageAt) => Readonly<Record<string, ApiRequest<unknown>>>
  /** Points whose items this page draws: what they load is there with the first paint. */
  readonly parts?: readonly Point<never>[]
  /** Points whose items it draws far down, within `AliveInSight`: the server draws them with the page, browsers fetch what they load once the page is alive. */
  readonly below?: readonly Point<never>[]
  /** Features whose words this page speaks beside its own: they are there with the first paint. */
  readonly texts?: readonly string[]
  // A method, so that a page may narrow the type of its data.
  head?(context: HeadContext<never>): Head
  /** A better address, or a status other than 200, once the data is known. */
  outcome?(
    data: never,
    at: PageAt,
    language: 'en' | 'hi',
  ): { readonly redirect?: string; readonly status?: number } | undefined
}

export interface PartHeadContext<Data, Page> extends Omit<HeadContext<Data>, 't'> {
  /** The page's own data. */
  readonly page: Page
}

/** What the module of a page's part may say beside its component, of the answers that it named. */
export interface PartHead {
  jsonLd?(context: PartHeadContext<never, never>): readonly object[]
}

/** For pages that exist in a demo and in development only. */
export const demoOnly = guard('web.demo-only')

/** A page of the site. Patterns: `/internships`, `/user/registrations/:kind/:state`, `/legal/*rest`; one owner each. */
export interface Page {
  readonly id: string
  readonly path: string
  /** Judged on the server for the real visitor; a guarded page is served as its frame, never cached. */
  readonly access?: readonly Guard[]
  readonly chrome?: Chrome
  /** Inactivity is tracked here (spec §4). */
  readonly trackActivity?: boolean
  /** Takeovers that leave it alone, by what they spare. */
  readonly openTo?: readonly string[]
  /** Text key in the shell catalogue: the title until the page's own head is known. */
  readonly title?: string
  /** Who finds it by its name, in search and palette, beside those who may open it at all: false where it lives on what the link to it carries. */
  readonly listed?: false | readonly Guard[]
  readonly load: () => Promise<{ readonly page: PageModule }>
  /** Another module, with its own surroundings, for addresses whose parameter looks so: `/jobs/:slug` is an opportunity or a list. */
  readonly unless?: {
    readonly param: string
    readonly looksLike: RegExp
    readonly load: Page['load']
    readonly chrome?: Chrome
  }
}

const shape = (path: string) =>
  path
    .replace(/:[^/]+/g, ':')
    .replace(/\*.*$/, '*')
    .toLowerCase()

export const pages = point<Page>('web.pages', {
  key: ({ path }) => shape(path),
  check: ({ path }) => (path.startsWith('/') ? undefined : `a page's path starts with "/", not "${path}"`),
  whenFailed: 'keep',
})

/** An address that has moved (spec §2.6). `from` is a pattern, `to` may name its parameters: `/quizzes` → `/quiz`. Query and hash go along. */
export interface Redirect {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly permanent: boolean
}

export const redirects = point<Redirect>('web.redirects', { key: ({ from }) => shape(from) })

/** A rail of `/`, in order. Its data is asked with the page's. */
export interface HomeSection {
  readonly id: string
  readonly load: () => Promise<{ readonly section: HomeSectionModule }>
}

export interface HomeSectionModule {
  /** A React component; draws nothing when it has nothing to show. */
  readonly Section: () => unknown
  readonly data?: () => Readonly<Record<string, ApiRequest<unknown>>>
}

export const homeSections = point<HomeSection>('web.home-sections', { key: (each) => each.id })
