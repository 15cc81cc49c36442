import type { Database, Files, LooseFiles } from '../../data/contract'
import type { Uploads } from '../contract'
import { fileOf } from './rows'
import type { UploadsTables } from './tables'
import { deleteUploads, findUpload, idsHeldBy, listUploads, lockUploads, setHolder } from './upload-queries'

export function createUploads(database: Database, files: Files, looseFiles: LooseFiles): Uploads {
  return {
    async take(tx, { purpose, about, personId, ids, holder }) {
      const rows = await lockUploads(database.on<UploadsTables>(tx), ids)
      const own = rows.filter(
        (row) =>
          row.person_id === personId &&
          row.purpose === purpose &&
          row.about === about &&
          (row.holder === null || row.holder === holder),
      )
      return new Map(own.flatMap((row) => fileOf(row) ?? []).map((file) => [file.id, file]))
    },
    async hold(tx, holder, ids) {
      const db = database.on<UploadsTables>(tx)
      const before = await idsHeldBy(db, holder)
      const gone = before.filter((id) => !ids.includes(id))
      await looseFiles.release(tx, await deleteUploads(db, gone))
      if (ids.length > 0) await setHolder(db, holder, ids)
    },
    async states(ids) {
      if (ids.length === 0) return new Map()
      const rows = await listUploads(database.of<UploadsTables>(), ids)
      return new Map(rows.flatMap((row) => fileOf(row) ?? []).map(({ id, state }) => [id, state]))
    },
    async open(id) {
      const row = await findUpload(database.of<UploadsTables>(), id)
      return row?.state === 'ready' && row.file_id ? (await files.find(row.file_id))?.content : undefined
    },
  }
}
