import { hindiMeanings } from './hindi-words'
import { inLatin, isDevanagari, letterByLetter, skeletonOf, soundOf } from './sounds'
import { foldHindi } from './scripts'
import { furtherWords, synonymLines } from './synonym-lines'
import { distance } from './distance'

const sameAs = new Map<string, Set<string>>()
for (const line of synonymLines) {
  const words = line.split(', ')
  for (const word of words) sameAs.set(word, new Set([...(sameAs.get(word) ?? []), ...words]))
}
for (const [word, further] of Object.entries(furtherWords))
  sameAs.set(word, new Set([...(sameAs.get(word) ?? []), ...further.split(', ')]))

const firstOf = (said: string) => said.split(' ')[0] as string

function byFirstWord(phrases: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const byFirst = new Map<string, string[]>()
  for (const said of phrases)
    if (said.includes(' ')) byFirst.set(firstOf(said), [...(byFirst.get(firstOf(said)) ?? []), said])
  return byFirst
}

const phrases = byFirstWord(new Set([...sameAs.keys(), ...hindiMeanings.flatMap(([, meanings]) => meanings)]))

/** Whether texts are read for this phrase: where it is not found, nothing says it. */
export function isReadFor(said: string): boolean {
  return phrases.get(firstOf(said))?.includes(said) ?? false
}

/** The phrases that a synonym or a Hindi word stands for and that begin at this word of a text: "back end". */
export function phrasesAt(words: readonly string[], at: number): readonly string[] {
  const known = phrases.get(words[at] as string)
  if (known === undefined) return []
  return known.filter((said) => said.split(' ').every((word, step) => words[at + step] === word))
}

/** What means the same as a word or phrase, itself first. */
export function synonymsOf(said: string): readonly string[] {
  return [...new Set([said, ...(sameAs.get(said) ?? [])])]
}

interface Hindi {
  readonly said: string
  readonly sound: string
  readonly meanings: readonly string[]
}

const perWord = (text: string, change: (word: string) => string) => text.split(' ').map(change).join(' ')

const byDevanagari = new Map<string, Hindi>()
const bySkeleton = new Map<string, Hindi[]>()
for (const [hindi, meanings] of hindiMeanings) {
  const said = perWord(hindi, foldHindi)
  const latin = perWord(said, inLatin)
  const known = { said, sound: soundIn(latin), meanings }
  byDevanagari.set(said, known)
  bySkeleton.set(skeletonIn(latin), [...(bySkeleton.get(skeletonIn(latin)) ?? []), known])
}

function soundIn(latin: string): string {
  return perWord(latin, (word) => soundOf(word, 'hindi').replace(/(?<=.)a$/, ''))
}

function skeletonIn(latin: string): string {
  return perWord(latin, (word) => skeletonOf(word, 'hindi').replace(/(.)\1+/g, '$1'))
}

/** How far a spelling may be from the sound: shorter words have more neighbours that mean something else. */
const mostApart = (sound: string) => (sound.length <= 3 ? 0 : sound.length <= 5 ? 1 : 2)

/** What a Hindi word or phrase means in English, in whichever letters it is written, and its own form; nothing where it is none. */
export function hindiMeaningsOf(said: string): readonly string[] {
  if (isDevanagari(said)) {
    const letters = letterByLetter(said)
    return byDevanagari.get(said)?.meanings ?? (letters ? [letters] : [])
  }
  const sound = soundIn(said)
  return (bySkeleton.get(skeletonIn(said)) ?? [])
    .filter((known) => distance(known.sound, sound, 3) <= mostApart(known.sound))
    .flatMap(({ said, meanings }) => [...meanings, said])
}
