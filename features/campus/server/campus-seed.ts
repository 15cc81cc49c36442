import type { Database, Seed } from '../../data/contract'
import type { People } from '../../session/contract'
import type { Standing } from './standing'
import type { CampusDb, CampusTables } from './tables'

const UNIVERSITY = 'Deccan University'
const COLLEGES = ['Sahyadri College of Engineering', 'Deccan Evening College']

/** Who works where, by the demo account's word: 2 in the session's account has a university, 1 one college (spec §3). */
const STAFF = [
  ['tpo-admin', UNIVERSITY],
  ['tpo-manager', COLLEGES[0]],
  ['tpo-coordinator', COLLEGES[0]],
  ['tpo-faculty', COLLEGES[0]],
] as const
const STUDENTS = [
  ['student', COLLEGES[0]],
  ['pro', COLLEGES[0]],
  ['volunteer', COLLEGES[1]],
] as const

async function institution(db: CampusDb, name: string, universityId: number | null): Promise<number> {
  const made = await db
    .insertInto('campus.institution')
    .values({
      kind: universityId === null ? 'university' : 'college',
      university_id: universityId,
      name,
      logo_url: null,
    })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ university_id: universityId }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

/** One university with two colleges, their placement cells and first students. */
export function campusSeed(database: Database, people: People, standing: Standing): Seed {
  return {
    id: 'campus.demo',
    async run({ now }) {
      const idOf = async (word: string) => (await people.findByEmail(`${word}@demo.test`))?.id
      const staff = await Promise.all(STAFF.map(async ([word, at]) => ({ word, at, id: await idOf(word) })))
      const students = await Promise.all(STUDENTS.map(async ([word, at]) => ({ at, id: await idOf(word) })))
      await database.transact(async (tx) => {
        const db = database.on<CampusTables>(tx)
        const university = await institution(db, UNIVERSITY, null)
        const ids = new Map([[UNIVERSITY, university]])
        for (const name of COLLEGES) ids.set(name, await institution(db, name, university))
        const at = (name = '') => ids.get(name) ?? university
        const cells = staff.flatMap(({ id, at: name, word }) =>
          id === undefined ? [] : [{ person_id: id, institution_id: at(name), role: word }],
        )
        const learners = students.flatMap(({ id, at: name }) =>
          id === undefined ? [] : [{ person_id: id, institution_id: at(name), joined_at: now }],
        )
        if (cells.length > 0)
          await db
            .insertInto('campus.staff')
            .values(cells)
            .onConflict((conflict) => conflict.doNothing())
            .execute()
        if (learners.length > 0)
          await db
            .insertInto('campus.student')
            .values(learners)
            .onConflict((conflict) => conflict.doNothing())
            .execute()
        for (const { person_id } of learners) await standing.settle(tx, person_id)
      })
    },
  }
}
