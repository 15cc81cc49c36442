import { foldHindi } from './scripts'

/**
 * How Devanagari sounds in Latin letters, and how a word sounds whatever its letters: so both scripts meet. Libraries of transliteration write
 * one scheme exactly, with every unspoken `a`; people write none.
 */

const consonants: Readonly<Record<string, string>> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'ch', ज: 'j', झ: 'jh', ञ: 'n', ट: 't', ठ: 'th', ड: 'd' },
  ...{ ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n', प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y' },
  ...{ र: 'r', ल: 'l', ळ: 'l', व: 'v', श: 'sh', ष: 'sh', स: 's', ह: 'h' },
}
const vowels: Readonly<Record<string, string>> = {
  ...{ अ: 'a', आ: 'aa', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au', ऑ: 'o', ऍ: 'e' },
  ...{
    'ा': 'aa',
    'ि': 'i',
    'ी': 'i',
    'ु': 'u',
    'ू': 'u',
    'ृ': 'ri',
    'े': 'e',
    'ै': 'ai',
    'ो': 'o',
    'ौ': 'au',
    'ॉ': 'o',
    'ॅ': 'e',
  },
}
const ANUSVARA = 'ं'
const VIRAMA = '्'
const DEVANAGARI = /\p{Script=Devanagari}/u

export const isDevanagari = (word: string) => DEVANAGARI.test(word)

/** `नौकरी` as `naukri`, roughly as people write it; an unspoken `a` at the end is left out. */
export function inLatin(word: string): string {
  let latin = ''
  const letters = [...word.normalize('NFC').replaceAll('ज्ञ', 'ग्य')]
  for (const [at, letter] of letters.entries()) {
    const next = letters[at + 1]
    const consonant = consonants[letter]
    if (consonant) {
      const isBare = next === undefined || next === VIRAMA || vowels[next] !== undefined
      // What follows a spoken vowel sign is no `a`; a consonant alone is spoken with one.
      const saysA = !isBare || (next !== undefined && next !== VIRAMA && !isSign(next))
      latin += consonant + (saysA ? 'a' : '')
    } else if (letter === ANUSVARA || letter === 'ँ') latin += 'n'
    else latin += vowels[letter] ?? (DEVANAGARI.test(letter) ? '' : letter)
  }
  return latin
}

const isSign = (letter: string) => /\p{M}/u.test(letter)

type Spelling = readonly (readonly [RegExp, string])[]

const inBoth: Spelling = [
  [/chh|ch/g, 'C'],
  [/sh/g, 's'],
  [/ph/g, 'f'],
  [/([kgjtdb])h/g, '$1'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/m(?=[^aeiou])/g, 'n'],
]

/** English says some letters by what follows them; Hindi in Latin letters says them always alike. */
const inEnglish: Spelling = [
  [/tion|sion/g, 'sn'],
  [/ght/g, 't'],
  [/^wr/, 'r'],
  [/^kn/, 'n'],
  [/^ps/, 's'],
  [/gn/g, 'n'],
  [/qu/g, 'kv'],
  [/cc(?=[iey])/g, 'ks'],
  [/(te|me|psy)ch/g, '$1k'],
  [/(ar|s)ch(?=[aeio])/g, '$1k'],
  [/^chem/, 'kem'],
  [/c(?=[iey])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/g(?=[iey])/g, 'j'],
  [/z/g, 's'],
  ...inBoth,
]
const inHindi: Spelling = [[/c(?!h)/g, 'k'], [/z/g, 'j'], ...inBoth]

export type Tongue = 'english' | 'hindi'

const once = (text: string) => text.replace(/(.)\1+/g, '$1')

function spokenAs(latin: string, tongue: Tongue): string {
  const rules = tongue === 'english' ? inEnglish : inHindi
  return once(rules.reduce((text, [written, sound]) => text.replace(written, sound), latin))
}

/** The consonants of a word in Latin letters: `naukri`, `nokari` and `nokree` are all `nkr`. */
export function skeletonOf(latin: string, tongue: Tongue): string {
  return spokenAs(latin, tongue).replace(/[aeiouyh]/g, '')
}

/** The sound with its vowels (an `a` only where it begins or ends), to tell apart what has the same consonants. */
export function soundOf(latin: string, tongue: Tongue): string {
  const spoken =
    tongue === 'english' ? latin.replace(/(?<=..)e$/, '').replace(/(?<=[^aeiou])y(?=[^aeiou])/g, 'e') : latin
  return once(
    spokenAs(spoken, tongue)
      .replace(/ii|ea/g, 'i')
      .replace(/au|ou|ow/g, 'o')
      .replace(/ai|ei|ay|ey/g, 'e')
      .replace(/[yh]/g, '')
      .replace(/(?<=.)a(?=.)/g, ''),
  )
}

const letterNames: Readonly<Record<string, string>> = {
  ...{
    ए: 'a',
    बी: 'b',
    सी: 'c',
    डी: 'd',
    ई: 'e',
    एफ: 'f',
    जी: 'g',
    एच: 'h',
    आई: 'i',
    जे: 'j',
    के: 'k',
    एल: 'l',
    एम: 'm',
  },
  ...{ एन: 'n', ओ: 'o', पी: 'p', क्यू: 'q', आर: 'r', एस: 's', टी: 't', यू: 'u', वी: 'v', डब्ल्यू: 'w', एक्स: 'x', वाई: 'y' },
}
const MOST_LETTERS = 5
const byName = new Map(Object.entries(letterNames).map(([name, letter]) => [foldHindi(name), letter]))

/** `एचआर` as `hr`: a word that is nothing but names of Latin letters; undefined otherwise. */
export function letterByLetter(word: string): string | undefined {
  const read = (rest: string, left: number): string | undefined => {
    if (rest === '') return ''
    if (left === 0) return undefined
    for (const [name, letter] of byName) {
      if (!rest.startsWith(name)) continue
      const more = read(rest.slice(name.length), left - 1)
      if (more !== undefined) return letter + more
    }
    return undefined
  }
  const letters = isDevanagari(word) ? read(word, MOST_LETTERS) : undefined
  return letters && letters.length > 1 ? letters : undefined
}
