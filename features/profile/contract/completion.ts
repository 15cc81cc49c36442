import { type Section, sections } from './sections'

/** What a profile is made of: three things of its head, and its eight sections. A photo is not among them: a face is no qualification. */
export const completionParts = ['headline', 'about', 'skills', ...sections] as const
export type CompletionPart = (typeof completionParts)[number]

/** What each part adds, in per cent; together 100. People see these numbers. */
export const completionWeights: Readonly<Record<CompletionPart, number>> = {
  headline: 5,
  about: 8,
  skills: 7,
  academicDetails: 20,
  workExperience: 16,
  responsibility: 8,
  certificates: 8,
  project_links: 12,
  achievements: 6,
  hobbies: 4,
  social_links: 6,
}

export interface Completion {
  /** 0 to 100, whole. */
  readonly percent: number
  /** Sections without an entry, in the words and the order of spec §3. */
  readonly missing: readonly Section[]
}

/** How complete a profile with these parts is. The one rule: the server stores what it says, and pages explain by it. */
export function completionOf(has: (part: CompletionPart) => boolean): Completion {
  return {
    percent: completionParts.filter(has).reduce((sum, part) => sum + completionWeights[part], 0),
    missing: sections.filter((section) => !has(section)),
  }
}

/** The missing sections that add most, the heaviest first: the steps of the nudge (spec §4). */
export function worthwhile(missing: readonly Section[], count: number): readonly Section[] {
  return missing.toSorted((a, b) => completionWeights[b] - completionWeights[a]).slice(0, count)
}
