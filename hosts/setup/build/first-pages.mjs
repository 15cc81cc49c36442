import { join } from 'node:path'
import { reachedFrom } from './reach.mjs'
import { manifests, named, sharedBy } from './shared-by.mjs'

/** The pages that most people open first: the module of each, and the points whose items it draws at once. */
const PAGES = {
  home: { module: /[\\/]home-page\.tsx$/, points: ['homeSections'] },
  list: { module: /[\\/]listing-page\.tsx$/, points: ['cardActions', 'listActions'] },
  detail: { module: /[\\/]detail-page\.tsx$/, points: ['detailActions'] },
  login: { module: /[\\/]login-page\.tsx$/, points: [] },
}
const ITEM = /contribute\((\w+), \{[^}]*import\('([^']+)'\)/g

/** By point: the modules that manifests contribute to it, without their endings. */
function contributed() {
  const found = new Map()
  for (const { folder, says } of manifests())
    for (const [, point, file] of says.matchAll(ITEM))
      found.set(point, [...(found.get(point) ?? []), join(folder, file)])
  return found
}

/**
 * Which file a module of these pages' beginning shares: apart also by whether other pages need it too. A page's beginning is a dozen files, and a
 * tenth lighter than with one for each module that is needed in its own set of places. `files`: those that have a file already.
 */
export function firstPages(ids, getModuleInfo, files) {
  const items = contributed()
  const pages = Object.entries(PAGES).map(([name, { module, points }]) => {
    const parts = new Set(points.flatMap((point) => items.get(point) ?? []))
    return { name, entries: [...ids.filter((id) => module.test(id)), ...named(ids, parts)] }
  })
  const known = new Set(pages.flatMap(({ entries }) => entries))
  const elsewhere = ids
    .flatMap((id) => getModuleInfo(id).dynamicallyImportedIds)
    .filter((id) => !known.has(id) && !files.has(id))
  const also = reachedFrom([...new Set(elsewhere)], getModuleInfo)
  return sharedBy(pages, getModuleInfo, files, (id) => (also.has(id) ? ['too'] : []))
}
