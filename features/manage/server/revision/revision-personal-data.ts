import type { Database, PersonalData, PersonMove } from '../../../data/contract'
import { forgetReviser, revisionsBy, type RevisionTables } from './revision-queries'

/** What somebody changed of what was public. Erased, the changes stay, nameless: others read them. */
export function revisionPersonalData(database: Database): PersonalData {
  return {
    id: 'manage.revisions',
    async export(personId) {
      const rows = await revisionsBy(database.of<RevisionTables>(), personId)
      return {
        changesOfWhatIsPublic: rows.map(({ opportunity_id: opportunityId, changes, at }) => ({
          ...{ opportunityId, changes, at: at.toISOString() },
        })),
      }
    },
    erase: (tx, personId) => forgetReviser(database.on<RevisionTables>(tx), personId),
  }
}

export const revisionMove: PersonMove = {
  id: 'manage.revisions',
  label: { en: 'Changes you made to what is public', hi: 'सार्वजनिक अवसरों में आपके बदलाव' },
  tables: [{ table: 'manage.revision', person: 'by_person', key: ['id'] }],
}
