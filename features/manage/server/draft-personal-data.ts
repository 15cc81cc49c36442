import type { Json } from '../../../kernel/index'
import type { Database, PersonalData } from '../../data/contract'
import { deleteDraftsOf, listDrafts, type ManageTables } from './draft-queries'

const ALL = 10_000

export function draftPersonalData(database: Database): PersonalData {
  return {
    id: 'manage.drafts',
    async export(personId) {
      const rows = await listDrafts(database.of<ManageTables>(), personId, ALL)
      return {
        drafts: rows.map(({ body, updated_at }) => ({
          ...(body as unknown as Record<string, Json>),
          savedAt: updated_at.toISOString(),
        })),
      }
    },
    erase: (tx, personId) => deleteDraftsOf(database.on<ManageTables>(tx), personId),
  }
}
