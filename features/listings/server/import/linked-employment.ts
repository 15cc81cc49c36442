import { type EmploymentType, employmentTypeOf } from '../../contract'
import { cleanText } from './clean-text'

/** By the words of schema.org, and those that sites write instead. */
const types: Readonly<Record<string, EmploymentType>> = {
  FULL_TIME: 'full-time',
  PART_TIME: 'part-time',
  CONTRACTOR: 'contract',
  CONTRACT: 'contract',
  TEMPORARY: 'temporary',
  VOLUNTEER: 'volunteer',
}

/** What a JobPosting says of its employment, in the spelling of schema.org: one word, several, or several in one text. */
export function employmentWords(said: unknown): readonly string[] {
  return [said].flat().flatMap((each) =>
    cleanText(each)
      .toUpperCase()
      .split(',')
      .map((word) => word.trim().replace(/[\s-]+/g, '_')),
  )
}

/** The one that is meant; null where the words name none that we know, or several of which it could be any. */
export function employmentIn(words: readonly string[], kind: string): EmploymentType | null {
  const known = new Set(
    words.flatMap((word) => {
      const employmentType = Object.hasOwn(types, word) ? types[word] : undefined
      return employmentTypeOf({ kind, employmentType }) ?? []
    }),
  )
  const [only] = known
  return known.size === 1 && only !== undefined ? only : null
}
