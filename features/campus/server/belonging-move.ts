import type { Database, PersonMove, Tx } from '../../data/contract'
import type { Standing } from './standing'
import type { CampusTables } from './tables'

/** What both had: it is counted once, and comes back with the account that ended. */
interface Left {
  readonly studies: readonly { readonly institution_id: number; readonly joined_at: string }[]
  readonly works: readonly { readonly institution_id: number; readonly role: string }[]
}

export function belongingMove(database: Database, standing: Standing): PersonMove {
  const on = (tx: Tx) => database.on<CampusTables>(tx)
  return {
    id: 'campus.belonging',
    label: { en: 'Colleges', hi: 'कॉलेज' },
    both: {
      en: 'Where both accounts name a college to study at, the kept one counts.',
      hi: 'जहाँ दोनों खातों में पढ़ाई का कॉलेज है, वहाँ रखे गए खाते का माना जाता है।',
    },
    tables: [
      { table: 'campus.student', key: ['institution_id'], once: [[]] },
      { table: 'campus.staff', key: ['institution_id'], once: [['institution_id']] },
    ],
    decide: {
      // Nobody studies or works anywhere with an account that ended: lists and counts would have one person twice.
      async move(tx, { from }) {
        const studies = on(tx).deleteFrom('campus.student').where('person_id', '=', from)
        const works = on(tx).deleteFrom('campus.staff').where('person_id', '=', from)
        return {
          studies: (await studies.returning(['institution_id', 'joined_at']).execute()).map((each) => ({
            ...each,
            joined_at: each.joined_at.toISOString(),
          })),
          works: await works.returning(['institution_id', 'role']).execute(),
        }
      },
      async undo(tx, { from }, decided) {
        const { studies, works } = (decided ?? { studies: [], works: [] }) as unknown as Left
        for (const { institution_id, joined_at } of studies)
          await on(tx)
            .insertInto('campus.student')
            .values({ person_id: from, institution_id, joined_at: new Date(joined_at) })
            .execute()
        for (const each of works)
          await on(tx)
            .insertInto('campus.staff')
            .values({ person_id: from, ...each })
            .execute()
      },
    },
    async settle(tx, { from, to }) {
      for (const id of [from, to]) await standing.settle(tx, id)
    },
  }
}
