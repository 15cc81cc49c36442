import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { reachedFrom } from './reach.mjs'

/** The pages that most people open first: the module of each, and the points whose items it draws at once. */
const PAGES = {
  home: { module: /[\\/]home-page\.tsx$/, points: ['homeSections'] },
  list: { module: /[\\/]listing-page\.tsx$/, points: ['cardActions', 'listActions'] },
  detail: { module: /[\\/]detail-page\.tsx$/, points: ['detailActions'] },
  login: { module: /[\\/]login-page\.tsx$/, points: [] },
}
const ITEM = /contribute\((\w+), \{[^}]*import\('([^']+)'\)/g
const OWN = /[\\/]features[\\/]([^\\/]+)[\\/]client[\\/]/
const OURS = /[\\/]features[\\/]|[\\/](lucide-react|@tanstack)[\\/]|\0drawn-lines/
const withoutEnding = (id) => id.replace(/\.tsx?$/, '')

/** By point: the modules that manifests contribute to it, without their endings. */
function contributed() {
  const found = new Map()
  for (const feature of readdirSync(join(root, 'features'))) {
    const folder = join(root, 'features', feature, 'client')
    const manifest = join(folder, 'feature.ts')
    for (const [, point, file] of existsSync(manifest) ? readFileSync(manifest, 'utf8').matchAll(ITEM) : [])
      found.set(point, [...(found.get(point) ?? []), join(folder, file)])
  }
  return found
}

/**
 * Which file a module of these pages' beginning shares: with what the same of these pages need, apart by whether other pages need it too, and by
 * the feature that brings it and may be switched off. A page's beginning is a dozen files, and a tenth lighter than with one for each module
 * that is needed in its own set of places. `files`: those that have a file already.
 */
export function firstPages(ids, getModuleInfo, files) {
  const items = contributed()
  const seeds = Object.entries(PAGES).map(([name, { module, points }]) => {
    const parts = new Set(points.flatMap((point) => items.get(point) ?? []))
    return { name, entries: ids.filter((id) => module.test(id) || parts.has(withoutEnding(id))) }
  })
  const reached = seeds.map(({ name, entries }) => ({ name, ids: reachedFrom(entries, getModuleInfo) }))
  const known = new Set(seeds.flatMap(({ entries }) => entries))
  const elsewhere = ids
    .flatMap((id) => getModuleInfo(id).dynamicallyImportedIds)
    .filter((id) => !known.has(id) && !files.has(id))
  const also = reachedFrom([...new Set(elsewhere)], getModuleInfo)

  return (id) => {
    if (!OURS.test(id)) return undefined
    const by = reached.filter((each) => each.ids.has(id)).map(({ name }) => name)
    if (by.length === 0) return undefined
    return [OWN.exec(id)?.[1] ?? 'kit', ...by, ...(also.has(id) ? ['too'] : [])].join('-')
  }
}
