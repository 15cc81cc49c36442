import { join } from 'node:path'
import { manifests, named, sharedBy } from './shared-by.mjs'

const ITEM = /contribute\((\w+), \{([^}]*)import\('([^']+)'\)/g
/** `navigation` writes its own in a word. */
const PANEL = /\bpanel\('\w+', \(\) => import\('([^']+)'\)/g
const RUNTIME = './runtime'

/**
 * When a page fetches an item of a manifest: `foot` what stands below the fold, whose styles come with the page, `late` as soon as it is alive, `own`
 * then by who is signed in, `forehand` when nothing else is to do.
 */
function whenOf(point, item) {
  if (point === 'panels') return 'forehand'
  if (point === 'barParts' || point === 'accountParts') return 'own'
  if (point === 'footParts' || (point === 'frameParts' && /place: 'foot'/.test(item))) return 'foot'
  if (point !== 'overlays' || !/shows: 'start'/.test(item)) return undefined
  return /signedIn\(\)/.test(item) ? 'own' : 'late'
}

/**
 * Which file a module shares that every page fetches once it is alive: with those of its feature that come no later, and what they run. Without it
 * they are sixty files of a kilobyte each.
 */
export function onceAlive(ids, getModuleInfo, files) {
  const found = { foot: new Set(), late: new Set(), own: new Set(), forehand: new Set() }
  for (const { folder, says } of manifests()) {
    for (const [, point, item, file] of says.matchAll(ITEM)) {
      const when = whenOf(point, item)
      if (when) found[when].add(join(folder, file))
      if (when && point === 'overlays') found[when].add(join(folder, RUNTIME))
    }
    for (const [, file] of says.matchAll(PANEL)) found.forehand.add(join(folder, file))
  }
  const turns = Object.entries(found).map(([name, modules]) =>
    sharedBy([{ name, entries: named(ids, modules) }], getModuleInfo, files),
  )
  return (id) => {
    for (const fileOf of turns) if (fileOf(id)) return fileOf(id)
    return undefined
  }
}
