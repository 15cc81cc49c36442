import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'

const FRAME_PART = /contribute\(frameParts, \{[^}]*place: '(?:top|bottom)'[^}]*import\('([^']+)'\)/g
const RUNTIME = /load: \(\) => import\('(\.\/runtime)'\)/g
/** With the helpers that wrap it: in another file they would make a circle of the two, which only one of the page's beginnings survives. */
const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]|\0commonjsHelpers/
const OWN = /[\\/]features[\\/]([^\\/]+)[\\/]client[\\/]/
const withoutEnding = (id) => id.replace(/\.tsx?$/, '')

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
 * less. Apart stay React, which changes less often than all else; each language; and what a feature that can be switched off brings itself.
 */
export function together() {
  const { code, texts, essential } = alwaysThere()
  let files

  function share(getModuleIds, getModuleInfo) {
    const shared = new Map()
    const next = [...getModuleIds()].filter((id) => code.has(withoutEnding(id)))
    for (let id = next.pop(); id !== undefined; id = next.pop()) {
      if (shared.has(id)) continue
      const feature = OWN.exec(id)?.[1]
      shared.set(id, feature === undefined || essential.has(feature) ? 'frame' : feature)
      next.push(...getModuleInfo(id).importedIds)
    }
    return shared
  }

  return (id, { getModuleIds, getModuleInfo }) => {
    if (REACT.test(id)) return 'react'
    const language =
      texts.has(id) || id.includes('virtual:shell-texts/') ? /(en|hi)(\.json)?$/.exec(id)?.[1] : undefined
    if (language) return `texts-${language}`
    files ??= share(getModuleIds, getModuleInfo)
    return files.get(id)
  }
}
