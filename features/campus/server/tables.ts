import type { Generated, Kysely, Selectable } from 'kysely'

interface InstitutionTable {
  id: Generated<number>
  kind: 'university' | 'college'
  university_id: number | null
  name: string
  logo_url: string | null
  created_at: Generated<Date>
}

export interface CampusTables {
  'campus.institution': InstitutionTable
  /** Whoever is staff of a university is so of its colleges. */
  'campus.staff': { person_id: number; institution_id: number; role: string }
  'campus.student': { person_id: number; institution_id: number; joined_at: Date }
}

export type CampusDb = Kysely<CampusTables>
export type InstitutionRow = Selectable<InstitutionTable>
