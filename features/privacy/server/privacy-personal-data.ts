import type { Database, Files, PersonalData } from '../../data/contract'
import { findErasure } from './erasure-queries'
import { deleteExportsOf, listExports } from './export-queries'
import { noteLoose } from './loose-file-queries'
import type { PrivacyTables } from './tables'

/** When somebody asked for what is held about them. The archives themselves go with their person; the proof of erasure stays. */
export function privacyPersonalData(database: Database, files: Files): PersonalData {
  return {
    id: 'privacy.requests',
    async export(personId) {
      const rows = await listExports(database.of<PrivacyTables>(), personId)
      const erasure = await findErasure(database.of<PrivacyTables>(), personId)
      return {
        exports: rows.map(({ state, asked_at }) => ({ state, askedAt: asked_at.toISOString() })),
        deletion: erasure ? { askedAt: erasure.asked_at.toISOString(), dueAt: erasure.due_at.toISOString() } : null,
      }
    },
    async erase(tx, personId) {
      const db = database.on<PrivacyTables>(tx)
      const gone = (await deleteExportsOf(db, personId)).flatMap(({ file_id }) => file_id ?? [])
      await noteLoose(db, gone, new Date(0))
      // At once, where that goes well; the purge looks after them in any case.
      database.onCommit(tx, () => void Promise.allSettled(gone.map((id) => files.remove(id))))
    },
  }
}
