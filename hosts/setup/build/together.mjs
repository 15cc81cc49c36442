import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { firstPages } from './first-pages.mjs'
import { onceAlive } from './once-alive.mjs'
import { reachedFrom } from './reach.mjs'

const FRAME_PART = /contribute\(frameParts, \{[^}]*place: '(?:top|bottom)'[^}]*import\('([^']+)'\)/g
const RUNTIME = /load: \(\) => import\('(\.\/runtime)'\)/g
/** With the helpers that wrap it: in another file they would make a circle of the two, which only one of the page's beginnings survives. */
const PREACT = /node_modules[\\/](react|react-dom|preact)[\\/]|\0commonjsHelpers/
const OWN = /[\\/]features[\\/]([^\\/]+)[\\/]client[\\/]/
const SITE = /[\\/]hosts[\\/]site[\\/]entry\.ts$/
/** What stays with a page's beginning: the features' manifests, and what boots them. */
const MANIFEST = /[\\/](features[\\/][^\\/]+[\\/]client|hosts)[\\/]/
const withoutEnding = (id) => id.replace(/\.tsx?$/, '')

const ICON = /node_modules[\\/]lucide-react[\\/]/
/** Fewer and more files would be fetched, more and pages would fetch what they do not need: measured by files and bytes over all pages. */
const MANY = 7
/** Characters. What is larger, and in no other part, is worth a file of its own: a table is on few pages. */
const SMALL = 3000
const STYLES = /\.module\.css$/
const KIT = /[\\/]features[\\/](ui|web)[\\/](kit|contract)[\\/]/
/** Fields are of forms, dialogs of what is asked: a page has all of a folder, or none. */
const FOLDER = /[\\/]ui[\\/]kit[\\/]([a-z]+)[\\/]/

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

/**
 * Which of the browser's modules share a file. What every page fetches at once is few files and not ninety: together they weigh a seventh
 * less. So are icons and the small parts of the kit that many pages use, which would be a file of some hundred bytes each. Apart stay Preact,
 * which changes less often than all else; each language; and what a feature that can be switched off brings itself.
 */
export function together() {
  const { code, texts, essential } = alwaysThere()
  let files
  let entry
  let fileOfFirst
  let fileOfLater

  function share(ids, getModuleInfo) {
    const shared = new Map()
    const reached = reachedFrom(
      ids.filter((each) => code.has(withoutEnding(each))),
      getModuleInfo,
    )
    for (const id of reached) {
      const feature = OWN.exec(id)?.[1]
      shared.set(id, feature === undefined || essential.has(feature) ? 'frame' : feature)
    }
    for (const id of entry) if (!MANIFEST.test(id)) shared.set(id, 'frame')
    return shared
  }

  /** What many places use of the kit, where it brings nothing along but each other and what is there anyway. */
  function isPart(id, getModuleInfo) {
    const { importers, code } = getModuleInfo(id)
    if (STYLES.test(id)) return KIT.test(id) && importers.some((each) => isPart(each, getModuleInfo))
    const seen = new Set()
    const isLight = (each) => {
      if (seen.has(each) || files.has(each) || PREACT.test(each) || ICON.test(each)) return true
      seen.add(each)
      return KIT.test(each) && getModuleInfo(each).importedIds.every(isLight)
    }
    const isSmall = () => code.length < SMALL || importers.some((each) => KIT.test(each))
    const isShared = () => importers.length >= MANY && isSmall() && !entry.has(id)
    return (ICON.test(id) || KIT.test(id)) && isShared() && isLight(id)
  }

  return (id, { getModuleIds, getModuleInfo }) => {
    if (PREACT.test(id)) return 'preact'
    const language =
      texts.has(id) || id.includes('virtual:shell-texts/') ? /(en|hi)(\.json)?$/.exec(id)?.[1] : undefined
    if (language) return `texts-${language}`
    if (!files) {
      const ids = [...getModuleIds()]
      entry = reachedFrom(
        ids.filter((each) => SITE.test(each)),
        getModuleInfo,
      )
      files = share(ids, getModuleInfo)
      fileOfFirst = firstPages(ids, getModuleInfo, files)
      fileOfLater = onceAlive(ids, getModuleInfo, files)
    }
    if (files.has(id)) return files.get(id)
    const first = fileOfFirst(id)
    if (first) return entry.has(id) ? 'frame' : first
    const later = fileOfLater(id)
    if (later && !entry.has(id)) return later
    if (!isPart(id, getModuleInfo)) return undefined
    const folder = FOLDER.exec(id)?.[1]
    return folder ? `kit-${folder}` : 'kit'
  }
}
