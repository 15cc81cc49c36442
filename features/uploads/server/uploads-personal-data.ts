import type { Database, LooseFiles, PersonalData, PersonMove } from '../../data/contract'
import { fileHref } from '../contract'
import type { UploadsTables } from './tables'
import { deleteUploads, uploadsOf } from './upload-queries'

/** Every file that somebody sent, in drafts and with forms. Erased, they are deleted for good, whatever held them. */
export function uploadsPersonalData(database: Database, looseFiles: LooseFiles): PersonalData {
  return {
    id: 'uploads.uploads',
    async export(personId) {
      const rows = await uploadsOf(database.of<UploadsTables>(), personId)
      return {
        // Too large for an archive: each by the address where its owner fetches it.
        files: rows.map(({ id, name, type, bytes, received, sha256, state, holder, touched_at }) => ({
          ...{ name, type, bytes, received, sha256, state },
          sentWith: holder,
          at: touched_at.toISOString(),
          address: fileHref(id),
        })),
      }
    },
    async erase(tx, personId) {
      const db = database.on<UploadsTables>(tx)
      const own = await uploadsOf(db, personId)
      const gone = await deleteUploads(
        db,
        own.map(({ id }) => id),
      )
      await looseFiles.release(tx, gone)
    },
  }
}

export const uploadsMove: PersonMove = {
  id: 'uploads.uploads',
  label: { en: 'Files you sent with forms', hi: 'फ़ॉर्म के साथ भेजी आपकी फ़ाइलें' },
  tables: [{ table: 'uploads.upload', key: ['id'] }],
}
