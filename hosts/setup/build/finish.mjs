import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { root } from '../root.mjs'

const squeeze = [
  ['.br', promisify(brotliCompress), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }],
  ['.gz', promisify(gzip), { level: 9 }],
]
const compressible = /\.(js|css|json|svg|txt|map)$/

/** Empties the folder of what the last build left and this one did not write again. */
export function sweep() {
  return {
    name: 'sweep',
    writeBundle({ dir }, bundle) {
      const keep = new Set(Object.keys(bundle).flatMap((file) => [file, `${file}.br`, `${file}.gz`]))
      for (const file of readdirSync(dir, { recursive: true, withFileTypes: true })) {
        const path = join(file.parentPath, file.name)
          .slice(dir.length + 1)
          .replaceAll('\\', '/')
        if (file.isFile() && !keep.has(path)) rmSync(join(dir, path))
      }
    },
  }
}

/** A `.br` and a `.gz` beside each text file: the server compresses nothing that never changes. Unchanged files are not squeezed again. */
export function precompress() {
  return {
    name: 'precompress',
    async writeBundle({ dir }, bundle) {
      const files = Object.values(bundle).filter(
        ({ fileName }) => compressible.test(fileName) && !fileName.endsWith('.map'),
      )
      await Promise.all(
        files.flatMap((file) =>
          squeeze.map(async ([ending, compress, options]) => {
            const path = join(dir, file.fileName + ending)
            if (existsSync(path) && file.fileName !== 'manifest.json') return // the name holds a hash of the content
            await writeFile(path, await compress(file.code ?? file.source, options))
          }),
        ),
      )
    },
  }
}

function packageOf(id) {
  for (let folder = dirname(id); folder.startsWith(root) && folder.length > root.length; folder = dirname(folder)) {
    const file = join(folder, 'package.json')
    if (!existsSync(file)) continue
    const about = JSON.parse(readFileSync(file, 'utf8'))
    if (about.name && about.version) return { folder, ...about }
  }
  return undefined
}

/** `licences.txt`: the packages whose code or fonts are in the browser's bundle, with their licences' words. */
export function licences() {
  return {
    name: 'licences',
    generateBundle(_, bundle) {
      const ids = Object.values(bundle).flatMap((chunk) => [
        ...(chunk.moduleIds ?? []),
        ...(chunk.originalFileNames ?? []),
      ])
      const packages = new Map()
      for (const id of ids.filter((each) => each.includes('node_modules'))) {
        const found = packageOf(id.replace(/^\0/, '').replace(/\?.*$/, ''))
        if (found) packages.set(found.name, found)
      }
      const text = [...packages.values()]
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .map(({ name, version, license, folder }) => {
          const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying|ofl)/i.test(each))
          return `${name} ${version} (${license})\n\n${file ? readFileSync(join(folder, file), 'utf8').trim() : ''}`
        })
        .join(`\n\n${'-'.repeat(80)}\n\n`)
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: `${text}\n` })
    },
  }
}
