import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const IMPORT = /^import \{([^}]+)\} from ['"]([^'"]+)['"];?$/gm
const REEXPORT = /^export \{([^}]+)\} from ['"](\.[^'"]+)['"];?$/gm
const ENDINGS = ['', '.ts', '.tsx', '/index.ts']
const isDoor = (id) => /[\\/](features[\\/][^\\/]+[\\/]kit[\\/](.+[\\/])?index\.ts|lucide-react\.mjs)$/.test(id)

/** `a, b as c, type D` → [['a', 'a'], ['b', 'c']] */
const pairs = (names) =>
  names
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each && !each.startsWith('type '))
    .map((each) => each.split(/\s+as\s+/))
    .map(([name, alias = name]) => [name, alias])

/** For each name that goes through a door: the file that makes it, and its name there. */
function behind(door, known = new Map()) {
  if (known.has(door)) return known.get(door)
  const names = new Map()
  known.set(door, names)
  for (const [, list, from] of readFileSync(door, 'utf8').matchAll(REEXPORT)) {
    const path = resolve(dirname(door), from)
    const file = ENDINGS.map((ending) => path + ending).find((each) => existsSync(each))
    for (const [name, alias] of pairs(list)) {
      names.set(alias, (isDoor(file) && behind(file, known).get(name)) || { file, name })
    }
  }
  return names
}

/**
 * `import { Check } from 'lucide-react'` becomes an import of the icon's own file, and the same with our kits. Through the package's index
 * rollup would parse two thousand icons, a third of the whole build, to keep the sixty in use; and who imports one part of a kit would be
 * taken to need them all when chunks are cut.
 */
export function doors() {
  let known
  return {
    name: 'doors',
    buildStart() {
      known = new Map() // a door may have changed since the last build
    },
    async transform(code, id) {
      if (id.includes('node_modules')) return null
      const edits = new Map()
      for (const [whole, list, from] of code.matchAll(IMPORT)) {
        if (from !== 'lucide-react' && !/(^|\/)kit(\/|$)/.test(from)) continue
        const door = (await this.resolve(from, id))?.id
        if (!door || !isDoor(door)) continue
        const names = behind(door, known)
        const imports = pairs(list).map(([name, alias]) => {
          const { file, name: own } = names.get(name) ?? { file: door, name }
          return `import { ${own} as ${alias} } from ${JSON.stringify(file)};`
        })
        const lines = whole.split('\n').length - 1 // as many as before: what follows stays where the source map says
        edits.set(whole, imports.join(' ') + '\n'.repeat(lines))
      }
      if (edits.size === 0) return null
      return { code: code.replace(IMPORT, (whole) => edits.get(whole) ?? whole), map: null }
    },
  }
}
