import type { Database, PersonalData } from '../../../data/contract'
import { listFormerOf, listMerges, type MergeTables } from './merge-queries'

/** Which accounts of a person became one. */
export function mergePersonalData(database: Database): PersonalData {
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
    // Accounts that became this one still bear the name, and until a merge is for good what opened them.
    formerIds: (tx, personId) => listFormerOf(database.on<MergeTables>(tx), personId),
    async erase(tx, personId) {
      const rows = database.on<MergeTables>(tx).deleteFrom('session.merge')
      await rows
        .where((where) => where.or([where('from_person', '=', personId), where('to_person', '=', personId)]))
        .execute()
    },
  }
}
