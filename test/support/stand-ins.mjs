import { readFileSync } from 'node:fs'

const NAMES = 'export default new Proxy({}, { get: (_, name) => (typeof name === "string" ? name : undefined) })'

/** What a file that only a bundler understands is to a test: the class names of a module of styles, else nothing. */
export const standInFor = (path) => (path.endsWith('.module.css') ? NAMES : 'export {}')

const FROM_PACKAGE = /^(.+\/node_modules\/((?:@[^/]+\/)?[^/]+))\//

/**
 * Of a package that has a file for each way to import it, the one for bundlers, as the site is built: `require` would bring it a Preact of its
 * own, which knows nothing of what is being drawn.
 */
export async function resolve(name, context, next) {
  const found = await next(name, context)
  const [, folder, of] = FROM_PACKAGE.exec(found.url) ?? []
  if (of !== name || found.format === 'module') return found
  const { module } = JSON.parse(readFileSync(new URL(`${folder}/package.json`), 'utf8'))
  return module ? { ...found, url: new URL(module, `${folder}/`).href, format: 'module' } : found
}

/** The same as a hook of Node's. */
export async function load(url, context, next) {
  const path = url.split('?')[0]
  if (!/\.(css|woff2|svg|png)$/.test(path)) return next(url, context)
  return { format: 'module', shortCircuit: true, source: standInFor(path) }
}
