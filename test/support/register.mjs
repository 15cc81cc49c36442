// Loaded with `--import` before any test: what only a bundler understands gets a stand-in.
import { register } from 'node:module'

const hooks = `
const NAMES = 'export default new Proxy({}, { get: (_, name) => (typeof name === "string" ? name : undefined) })'

export async function load(url, context, next) {
  const path = url.split('?')[0]
  if (path.endsWith('.module.css')) return { format: 'module', shortCircuit: true, source: NAMES }
  if (/\\.(css|woff2|svg|png)$/.test(path)) return { format: 'module', shortCircuit: true, source: 'export {}' }
  return next(url, context)
}
`
register(`data:text/javascript,${encodeURIComponent(hooks)}`, import.meta.url)
