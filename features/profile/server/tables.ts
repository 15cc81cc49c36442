import type { Generated, JSONColumnType, Kysely, Selectable } from 'kysely'
import type { FieldValue, Section, Visibility } from '../contract'
import type { Interests } from '../contract/wire'

/** What the rows of all sections share. Their other columns follow `sectionFields`. */
interface EntryTable {
  id: Generated<number>
  person_id: number
  position: number
  created_at: Generated<Date>
  updated_at: Generated<Date>
  version: Generated<number>
}

interface HeadTable {
  person_id: number
  headline: Generated<string>
  about: Generated<string>
  city: Generated<string>
  skills: JSONColumnType<readonly string[], string | undefined, string>
  avatar_small: string | null
  avatar_large: string | null
  /** Only what was chosen; see `visibilityOf`. */
  visibility: JSONColumnType<Partial<Visibility>, string | undefined, string>
  is_indexed: Generated<boolean>
  interests: JSONColumnType<Partial<Interests>, string | undefined, string>
  percent: Generated<number>
  /** As the account has it, so that only changes are told. */
  stream: string | null
  nudged_at: Date | null
  updated_at: Generated<Date>
  version: Generated<number>
}

const tableNames = {
  academicDetails: 'profile.academic_detail',
  workExperience: 'profile.work_experience',
  responsibility: 'profile.responsibility',
  certificates: 'profile.certificate',
  project_links: 'profile.project_link',
  achievements: 'profile.achievement',
  hobbies: 'profile.hobby',
  social_links: 'profile.social_link',
} as const satisfies Readonly<Record<Section, string>>

type SectionTable = (typeof tableNames)[Section]

export interface ProfileTables extends Record<SectionTable, EntryTable> {
  'profile.head': HeadTable
  'profile.former_username': { username: string; person_id: number; until: Date }
}

export type ProfileDb = Kysely<ProfileTables>
export type HeadRow = Selectable<HeadTable>
export type EntryRow = Selectable<EntryTable> & Readonly<Record<string, unknown>>

/** The table of a section. All are typed as one: the columns of its own are given and read by `sectionFields`. */
export const tableOf = (section: Section) => tableNames[section] as 'profile.hobby'

/** A field's column: `startYear` is `start_year`. */
export const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A value as SQL takes it: lists are JSON. */
export const stored = (value: FieldValue): FieldValue => (value instanceof Array ? JSON.stringify(value) : value)
