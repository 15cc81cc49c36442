import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { reachedFrom } from './reach.mjs'

const OWN = /[\\/]features[\\/]([^\\/]+)[\\/]client[\\/]/
const OURS = /[\\/]features[\\/]|[\\/](lucide-react|@tanstack)[\\/]|\0drawn-lines/
const withoutEnding = (id) => id.replace(/\.tsx?$/, '')

/** Each feature's client half: its folder and what its manifest says. */
export function manifests() {
  return readdirSync(join(root, 'features'))
    .map((feature) => join(root, 'features', feature, 'client'))
    .filter((folder) => existsSync(join(folder, 'feature.ts')))
    .map((folder) => ({ folder, says: readFileSync(join(folder, 'feature.ts'), 'utf8') }))
}

/** Those of the modules that a list of files (without their endings) names. */
export const named = (ids, files) => ids.filter((id) => files.has(withoutEnding(id)))

/**
 * Which file a module shares that at least one of these beginnings (`name`, `entries`) needs, and that has none in `files`: with what the same of them
 * need, apart by the feature that brings it and may be switched off. `mark` tells apart what must not share with its likes.
 */
export function sharedBy(beginnings, getModuleInfo, files, mark = () => []) {
  const reached = beginnings.map(({ name, entries }) => ({ name, ids: reachedFrom(entries, getModuleInfo) }))
  return (id) => {
    if (!OURS.test(id) || files.has(id)) return undefined
    const by = reached.filter((each) => each.ids.has(id)).map(({ name }) => name)
    if (by.length === 0) return undefined
    return [OWN.exec(id)?.[1] ?? 'kit', ...by, ...mark(id)].join('-')
  }
}
