import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { standInFor } from './stand-ins.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const dist = join(root, 'dist')

/** As for a test that is run by itself: see register.mjs. */
const standIns: Plugin = {
  name: 'stand-ins',
  setup: ({ onLoad, onResolve }) => {
    onLoad({ filter: /\.(css|woff2|svg|png)$/ }, ({ path }) => ({ contents: standInFor(path), loader: 'js' }))
    onResolve({ filter: /^virtual:/ }, ({ path }) => ({ path, external: true }))
  },
}

/** Tests and hosts find files of the project beside their source; the embedded database finds its thread beside what was made here. */
const places: Plugin = {
  name: 'places',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/(test|hosts)\/.*\.(tsx?|mjs)$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', `'${pathToFileURL(path).href}'`),
      loader: path.endsWith('.tsx') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'js',
    })),
}

/** Packages of hundreds of small files, which cost each test more to find than to run. */
const TOGETHER =
  /^(lucide-react|kysely|inversify|@inversifyjs\/.*|@sinclair\/typebox.*|@tanstack\/.*|libphonenumber-js.*)$/

const packages: Plugin = {
  name: 'packages',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || TOGETHER.test(path) ? undefined : { path, external: true },
    ),
}

/** Makes JavaScript of these files and what they import, once for all processes that run them. Returns the folder, and what removes it. */
export async function makeSources(files: readonly string[]): Promise<{ readonly folder: string; remove(): void }> {
  mkdirSync(dist, { recursive: true })
  const folder = mkdtempSync(join(dist, 'test-'))
  const own = files.map((file) => ({ in: file, out: file.replace(/\.tsx?$/, '') }))
  await build({
    entryPoints: [...own, { in: 'features/data/server/embedded/worker.ts', out: 'worker' }],
    absWorkingDir: root,
    outdir: folder,
    bundle: true,
    splitting: true,
    chunkNames: 'c/[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'error',
    plugins: [standIns, places, packages],
  })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
