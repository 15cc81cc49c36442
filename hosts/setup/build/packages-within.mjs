import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { build } from 'esbuild'
import { root } from '../root.mjs'

/** What reads files of its own beside its code, or is machine code: these stay packages. */
const APART = [
  '@electric-sql/pglite',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  '@node-rs/*',
  '@resvg/*',
  'pino',
  'pg-native',
]

/** How CommonJS packages ask for modules of node from within a module. On the first line: no map has to move. */
const REQUIRE =
  'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.filename); '
const asksForNode = /typeof require\s*!==\s*"undefined"/

/** A map that says nothing: traces through packages name the bundle's own lines, and a start need not read megabytes of maps. */
const NO_MAP = `\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(
  JSON.stringify({ version: 3, sources: [''], names: [], mappings: 'A' }),
).toString('base64')}`

/**
 * The packages a server uses, inside its bundle: a start that looks up, reads and compiles a thousand files of theirs one by one takes half
 * as long again. Rollup's output is what goes in, so that our own code stays as it put it together. What our code asks for later stays a
 * package: a start doesn't pay for it, and only Node finds the names that an imported CommonJS module exports.
 */
export function packagesWithin() {
  return {
    name: 'packages-within',
    generateBundle: {
      order: 'post',
      async handler({ dir }, bundle) {
        const folder = resolve(root, dir)
        const at = (file) => join(folder, file)
        const files = new Map(Object.values(bundle).map((file) => [at(file.fileName), file]))
        const chunks = [...files.values()].filter(({ type }) => type === 'chunk')
        const { outputFiles } = await build({
          absWorkingDir: root,
          entryPoints: chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => at(fileName)),
          ...{ outdir: folder, outbase: folder, entryNames: '[name]', chunkNames: 'c/[name]-[hash]' },
          ...{ bundle: true, splitting: true, write: false, platform: 'node', format: 'esm', target: 'node20' },
          ...{ sourcemap: true, sourcesContent: false, logLevel: 'error', external: APART },
          define: { 'process.env.NODE_ENV': '"production"' },
          // A third of what a start reads would be blanks and comments; maps tell of our own lines.
          ...{ minifyWhitespace: true, lineLimit: 200 },
          plugins: [inMemory(files)],
        })
        for (const { fileName } of chunks) {
          delete bundle[fileName]
          delete bundle[`${fileName}.map`]
        }
        for (const { path, text } of outputFiles) {
          const source = asksForNode.test(text) ? REQUIRE + text : text
          this.emitFile({ type: 'asset', fileName: relative(folder, path).replaceAll('\\', '/'), source })
        }
      },
    },
  }
}

/** Rollup's chunks with their maps, which nobody has written yet. */
function inMemory(files) {
  return {
    name: 'in-memory',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\.{0,2}\// }, ({ path, importer, kind }) => {
        const file = kind === 'entry-point' ? path : join(dirname(importer), path)
        return files.has(file) ? { path: file } : undefined
      })
      onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) =>
        kind === 'dynamic-import' && files.has(importer) ? { path, external: true } : undefined,
      )
      onLoad({ filter: /node_modules.*\.[cm]?js$/ }, ({ path }) => ({
        contents: readFileSync(path, 'utf8') + NO_MAP,
        loader: 'js',
      }))
      onLoad({ filter: /\.js$/ }, ({ path }) => {
        const chunk = files.get(path)
        if (!chunk) return undefined
        const map = Buffer.from(chunk.map?.toString() ?? '').toString('base64')
        const contents = `${chunk.code}\n//# sourceMappingURL=data:application/json;base64,${map}`
        return { contents, loader: 'js', resolveDir: root } // its own folder is not there at a first build
      })
    },
  }
}
