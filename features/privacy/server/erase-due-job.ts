import type { Audit, Database, Job, PersonalRecords } from '../../data/contract'
import { listDue, markErased, noteAreas } from './erasure-queries'
import type { PrivacyTables } from './tables'

class NotDue extends Error {}

/** Erases whoever asked for it and did not change their mind. The proof is written in the transaction that erases: both or neither. */
export function eraseDueJob(database: Database, records: PersonalRecords, audit: Audit): Job {
  async function eraseOne(personId: number, now: Date): Promise<boolean> {
    try {
      const areas = await records.erase(personId, async (tx) => {
        if (!(await markErased(database.on<PrivacyTables>(tx), personId, now))) throw new NotDue()
        await audit.record(tx, { personId: undefined, action: 'privacy.erased', about: `person:${personId}` })
      })
      await noteAreas(database.of<PrivacyTables>(), personId, areas)
      return true
    } catch (error) {
      if (error instanceof NotDue) return false
      throw error
    }
  }
  return {
    id: 'privacy.erase-due',
    cron: '*/15 * * * *',
    async run({ now, signal }) {
      let erased = 0
      for (const personId of await listDue(database.of<PrivacyTables>(), now)) {
        if (signal.aborted) break
        if (await eraseOne(personId, now)) erased += 1
      }
      return { erased }
    },
  }
}
