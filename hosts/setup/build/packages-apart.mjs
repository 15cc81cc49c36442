import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { rollup } from 'rollup'
import { root } from '../root.mjs'

const require = createRequire(import.meta.url)
const ENTRY = '\0package:'
const isPackage = (id) => !/^[./\0]|^virtual:|\.css$/.test(id)
/** As a file's name: `@scope/name/part` → `@scope_name_part`. */
const fileOf = (id) => `${id.replaceAll('/', '_')}.js`
/** Other versions, other addresses: browsers may keep what they have. */
const folderOf = () =>
  `v-${createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
    .slice(0, 12)}`

/** One file for each package that we import, with all that it exports; of a CommonJS one the names are asked for. */
function entries() {
  return {
    name: 'package-entries',
    resolveId: (id) => (id.startsWith(ENTRY) ? id : null),
    async load(id) {
      if (!id.startsWith(ENTRY)) return null
      const name = id.slice(ENTRY.length)
      const from = JSON.stringify(name)
      const found = await this.resolve(name, join(root, 'package.json'))
      const { exports } = await this.load(found)
      if (!exports.includes('__moduleExports')) {
        return `export * from ${from};${exports.includes('default') ? `export { default } from ${from}` : ''}`
      }
      const names = Object.keys(require(name)).filter((each) => each !== 'default' && /^[\w$]+$/.test(each))
      return `import whole from ${from}; export default whole; export const { ${names.join(', ')} } = whole`
    },
  }
}

/**
 * In development packages stand in files of their own, made once for a lockfile: what is built with every save is our own code.
 * `plugins` make a package fit for browsers.
 */
export function packagesApart(plugins) {
  const folder = folderOf()
  const wanted = new Set()

  async function make(dir, names) {
    const built = await rollup({
      input: Object.fromEntries(names.map((id) => [fileOf(id), ENTRY + id])),
      plugins: [entries(), ...plugins],
      onwarn: () => {},
    })
    await built.write({ dir, entryFileNames: '[name]', chunkFileNames: '[hash].js' })
    await built.close()
  }

  return {
    external(id, importer) {
      if (importer && isPackage(id)) wanted.add(id)
      return wanted.has(id)
    },
    paths: (id) => (wanted.has(id) ? `/assets/${folder}/${fileOf(id)}` : id),
    plugin: {
      name: 'packages-apart',
      async writeBundle({ dir }) {
        const list = join(dir, folder, 'packages.json')
        const made = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
        const names = [...new Set([...made, ...wanted])].sort()
        if (names.length === made.length) return
        await make(join(dir, folder), names)
        writeFileSync(list, JSON.stringify(names)) // last: what was cut short is made again
      },
    },
  }
}
