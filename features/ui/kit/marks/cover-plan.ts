import type { HoldKind } from '../../contract/index'
import { holdKinds } from './hold-shapes'

export type CoverKind = HoldKind | 'wall'

interface Palette {
  readonly ground: string
  readonly main: string
  readonly dark: string
  readonly light: string
  readonly contrast: string
}

const palette = (ground: string, main: string, dark: string, light: string, contrast: string): Palette => ({
  ground,
  main,
  dark,
  light,
  contrast,
})

/** Covers keep their colours in the dark: values, not tokens. */
export const coverPalettes: Readonly<Record<CoverKind, Palette>> = {
  internship: palette('#FFE3A3', '#F2A516', '#7D4C00', '#FFF6E0', '#0B5345'),
  job: palette('#CFDCFD', '#3A6DF0', '#12307F', '#F1F5FF', '#FFB627'),
  competition: palette('#FBCFBF', '#EA5A34', '#7A2409', '#FFF3EE', '#FFB627'),
  hackathon: palette('#EBC3DC', '#9C2F73', '#4A1337', '#FDF1F8', '#FFB627'),
  quiz: palette('#B5E2E7', '#1497A6', '#084750', '#EFFAFB', '#EA5A34'),
  scholarship: palette('#CBE6B5', '#5BA32F', '#23480F', '#F5FBF0', '#FFB627'),
  course: palette('#BFD6E6', '#3B6F94', '#183A52', '#F0F6FA', '#EA5A34'),
  mentor: palette('#FAC6D7', '#D9487F', '#7A1540', '#FFF1F6', '#FFB627'),
  event: palette('#E3E3A4', '#9A9B1E', '#4A4B05', '#FBFBE8', '#0B5345'),
  wall: palette('#0B4538', '#17705D', '#062A22', '#CBE6DB', '#FFB627'),
}

export interface CoverHold {
  readonly kind: HoldKind
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn: number
  readonly colour: string
  readonly bolt: string
}

export interface CoverPlan {
  readonly ground: string
  readonly holds: readonly CoverHold[]
  readonly route: string
}

export interface CoverSize {
  readonly width: number
  readonly height: number
}

const HOLDS = 5

/** Where everything on a cover stands: five holds on a route that rises to the right, always the same for the same seed. */
export function planCover(kind: CoverKind, seed: number, { width, height }: CoverSize, deep: boolean): CoverPlan {
  const random = seededRandom(seed * 7919 + kind.length * 131)
  const given = coverPalettes[kind]
  const colours = deep ? { ...given, ground: given.dark, dark: given.ground } : given
  const { ground, main, dark, light, contrast } = colours
  const points = Array.from({ length: HOLDS }, (_, at) => {
    const along = at / (HOLDS - 1)
    const x = width * (0.08 + 0.84 * along) + (random() - 0.5) * width * 0.07
    return [x, height * (0.84 - 0.62 * along) + (random() - 0.5) * height * 0.34] as const
  })
  const turnOfColours = Math.floor(random() * 3)
  const big = Math.floor(random() * 3) + 1
  const cycle = [main, light, dark, main]
  const holds = points.map(([x, y], at): CoverHold => {
    const last = at === HOLDS - 1
    const scale = ((at === big ? 1.05 : last ? 0.4 : 0.3 + random() * 0.32) * height) / 150
    const shape = at === big ? ownKind(kind) : (holdKinds[Math.floor(random() * holdKinds.length)] ?? 'internship')
    const wanted = at === big ? main : last ? contrast : (cycle[(at + turnOfColours) % 4] ?? main)
    const bolt = wanted === dark && !deep ? 'rgb(255 255 255/.5)' : 'rgb(0 0 0/.42)'
    return { kind: shape, x, y, scale, turn: (random() - 0.5) * 70, colour: wanted === ground ? light : wanted, bolt }
  })
  const route = `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
  return { ground, holds, route }
}

/** A number for any id: numbers are their own seed, texts are folded (FNV-1a). */
export function coverSeed(id: number | string): number {
  if (typeof id === 'number') return id
  let hash = 0x811c9dc5
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193)
  return (hash >>> 0) % 1_000_003
}

function ownKind(kind: CoverKind): HoldKind {
  return kind === 'wall' ? 'internship' : kind
}

/** mulberry32: small, the same on every engine. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state |= 0
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
