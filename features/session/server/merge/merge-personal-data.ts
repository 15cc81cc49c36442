import type { Audit, Database, PersonalData } from '../../../data/contract'
import { listFormerOf, listMerges, type MergeTables } from './merge-queries'

/** Which accounts of a person became one. */
export function mergePersonalData(database: Database, audit: Audit): PersonalData {
  return {
    id: 'session.merges',
    async export(personId) {
      const rows = await listMerges(database.of<MergeTables>(), personId, 1000)
      return {
        merges: rows.map(({ from_person, to_person, from_email, at, reason, state }) => ({
          ...{ from: from_person, into: to_person, fromAddress: from_email, reason, state },
          at: at.toISOString(),
        })),
      }
    },
    async erase(tx, personId) {
      // What was written down about accounts that became this one is this person's as well; nobody can tell once the merges are gone.
      for (const id of await listFormerOf(database.on<MergeTables>(tx), personId))
        await audit.forgetDetails(tx, `person:${id}`)
      const rows = database.on<MergeTables>(tx).deleteFrom('session.merge')
      await rows
        .where((where) => where.or([where('from_person', '=', personId), where('to_person', '=', personId)]))
        .execute()
    },
  }
}
