import type { Clock, Database, Files, LooseFiles } from '../../contract'
import { dropLoose, type LooseFileTables, noteLoose } from './loose-file-queries'

export function createLooseFiles(database: Database, files: Files, clock: Clock): LooseFiles {
  return {
    expect: (ids, until) => noteLoose(database.of<LooseFileTables>(), ids, until),
    claim: (tx, ids) => dropLoose(database.on<LooseFileTables>(tx), ids),
    async release(tx, ids) {
      await noteLoose(database.on<LooseFileTables>(tx), ids, clock.now())
      // At once, where that goes well; the job looks after them in any case. In turn: many would stand in the way of whoever asks meanwhile.
      database.onCommit(tx, async () => {
        for (const id of ids) await removeLoose(database, files, id).catch(() => undefined)
      })
    },
  }
}

/** The file first: one that could not be removed is found again by its row. */
export async function removeLoose(database: Database, files: Files, id: string): Promise<void> {
  await files.remove(id)
  await dropLoose(database.of<LooseFileTables>(), [id])
}
