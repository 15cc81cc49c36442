import type { Json } from '../../../kernel/index'
import type { Database, PersonalData } from '../../data/contract'
import { allDrafts, deleteDraftsOf, type ManageTables } from './draft-queries'

export function draftPersonalData(database: Database): PersonalData {
  return {
    id: 'manage.drafts',
    async export(personId) {
      const rows = await allDrafts(database.of<ManageTables>(), personId)
      return {
        drafts: rows.map(({ body, updated_at, handed_in_at, return_reason }) => ({
          ...(body as unknown as Record<string, Json>),
          ...(handed_in_at && { handedInAt: handed_in_at.toISOString() }),
          ...(return_reason !== null && { returnReason: return_reason }),
          savedAt: updated_at.toISOString(),
        })),
      }
    },
    erase: (tx, personId) => deleteDraftsOf(database.on<ManageTables>(tx), personId),
  }
}
