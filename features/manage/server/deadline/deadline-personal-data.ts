import type { Database, PersonalData, PersonMove } from '../../../data/contract'
import { changesBy, type DeadlineTables, forgetPerson } from './deadline-queries'

/** Which deadlines somebody moved. Erased, the changes stay, nameless: others read them. */
export function deadlinePersonalData(database: Database): PersonalData {
  return {
    id: 'manage.deadlines',
    async export(personId) {
      const rows = await changesBy(database.of<DeadlineTables>(), personId)
      return {
        deadlinesMoved: rows.map(({ opportunity_id: opportunityId, was_at, closes_at, why, at }) => ({
          opportunityId,
          wasAt: was_at?.toISOString() ?? null,
          closesAt: closes_at.toISOString(),
          why,
          at: at.toISOString(),
        })),
      }
    },
    erase: (tx, personId) => forgetPerson(database.on<DeadlineTables>(tx), personId),
  }
}

export const deadlineMove: PersonMove = {
  id: 'manage.deadlines',
  label: { en: 'Deadlines you moved', hi: 'आपकी बदली अंतिम तिथियाँ' },
  tables: [{ table: 'manage.deadline_change', person: 'by_person', key: ['id'] }],
}
