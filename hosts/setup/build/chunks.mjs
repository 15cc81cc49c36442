import { relative } from 'node:path'
import { root } from '../root.mjs'

const nameOf = (id) => (id.startsWith('\0') ? id.slice(1) : relative(root, id).replaceAll('\\', '/'))
const isOurs = (id) => id && !id.includes('node_modules')

/**
 * Wraps each dynamic import. In the browser as `__chunk((a) => import(a), './c/x-page-….js')`: the wrapper fetches the chunk's styles beside it,
 * and knows it by its address, since a name would be fetched for each of hundreds. On the server as
 * `__chunk(import(…), 'features/…/x-page.tsx')`: there it remembers which chunk a module came from, so that a page's HTML can name exactly what
 * it needs.
 */
export function chunks({ inBrowser = false } = {}) {
  return {
    name: 'chunks',
    renderDynamicImport({ targetModuleId }) {
      if (!isOurs(targetModuleId)) return null
      if (inBrowser) return { left: '__chunk((a) => import(a), ', right: ')' }
      return { left: '__chunk(import(', right: `),${JSON.stringify(nameOf(targetModuleId))})` }
    },
  }
}

/** `manifest.json`: for the entry and each dynamic import its file, and what it needs at once: scripts and styles. */
export function manifest() {
  return {
    name: 'manifest',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const needs = (chunk, seen = new Set()) => {
          if (!chunk || seen.has(chunk)) return seen
          seen.add(chunk)
          for (const file of chunk.imports) needs(bundle[file], seen)
          return seen
        }
        // By module, not by facade: a chunk that others share has none.
        const isNamed = (id) => {
          const info = this.getModuleInfo(id)
          return info?.isEntry || (info?.dynamicImporters.length ?? 0) > 0
        }
        const entries = Object.values(bundle)
          .filter((chunk) => chunk.type === 'chunk')
          .flatMap((chunk) => {
            const named = chunk.moduleIds.filter(isNamed)
            if (named.length === 0) return []
            const all = [...needs(chunk)]
            const styles = all.map((each) => each.meta?.css && this.getFileName(each.meta.css)).filter(Boolean)
            const scripts = all.slice(1).map((each) => each.fileName)
            return named.map((id) => [
              nameOf(id),
              { file: chunk.fileName, scripts: scripts.sort(), styles: styles.toReversed() },
            ])
          })
        const sorted = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
        this.emitFile({ type: 'asset', fileName: 'manifest.json', source: JSON.stringify(sorted) })
      },
    },
  }
}
