import { addRoute, createRouter, findRoute } from 'rou3'
import type { Shown } from './kernel-context'
import type { Kernel } from '../../../kernel/index'
import { type Page, pages, type Redirect, redirects } from '../contract'

export type Match =
  | {
      readonly kind: 'page'
      readonly page: Page
      readonly feature: string
      readonly params: Readonly<Record<string, string>>
    }
  | { readonly kind: 'redirect'; readonly to: string; readonly permanent: boolean }

export interface PageTable {
  /** What stands at a path (without its query), or nothing: one look-up, however many pages there are. */
  match(path: string): Match | undefined
}

type Target = { readonly shown: Shown<Page> } | { readonly redirect: Redirect }

const pattern = (path: string) => path.replace(/\*(\w+)$/, '**:$1')

function fill(to: string, params: Readonly<Record<string, string>>): string {
  return to.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

const decode = (params: Readonly<Record<string, string>> = {}) => {
  const decoded: Record<string, string> = {}
  for (const [name, value] of Object.entries(params)) {
    try {
      decoded[name] = decodeURIComponent(value)
    } catch {
      return undefined // a broken escape is no page's address
    }
  }
  return decoded
}

/** Where a redirect leads whoever came with this `?query#hash`: it goes along, but what the redirect itself says comes first. */
export function withRest(to: string, rest: string): string {
  const [[address, ownHash], [query, hash]] = [atHash(to), atHash(rest)]
  return address + (address.includes('?') ? query.replace('?', '&') : query) + (ownHash || hash)
}

function atHash(address: string): readonly [before: string, hash: string] {
  const at = address.indexOf('#')
  return at === -1 ? [address, ''] : [address.slice(0, at), address.slice(at)]
}

/** The pattern's own spelling of a path that was asked for in another case; parameters are never re-cased. */
function respell(path: string, own: string): string {
  const fixed = own.split('/')
  return path
    .split('/')
    .map((part, index) =>
      fixed[index]?.startsWith(':') || fixed[index]?.startsWith('*') ? part : (fixed[index] ?? part),
    )
    .join('/')
}

/** The page as it is for these parameters. */
function formOf(page: Page, params: Readonly<Record<string, string>>): Page {
  const { unless } = page
  if (!unless?.looksLike.test(params[unless.param] ?? '')) return page
  return { ...page, load: unless.load, ...(unless.chrome && { chrome: unless.chrome }) }
}

/** One trie over all contributed pages and redirects: static before parameter before rest. */
export function createPageTable(pages: readonly Shown<Page>[], redirects: readonly Redirect[]): PageTable {
  const exact = createRouter<Target>()
  const folded = createRouter<Target>()
  for (const redirect of redirects) {
    addRoute(exact, '', pattern(redirect.from), { redirect })
    addRoute(folded, '', pattern(redirect.from.toLowerCase()), { redirect })
  }
  for (const shown of pages) {
    addRoute(exact, '', pattern(shown.item.path), { shown })
    addRoute(folded, '', pattern(shown.item.path.replace(/(^|\/)([^/:*]+)/g, (part) => part.toLowerCase())), { shown })
  }

  function found(
    path: string,
    { data, params }: { data: Target; params?: Record<string, string> | undefined },
  ): Match | undefined {
    const values = decode(params)
    if (!values) return undefined
    if ('redirect' in data)
      return { kind: 'redirect', to: fill(data.redirect.to, values), permanent: data.redirect.permanent }
    return { kind: 'page', page: formOf(data.shown.item, values), feature: data.shown.feature, params: values }
  }

  return {
    match(path) {
      if (path.startsWith('//')) return undefined // as a redirect it would lead to another site
      const bare = path.length > 1 && path.endsWith('/') ? path.replace(/\/+$/, '') || '/' : path
      const direct = findRoute(exact, '', bare)
      if (direct) return bare === path ? found(path, direct) : { kind: 'redirect', to: bare, permanent: true }
      const other = findRoute(folded, '', bare.toLowerCase())
      if (!other) return undefined
      const own = 'shown' in other.data ? other.data.shown.item.path : other.data.redirect.from
      return { kind: 'redirect', to: respell(bare, own), permanent: true }
    },
  }
}

const tables = new WeakMap<object, PageTable>()

/** The page table of a kernel as its switches stand: made again when its view of the pages is another. */
export function tableOf(kernel: Kernel): PageTable {
  const view = kernel.view(pages)
  const known = tables.get(view)
  if (known) return known
  const table = createPageTable(kernel.shown(pages), kernel.view(redirects))
  tables.set(view, table)
  return table
}
