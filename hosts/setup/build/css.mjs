import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, relative, resolve } from 'node:path'
import { browserslistToTargets, transform } from 'lightningcss'
import { root } from '../root.mjs'

const require = createRequire(import.meta.url)
const targets = browserslistToTargets(['chrome 123', 'safari 17.5', 'firefox 125'])
const byKey = ([a], [b]) => (a < b ? -1 : 1)

const APP = '(max-width: 800px) and (display-mode: standalone)'
const inMedia = [
  [/\(max-width: 767px\)/g, `((max-width: 767px) or (${APP}))`],
  [/\(min-width: 768px\)/g, `((min-width: 768px) and (not (${APP})))`],
]

/** In the app's wrapper the phone's layout reaches up to 800 px (spec §9): said once, for every sheet that says where phones end. */
const alsoInApp = (code) =>
  code.replace(/@media[^{]+/g, (media) => inMedia.reduce((all, [plain, both]) => all.replace(plain, both), media))

/**
 * CSS and CSS modules. Both builds run it, so that class names agree; the browser build alone emits: one file for each chunk.
 * `url()` names a file beside the stylesheet or in a package (`@fontsource-variable/figtree/files/…`) and is emitted with a hash.
 */
export function css({ emit }) {
  const assets = new Map() // absolute path → rollup's reference

  return {
    name: 'css',
    transform(code, id) {
      if (!id.endsWith('.css')) return null
      const isModule = id.endsWith('.module.css')
      const result = transform({
        filename: relative(root, id).replaceAll('\\', '/'), // the class hash hangs on it: the same on every machine
        code: Buffer.from(alsoInApp(code)),
        minify: true,
        targets,
        analyzeDependencies: true,
        cssModules: isModule && { pattern: '[hash]_[local]' },
      })
      // lightningcss answers in another order each time; unsorted, every chunk's hash would change with every build.
      const exports = Object.entries(result.exports ?? {}).sort(byKey)
      const names = Object.fromEntries(
        exports.map(([key, { name, composes }]) => [key, [name, ...composes.map((each) => each.name)].join(' ')]),
      )
      const urls = (result.dependencies ?? [])
        .filter((each) => each.type === 'url')
        .map(({ placeholder, url }) => {
          if (url.startsWith('data:') || url.startsWith('#')) return { placeholder, url }
          const path = /^[.]/.test(url) ? resolve(dirname(id), url) : require.resolve(url)
          if (emit && !assets.has(path)) {
            assets.set(path, this.emitFile({ type: 'asset', name: basename(path), source: readFileSync(path) }))
          }
          return { placeholder, path }
        })
      return {
        code: isModule ? `export default ${JSON.stringify(names)}` : 'export {}',
        map: { mappings: '' },
        moduleSideEffects: isModule ? false : 'no-treeshake',
        meta: { css: { text: result.code.toString(), urls } },
      }
    },
    generateBundle(_, bundle) {
      if (!emit) return
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const sheets = chunk.moduleIds.map((id) => this.getModuleInfo(id)?.meta.css).filter(Boolean)
        if (sheets.length === 0) continue
        const source = sheets
          .map(({ text, urls }) =>
            urls.reduce(
              (all, { placeholder, path, url }) =>
                all.replaceAll(placeholder, url ?? `/assets/${this.getFileName(assets.get(path))}`),
              text,
            ),
          )
          .join('\n')
        chunk.meta = { css: this.emitFile({ type: 'asset', name: `${chunk.name}.css`, source }) }
      }
    },
  }
}
