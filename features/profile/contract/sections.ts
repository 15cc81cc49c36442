/** The sections of a profile, in the words of spec §3. */
export const sections = [
  'academicDetails',
  'workExperience',
  'responsibility',
  'certificates',
  'project_links',
  'achievements',
  'hobbies',
  'social_links',
] as const
export type Section = (typeof sections)[number]

/** `month` is 2026-11, `score` a number from 0 to 10, `list` a few words, `college` a text with suggestions. */
export type FieldKind = 'text' | 'paragraph' | 'choice' | 'college' | 'year' | 'month' | 'score' | 'link' | 'list'

export interface EntryField {
  readonly name: string
  readonly kind: FieldKind
  readonly required?: boolean
  /** Characters of a text; entries of a list. */
  readonly max?: number
  /** What can be chosen. */
  readonly options?: readonly string[]
  /** Stands beside the field before it: both are short. */
  readonly paired?: boolean
}

/** The broad field of study that banners and eligibility ask for (spec §3, `course_stream`). */
export const streams = [
  'engineering',
  'management',
  'arts-and-science',
  'commerce',
  'law',
  'medicine',
  'design',
  'other',
] as const

const work = ['internship', 'full-time', 'part-time', 'freelance', 'volunteer'] as const
const sites = [
  ...(['linkedin', 'github', 'x', 'instagram', 'youtube', 'behance', 'dribbble', 'kaggle', 'leetcode'] as const),
  'website',
] as const

/* @__NO_SIDE_EFFECTS__ */
const text = (name: string, max: number, more: Partial<EntryField> = {}): EntryField => ({
  name,
  kind: 'text',
  max,
  ...more,
})
const description: EntryField = { name: 'description', kind: 'paragraph', max: 2000 }
const fromTo: readonly EntryField[] = [
  { name: 'startMonth', kind: 'month' },
  { name: 'endMonth', kind: 'month', paired: true },
]

/** What an entry of each section says; optional fields may stay empty. Forms, checks and tables all follow this list. */
export const sectionFields: Readonly<Record<Section, readonly EntryField[]>> = {
  academicDetails: [
    { name: 'college', kind: 'college', required: true, max: 200 },
    text('city', 80),
    text('degree', 80, { required: true }),
    { name: 'stream', kind: 'choice', options: streams, paired: true },
    text('course', 120),
    { name: 'startYear', kind: 'year' },
    { name: 'endYear', kind: 'year', paired: true },
    { name: 'cgpa', kind: 'score' },
  ],
  workExperience: [
    text('title', 120, { required: true }),
    text('organisation', 160, { required: true }),
    { name: 'kind', kind: 'choice', options: work },
    text('city', 80, { paired: true }),
    ...fromTo,
    description,
  ],
  responsibility: [
    text('title', 120, { required: true }),
    text('organisation', 160, { required: true }),
    ...fromTo,
    description,
  ],
  certificates: [
    text('name', 160, { required: true }),
    text('issuer', 160, { required: true }),
    { name: 'issuedMonth', kind: 'month' },
    { name: 'link', kind: 'link' },
  ],
  project_links: [
    text('title', 120, { required: true }),
    { name: 'link', kind: 'link', required: true },
    description,
    { name: 'tools', kind: 'list', max: 10 },
  ],
  achievements: [
    text('title', 160, { required: true }),
    { name: 'month', kind: 'month' },
    description,
    { name: 'link', kind: 'link' },
  ],
  hobbies: [text('name', 80, { required: true }), text('note', 200)],
  social_links: [
    { name: 'site', kind: 'choice', options: sites, required: true },
    { name: 'link', kind: 'link', required: true },
  ],
}

/** How many entries a section holds: more says less. */
export const MAX_ENTRIES = 30
/** Skills of a head. */
export const MAX_SKILLS = 30

export type FieldValue = string | number | readonly string[] | null

/** What one writes into an entry, by the names of its fields. */
export type EntryContent = Readonly<Record<string, FieldValue>>

export function isSection(text: string): text is Section {
  return (sections as readonly string[]).includes(text)
}
