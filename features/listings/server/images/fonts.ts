import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const files = {
  heading: [
    'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    'bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2',
  ],
  text: ['figtree/files/figtree-latin-wght-normal.woff2', 'figtree/files/figtree-latin-ext-wght-normal.woff2'],
  hindi: ['noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2'],
} as const

export interface Font {
  readonly family: string
  /** As the drawing library reads them: it knows no WOFF2. */
  readonly files: readonly string[]
}

export type Fonts = Readonly<Record<keyof typeof files, Font>>

const FAMILY = 1
const UNICODE = 3

/** The family that a font calls itself, from its table of names. */
export function familyOf(font: Buffer): string {
  const tables = font.readUInt16BE(4)
  const at = Array.from({ length: tables }, (_, nth) => 12 + 16 * nth).find(
    (entry) => font.toString('latin1', entry, entry + 4) === 'name',
  )
  if (at === undefined) throw new Error('A font without names cannot be drawn with.')
  const table = font.readUInt32BE(at + 8)
  const texts = table + font.readUInt16BE(table + 4)
  for (let nth = 0; nth < font.readUInt16BE(table + 2); nth++) {
    const entry = table + 6 + 12 * nth
    if (font.readUInt16BE(entry) !== UNICODE || font.readUInt16BE(entry + 6) !== FAMILY) continue
    const from = texts + font.readUInt16BE(entry + 10)
    return Buffer.from(font.subarray(from, from + font.readUInt16BE(entry + 8)))
      .swap16()
      .toString('utf16le')
  }
  throw new Error('A font without a family cannot be drawn with.')
}

/** The site's own fonts, unpacked once a machine; their names in the folder are their contents, so that no version meets another. */
export async function unpackFonts(): Promise<Fonts> {
  const require = createRequire(import.meta.url)
  const { default: decompress } = await import('woff2-encoder/decompress')
  const folder = join(tmpdir(), 'foothold-fonts')
  mkdirSync(folder, { recursive: true })
  const unpacked = async (names: readonly string[]): Promise<Font> => {
    const paths: string[] = []
    for (const name of names) {
      const packed = readFileSync(require.resolve(`@fontsource-variable/${name}`))
      const path = join(folder, `${createHash('sha1').update(packed).digest('hex')}.ttf`)
      if (!existsSync(path)) {
        const partly = `${path}.${process.pid}`
        writeFileSync(partly, await decompress(packed))
        renameSync(partly, path) // another process never reads half a font
      }
      paths.push(path)
    }
    return { family: familyOf(readFileSync(paths[0] as string)), files: paths }
  }
  return {
    heading: await unpacked(files.heading),
    text: await unpacked(files.text),
    hindi: await unpacked(files.hindi),
  }
}
