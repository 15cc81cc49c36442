import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import resolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import { rollup } from 'rollup'
import { root } from '../root.mjs'
import { minify } from './minify.mjs'
import { transpile } from './transpile.mjs'

const WORKER = 'features/offline/client/worker/worker.ts'
const PAGE = 'features/offline/client/page/entry.tsx'
const SCRIPT = 'combineSw-sept24.js'
/** Weights and languages that every page may need; the rarer ones come with what uses them. */
const FONTS = /^(figtree|bricolage-grotesque)-latin-(wght|opsz)|^noto-sans-devanagari-devanagari-.*\.woff2$/

const url = (file) => `/assets/${file}`

/** What a chunk cannot do without: itself, what it imports, and their styles. */
function needsOf(bundle, chunk, found = new Set()) {
  if (!chunk || found.has(chunk.fileName)) return found
  found.add(chunk.fileName)
  for (const file of chunk.imports) needsOf(bundle, bundle[file], found)
  return found
}

/**
 * What every page begins with, whatever is switched on: the site's entry, the words of the shell in both languages, the fonts, and the
 * offline page. What a feature brings is kept when it is seen, so that one that is off is never fetched.
 */
export function describeBuild(bundle, styleOf) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
  const page = chunks.find(({ isEntry, name }) => isEntry && name === 'offline-page')
  const site = chunks.find(({ isEntry, name }) => isEntry && name === 'site')
  const words = chunks.filter(({ name }) => /^texts-(en|hi)$/.test(name))
  const needed = [site, page, ...words].flatMap((chunk) => [...needsOf(bundle, chunk)])
  const stylesOf = (files) => files.map((file) => styleOf(bundle[file])).filter(Boolean)
  const fonts = Object.keys(bundle).filter((file) => FONTS.test(file))
  const frame = [...new Set([...needed, ...stylesOf(needed), ...fonts])].sort()
  const pageStyles = new Set([
    ...stylesOf([...needsOf(bundle, site)]),
    ...stylesOf([...needsOf(bundle, page)]).toReversed(),
  ])
  return {
    // Names hold a hash of the content: another build is another list.
    id: createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 16),
    frame: frame.map(url),
    page: { script: url(page.fileName), styles: [...pageStyles].map(url) },
  }
}

async function bundleWorker(build) {
  const values = { __BUILD__: `(${JSON.stringify(build)})`, 'process.env.NODE_ENV': '"production"' }
  const made = await rollup({
    input: join(root, WORKER),
    plugins: [
      resolve({ browser: true, extensions: ['.mjs', '.js', '.ts'] }),
      transpile(),
      replace({ preventAssignment: true, values }),
      minify(),
    ],
  })
  const { output } = await made.generate({ format: 'iife' })
  await made.close()
  return output[0].code
}

/** The service worker beside the bundle, `worker/combineSw-sept24.js`: not among the files that never change. */
export function worker() {
  let build
  return {
    name: 'worker',
    buildStart() {
      this.emitFile({ type: 'chunk', id: PAGE, name: 'offline-page' })
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        build = describeBuild(bundle, (chunk) => chunk.meta?.css && this.getFileName(chunk.meta.css))
      },
    },
    async writeBundle({ dir }) {
      const folder = join(dir, '../worker')
      const code = await bundleWorker(build)
      await mkdir(folder, { recursive: true })
      // Whole or not at all: it is read while it is written.
      await writeFile(join(folder, `${SCRIPT}.new`), code)
      await rename(join(folder, `${SCRIPT}.new`), join(folder, SCRIPT))
    },
  }
}
