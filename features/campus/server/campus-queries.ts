import { sql } from 'kysely'
import type { CampusDb, InstitutionRow } from './tables'

/** The institutions that a person administers, colleges of an own university too; by name. */
export function listOfStaff(db: CampusDb, personId: number): Promise<InstitutionRow[]> {
  const own = db.selectFrom('campus.staff').select('institution_id').where('person_id', '=', personId)
  return db
    .selectFrom('campus.institution')
    .selectAll()
    .where((where) => where.or([where('id', 'in', own), where('university_id', 'in', own)]))
    .orderBy('name')
    .execute()
}

export function findInstitution(db: CampusDb, id: number): Promise<InstitutionRow | undefined> {
  return db.selectFrom('campus.institution').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Colleges of a university with how many students each has, by name. */
export function listColleges(db: CampusDb, universityId: number) {
  return db
    .selectFrom('campus.institution as college')
    .leftJoin('campus.student as student', 'student.institution_id', 'college.id')
    .select([
      'college.id',
      'college.name',
      'college.logo_url',
      sql<number>`count(student.person_id)::int`.as('students'),
    ])
    .where('college.university_id', '=', universityId)
    .groupBy('college.id')
    .orderBy('college.name')
    .execute()
}

export function listStaff(db: CampusDb, institutionId: number) {
  return db
    .selectFrom('campus.staff')
    .select(['person_id', 'role'])
    .where('institution_id', '=', institutionId)
    .orderBy('person_id')
    .execute()
}

const ofInstitutions = (db: CampusDb, ids: readonly number[]) =>
  db.selectFrom('campus.student').where('institution_id', 'in', ids)

/** Where a person studies. */
export function listStudies(db: CampusDb, personId: number) {
  return db
    .selectFrom('campus.student as student')
    .innerJoin('campus.institution as institution', 'institution.id', 'student.institution_id')
    .selectAll('institution')
    .select('student.joined_at')
    .where('student.person_id', '=', personId)
    .orderBy('institution.name')
    .execute()
}

/** Which college or university people work for; a university before its colleges. */
export function listEmployers(db: CampusDb, personIds: readonly number[]) {
  return db
    .selectFrom('campus.staff as staff')
    .innerJoin('campus.institution as institution', 'institution.id', 'staff.institution_id')
    .select(['staff.person_id', 'institution.name'])
    .where(sql<boolean>`staff.person_id = any(${[...personIds]}::int[])`)
    .orderBy('institution.university_id', (order) => order.desc().nullsLast())
    .execute()
}

export async function countStudents(db: CampusDb, ids: readonly number[]): Promise<number> {
  return (await ofInstitutions(db, ids).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()).count
}

export function listNewestStudents(db: CampusDb, ids: readonly number[], limit: number) {
  return ofInstitutions(db, ids)
    .select(['person_id', 'joined_at'])
    .orderBy('joined_at', 'desc')
    .orderBy('person_id', 'desc')
    .limit(limit)
    .execute()
}
