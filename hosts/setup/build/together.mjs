import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

const FRAME_PART = /contribute\(frameParts, \{[^}]*place: '(?:top|bottom)'[^}]*import\('([^']+)'\)/g
const RUNTIME = /load: \(\) => import\('(\.\/runtime)'\)/g
/** With the helpers that wrap it: in another file they would make a circle of the two, which only one of the page's beginnings survives. */
const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]|\0commonjsHelpers/
const OWN = /[\\/]features[\\/]([^\\/]+)[\\/]client[\\/]/
const withoutEnding = (id) => id.replace(/\.tsx?$/, '')

const ICON = /node_modules[\\/]lucide-react[\\/]/
/** Fewer and more files would be fetched, more and pages would fetch what they do not need: measured by files and bytes over all pages. */
const MANY = 7
const KIT = /[\\/]features[\\/](ui|web)[\\/](kit|contract)[\\/]/

/** What the manifests say is there on every page: what starts with the house, and what stands above and below each page; sides stand by some, the foot below the fold. */
function alwaysThere() {
  const found = { code: new Set(), texts: new Set(), essential: new Set() }
  for (const feature of readdirSync(join(root, 'features'))) {
    const folder = join(root, 'features', feature)
    const manifest = join(folder, 'client/feature.ts')
    const says = existsSync(manifest) ? readFileSync(manifest, 'utf8') : ''
    if (!/activates: 'boot'|contribute\(frameParts,/.test(says)) continue
    for (const [, file] of [...says.matchAll(FRAME_PART), ...says.matchAll(RUNTIME)])
      found.code.add(join(folder, 'client', file))
    if (!/essential: true/.test(says)) continue
    found.essential.add(feature)
    if (!/contribute\(frameParts,/.test(says) && feature !== 'ui') continue
    for (const language of ['en', 'hi']) found.texts.add(join(folder, 'locales', `${language}.json`))
  }
  return found
}

/** These modules, and what they import. */
function reachedFrom(ids, getModuleInfo) {
  const reached = new Set()
  const next = [...ids]
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    next.push(...getModuleInfo(id).importedIds)
  }
  return reached
}

/**
 * Which of the browser's modules share a file. What every page fetches at once is few files and not ninety: together they weigh a seventh
 * less. So are icons and the small parts of the kit that many pages use, which would be a file of some hundred bytes each. Apart stay React,
 * which changes less often than all else; each language; and what a feature that can be switched off brings itself.
 */
export function together() {
  const { code, texts, essential } = alwaysThere()
  let files
  let entry

  function share(ids, getModuleInfo) {
    const shared = new Map()
    for (const id of reachedFrom(
      ids.filter((each) => code.has(withoutEnding(each))),
      getModuleInfo,
    )) {
      const feature = OWN.exec(id)?.[1]
      shared.set(id, feature === undefined || essential.has(feature) ? 'frame' : feature)
    }
    return shared
  }

  /** What many places use of the kit, where it brings nothing along but each other and what is there anyway. */
  function isPart(id, getModuleInfo) {
    const seen = new Set()
    const isLight = (each) => {
      if (seen.has(each) || files.has(each) || REACT.test(each) || ICON.test(each)) return true
      seen.add(each)
      return KIT.test(each) && getModuleInfo(each).importedIds.every(isLight)
    }
    const isShared = () => getModuleInfo(id).importers.length >= MANY && !entry.has(id)
    return (ICON.test(id) || KIT.test(id)) && isShared() && isLight(id)
  }

  return (id, { getModuleIds, getModuleInfo }) => {
    if (REACT.test(id)) return 'react'
    const language =
      texts.has(id) || id.includes('virtual:shell-texts/') ? /(en|hi)(\.json)?$/.exec(id)?.[1] : undefined
    if (language) return `texts-${language}`
    if (!files) {
      const ids = [...getModuleIds()]
      files = share(ids, getModuleInfo)
      entry = reachedFrom(
        ids.filter((each) => getModuleInfo(each).isEntry),
        getModuleInfo,
      )
    }
    return files.get(id) ?? (isPart(id, getModuleInfo) ? 'kit' : undefined)
  }
}
