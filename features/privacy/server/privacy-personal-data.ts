import type { Database, Files, PersonalData } from '../../data/contract'
import { findErasure } from './erasure-queries'
import { deleteExportsOf, listExports } from './export-queries'
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
      const gone = await deleteExportsOf(database.on<PrivacyTables>(tx), personId)
      for (const { file_id } of gone) if (file_id) database.onCommit(tx, () => void files.remove(file_id))
    },
  }
}
