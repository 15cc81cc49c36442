import { easternColleges } from './eastern'
import { northernColleges } from './northern'
import { southernColleges } from './southern'
import { westernColleges } from './western'

export interface College {
  readonly name: string
  readonly city: string
  readonly state: string
}

interface Findable extends College {
  /** Words that one may type, of name, short name and city. */
  readonly words: readonly string[]
  readonly short: string
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** A line reads `Name|Short name|City|State`; the short name may be empty. */
function collegeOf(line: string): Findable {
  const [name = '', short = '', city = '', state = ''] = line.split('|')
  return { name, city, state, short: plain(short), words: plain(`${name} ${short} ${city}`).split(' ') }
}

const all: readonly Findable[] = [northernColleges, westernColleges, southernColleges, easternColleges]
  .flatMap((lines) => lines.trim().split('\n'))
  .map(collegeOf)

/** How well a college fits: the short name itself, then names that begin so, then all others. */
function rankOf({ name, short }: Findable, wanted: string): number {
  if (short === wanted) return 0
  if (short.startsWith(wanted)) return 1
  return plain(name).startsWith(wanted) ? 2 : 3
}

/** Institutions that have a word beginning with each word that was typed, best first; none for an empty text. */
export function findColleges(typed: string, limit: number): readonly College[] {
  const wanted = plain(typed)
  if (wanted === '') return []
  const parts = wanted.split(' ')
  return all
    .filter(({ words }) => parts.every((part) => words.some((word) => word.startsWith(part))))
    .map((college) => ({ college, rank: rankOf(college, wanted) }))
    .sort((a, b) => a.rank - b.rank || a.college.name.localeCompare(b.college.name, 'en'))
    .slice(0, limit)
    .map(({ college: { name, city, state } }) => ({ name, city, state }))
}

export const allColleges: readonly College[] = all
