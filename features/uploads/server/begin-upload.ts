import { randomUUID } from 'node:crypto'
import { type Clock, type Database, hold, type LooseFiles } from '../../data/contract'
import { type FileRule, MEGABYTE, tidyFileName, uploadErrors } from '../contract'
import type { BeginRequest } from '../contract/wire'
import type { UploadRow, UploadsTables } from './tables'
import { changeUpload, countBytes, deleteUploads, insertUpload, listWaiting } from './upload-queries'

const MOST_MEGABYTES_OF_ONE = 500
/** Besides the one that begins: what was replaced can be taken again. */
const KEPT_AT_A_PLACE = 2

/** Begins to take a file, or goes on with the same one. Throws `empty`, `too-large`, `too-much`. */
export type BeginUpload = (personId: number, sent: BeginRequest, rule: FileRule) => Promise<UploadRow>

export function createBeginUpload(database: Database, looseFiles: LooseFiles, clock: Clock): BeginUpload {
  return (personId, { purpose, about, name, bytes, sha256 }, { mostBytes }) => {
    if (bytes === 0) throw uploadErrors.empty('This file is empty: it has 0 bytes. Choose another one.')
    if (bytes > mostBytes)
      throw uploadErrors.tooLarge(
        `This file is larger than ${mostBytes / MEGABYTE} MB. Make it smaller, then choose it.`,
      )
    return database.transact(async (tx) => {
      const db = database.on<UploadsTables>(tx)
      // Of two windows the later finds what the first has begun, and both are counted.
      await hold(db, `uploads of ${personId}`)
      const waiting = await listWaiting(db, { personId, purpose, about })
      const now = clock.now()
      const known = waiting.find((each) => each.sha256 === sha256 && each.bytes === bytes && each.state !== 'harmful')
      if (known) return changeUpload(db, known.id, { name: tidyFileName(name), touched_at: now })
      const left = waiting.slice(KEPT_AT_A_PLACE).map(({ id }) => id)
      await looseFiles.release(tx, await deleteUploads(db, left))
      if ((await countBytes(db, personId)) + bytes > MOST_MEGABYTES_OF_ONE * MEGABYTE)
        throw uploadErrors.tooMuch(
          `Your files here would have more than ${MOST_MEGABYTES_OF_ONE} MB together. Those that were never sent are deleted within a week.`,
        )
      return insertUpload(db, {
        ...{ id: randomUUID(), person_id: personId, purpose, about, name: tidyFileName(name), bytes, sha256 },
        ...{ state: 'receiving', type: null, file_id: null, holder: null, touched_at: now },
      })
    })
  }
}
