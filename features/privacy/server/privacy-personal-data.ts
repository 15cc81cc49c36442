import type { Database, LooseFiles, PersonalData } from '../../data/contract'
import { findErasure } from './erasure-queries'
import { deleteExportsOf, listExports } from './export-queries'
import type { PrivacyTables } from './tables'

/** When somebody asked for what is held about them. The archives themselves go with their person; the proof of erasure stays. */
export function privacyPersonalData(database: Database, looseFiles: LooseFiles): PersonalData {
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
      const gone = await deleteExportsOf(db, personId)
      await looseFiles.release(
        tx,
        gone.flatMap(({ file_id }) => file_id ?? []),
      )
    },
  }
}
