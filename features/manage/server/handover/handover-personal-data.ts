import { sql } from 'kysely'
import type { Database, Job, PersonalData, PersonMove } from '../../../data/contract'
import { deleteHandoversBy, type HandoverTables, listHandoversBy, sinceOf } from './handover-queries'

/** To whom somebody offers what they organize. */
export function handoverPersonalData(database: Database): PersonalData {
  return {
    id: 'manage.handovers',
    async export(personId) {
      const rows = await listHandoversBy(database.of<HandoverTables>(), personId)
      return {
        handoversOffered: rows.map(({ opportunity_id: opportunityId, email, at }) => ({
          ...{ opportunityId, email, at: at.toISOString() },
        })),
      }
    },
    erase: (tx, personId) => deleteHandoversBy(database.on<HandoverTables>(tx), personId),
  }
}

export const handoverMove: PersonMove = {
  id: 'manage.handovers',
  label: { en: 'Opportunities you offered to others', hi: 'अवसर जो आपने दूसरों को सौंपने चाहे' },
  tables: [{ table: 'manage.handover', person: 'from_person', key: ['opportunity_id'] }],
}

/** An address that did not answer is needed by nobody. Safe to run twice. */
export const forgetHandoversJob = (database: Database): Job => ({
  id: 'manage.forget-handovers',
  cron: '15 3 * * *',
  async run({ now, signal }) {
    return { deleted: await database.forget('manage.handover', sql`at < ${sinceOf(now)}`, signal) }
  },
})
