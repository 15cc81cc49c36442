import type { Database, EditionTables, PersonalData, PersonMove } from '../../data/contract'
import { DOCUMENT_EDITIONS, openDocuments } from './documents-of'
import { filesOf, forgetUploader } from './file-queries'
import type { DocumentsTables } from './tables'

/** What somebody uploaded and put beside opportunities. Erased, what is shown stays without a name; the rest is deleted by the next purge. */
export function documentsPersonalData(database: Database, tables: EditionTables): PersonalData {
  const editions = openDocuments(tables)
  return {
    id: 'documents.files',
    async export(personId) {
      const files = await filesOf(database.of<DocumentsTables>(), personId)
      return {
        // Too large for an archive, up to 600 MB: each by the address where its owner fetches it.
        files: files.map(({ file_id, name, type, bytes, made_at }) => ({
          ...{ name, type, bytes },
          at: made_at.toISOString(),
          address: `/api/documents/files/${file_id}`,
        })),
        documentsWritten: (await editions.madeBy(personId)).map((each) => ({ ...each })),
      }
    },
    async erase(tx, personId) {
      await forgetUploader(database.on<DocumentsTables>(tx), personId)
      await editions.forget(tx, personId)
    },
  }
}

export const documentsMove: PersonMove = {
  id: 'documents.files',
  label: { en: 'Documents you added', hi: 'आपके जोड़े दस्तावेज़' },
  tables: [
    { table: 'documents.file', key: ['file_id'] },
    { table: DOCUMENT_EDITIONS, person: 'made_by', key: ['id'] },
  ],
}
