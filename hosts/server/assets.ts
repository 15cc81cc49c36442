import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Assets } from '../../features/web/contract'

interface Chunk {
  readonly file: string
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** By the names that the font packages give their files: for words in Latin letters, and for those in Devanagari. */
const LATIN = /^(figtree|bricolage-grotesque)-latin-(wght|opsz)-normal-.*\.woff2$/
const DEVANAGARI = /^noto-sans-devanagari-devanagari-.*\.woff2$/

const url = (file: string) => `/assets/${file}`

type ChunkHook = <M extends object>(loading: Promise<M>, name: string) => Promise<M>

/** The build wraps each dynamic import in `__chunk`: here it remembers which chunk a module is. Called before anything is imported lazily. */
export function rememberChunks(): (module: object) => string | undefined {
  const names = new WeakMap<object, string>()
  const hook: ChunkHook = async (loading, name) => {
    const module = await loading
    names.set(module, name)
    return module
  }
  Object.assign(globalThis, { __chunk: hook })
  return (module) => names.get(module)
}

/** The version and what tells its builds apart: `1.4.0+3f9a2c01`. Without a build the version. */
export function releaseOf(version: string, dir: string): string {
  const file = join(dir, 'manifest.json')
  if (!existsSync(file)) return version
  return `${version}+${createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8)}`
}

/** What the build wrote into manifest.json; without a build (tests of one part) pages have no scripts. */
export function readAssets(dir: string, chunkOf: Assets['chunkOf'], entryFile: string): Assets {
  const file = join(dir, 'manifest.json')
  const chunks = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>) : {}
  const entry = chunks[entryFile]
  const styles = Object.fromEntries(
    Object.values(chunks)
      .filter(({ styles }) => styles.length > 0)
      .map(({ file, styles }) => [basename(file), styles.map(url)]),
  )
  const files = existsSync(dir) ? readdirSync(dir).sort() : []
  const fonts = (...kinds: RegExp[]) => files.filter((name) => kinds.some((kind) => kind.test(name))).map(url)
  return {
    chunkOf,
    styles,
    fonts: { en: fonts(LATIN), hi: fonts(LATIN, DEVANAGARI) },
    needs({ alive, drawn }) {
      const named = (names: readonly string[]) =>
        names.map((name) => chunks[name]).filter((chunk) => chunk !== undefined)
      const running = named(alive)
      const first = entry ? [entry, ...running] : running
      const scripts = new Set([
        ...(entry?.scripts ?? []),
        ...running.flatMap((chunk) => [chunk.file, ...chunk.scripts]),
      ])
      return {
        entry: entry && url(entry.file),
        scripts: [...scripts].map(url),
        styles: [...new Set([...first, ...named(drawn)].flatMap((chunk) => chunk.styles))].map(url),
      }
    },
  }
}
