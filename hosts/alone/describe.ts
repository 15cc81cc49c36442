import type { Feature } from '../../kernel/index'
import { menuEntries } from '../../features/navigation/contract'
import { pages, redirects } from '../../features/web/contract'
import type { SceneAnswer } from './scene-wire'

type Item = { readonly id?: string; readonly path?: string; readonly href?: string; readonly to?: string }

const itemsOf = (feature: Feature | undefined, point: string): readonly Item[] =>
  (feature?.contributes ?? []).filter(({ to }) => to.name === point).map(({ item }) => item)

/** An address of a pattern that shows something: one that the feature itself leads to, or the first thing by id. */
function addressOf(path: string, known: readonly string[]): string {
  const pattern = new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}$`)
  const first = path.replace(/:(id|[a-z]+Id)\b/g, '1')
  return known.find((each) => pattern.test(each)) ?? (first.includes(':') || first.includes('*') ? '' : first)
}

/** The pages of a half, each with an address to open it at. */
export function pagesOf(feature: Feature | undefined): SceneAnswer['pages'] {
  const known = [
    ...itemsOf(feature, redirects.name).map(({ to = '' }) => to),
    ...itemsOf(feature, menuEntries.name).map(({ href = '' }) => href),
  ]
  return itemsOf(feature, pages.name).map(({ id = '', path = '' }) => ({ id, path, open: addressOf(path, known) }))
}

/** What a half's manifest adds, by point; its runtime may add more. */
export function addsOf(feature: Feature | undefined): SceneAnswer['halves'][number]['adds'] {
  const found = new Map<string, string[]>()
  for (const { to, item } of feature?.contributes ?? [])
    found.set(to.name, [...(found.get(to.name) ?? []), item.id ?? to.name])
  return [...found].map(([point, ids]) => ({ point, ids })).sort((a, b) => (a.point < b.point ? -1 : 1))
}
