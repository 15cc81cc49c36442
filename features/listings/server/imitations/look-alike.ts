import { remove } from 'confusables'
import { distance } from '../catalogue/distance'

/** Shorter names are one letter from each other by chance: TCS and TCL, Nike and Nile. */
const SHORTEST = 6

const DIGITS: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', 3: 'e', 5: 's' }

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

/** As it is written, but for case, spaces and accents: those who write a name so mean it. */
export const plainOf = (name: string) =>
  bare(
    name
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC'),
  )

const isLatin = (text: string) => /^[\p{Script=Latin}\p{N}]+$/u.test(text)

/** Of scripts whose letters pass for Latin ones; what is written in another one is taken for nothing Latin. */
const PASSES =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Common}\p{Script=Inherited}]*$/u

/** As it looks: letters of other scripts and digits that pass for Latin ones are these. Undefined for a name in a script of its own. */
function lookOf(name: string): string | undefined {
  if (!PASSES.test(name)) return undefined
  const look = bare(remove(name.normalize('NFC')))
  return isLatin(look)
    ? look.replace(/(?<=\p{L})[0135]|[0135](?=\p{L})/gu, (digit) => DIGITS[digit] ?? digit)
    : undefined
}

/** The text, and what it is without any one letter: two that are one letter apart meet in one of these. */
const thinned = (text: string) => [text, ...Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1))]

/** A number or a plural tells two apart for good. */
function isOtherwise(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].sort((a, b) => a.length - b.length)
  if (long === `${short}s`) return true
  const digits = (text: string) => text.replace(/\D/g, '')
  return digits(one) !== digits(other)
}

/** Finds the name that another one is written to be taken for. */
export interface LookAlikes {
  /** Undefined for what is about as well known as what it resembles, and for what resembles nothing. */
  find(name: string): string | undefined
}

interface Known {
  readonly name: string
  readonly weight: number
}

/** With so many opportunities people know a name. */
const WELL_KNOWN = 5
/** Whose name is more than so many times better known is no chance neighbour. */
const FAR_BETTER = 2

/** By name: how many opportunities it has; Infinity for a verified one. */
export function createLookAlikes(weights: ReadonlyMap<string, number>): LookAlikes {
  const own = new Map<string, number>()
  for (const [name, weight] of weights) own.set(plainOf(name), weight + (own.get(plainOf(name)) ?? 0))
  const byLook = new Map<string, Known>()
  const near = new Map<string, string[]>()
  for (const [name] of weights) {
    const [weight, look] = [own.get(plainOf(name)) ?? 0, lookOf(name)]
    if (!look || weight < WELL_KNOWN || weight <= (byLook.get(look)?.weight ?? 0)) continue
    if (look.length >= SHORTEST && !byLook.has(look))
      for (const each of thinned(look)) near.set(each, [...(near.get(each) ?? []), look])
    byLook.set(look, { name, weight })
  }

  function candidates(look: string): readonly string[] {
    if (look.length < SHORTEST) return [look]
    const close = new Set(thinned(look).flatMap((each) => near.get(each) ?? []))
    return [look, ...[...close].filter((each) => !isOtherwise(look, each) && distance(look, each, 1) === 1)]
  }

  return {
    find(name) {
      const [plain, look] = [plainOf(name), lookOf(name)]
      if (!look) return undefined
      const others = candidates(look).flatMap((each) => byLook.get(each) ?? [])
      const better = others.filter(
        (each) => plainOf(each.name) !== plain && each.weight > FAR_BETTER * (own.get(plain) ?? 0),
      )
      return better.toSorted((a, b) => b.weight - a.weight)[0]?.name
    },
  }
}
