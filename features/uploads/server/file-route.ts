import { Readable } from 'node:stream'
import { type Audit, type Database, dataErrors, type Files } from '../../data/contract'
import { personOf, signedIn } from '../../session/contract'
import { answer, endpoint } from '../../web/contract'
import { attachmentHeaders, fileTypes, uploadErrors } from '../contract'
import { UploadParams } from '../contract/wire'
import type { Places } from './purposes'
import type { UploadsTables } from './tables'
import { findUpload } from './upload-queries'

/** Who fetched what, beside the file's owner. */
const FETCHED = 'uploads.fetched'

export function fileRoute(database: Database, files: Files, audit: Audit, places: Places) {
  return endpoint({
    id: 'uploads.file',
    method: 'GET',
    path: '/api/uploads/:id/file',
    strangers: 404,
    access: [signedIn()],
    closedTo: ['support'],
    request: { params: UploadParams },
    response: { 200: 'stream' },
    rateLimit: { max: 600, seconds: 3600, by: 'subject' },
    summary: 'A file that was sent, for its owner and for whom it was sent to: to be saved, never drawn. Logged.',
    async handle({ params: { id }, subject }) {
      const [row, reader] = [await findUpload(database.of<UploadsTables>(), id), personOf(subject)]
      const isOwn = row?.person_id === reader.id
      const mayRead =
        row && (isOwn || (row.holder !== null && (await places.mayRead(row.purpose, row.holder, subject))))
      if (!row || !mayRead || row.type === null) throw dataErrors.notFound('This file is not there, or not for you.')
      if (row.state === 'checking')
        throw uploadErrors.stillChecking('This file waits for the virus scanner. Try again in some minutes.')
      if (row.state === 'harmful')
        throw uploadErrors.harmful('The virus scanner found something in this file: nobody can fetch it.')
      const stored = await files.find(row.file_id ?? '')
      if (!stored) throw dataErrors.notFound('This file is not there, or not for you.')
      if (!isOwn && row.holder !== null) {
        const entry = { personId: reader.id, action: FETCHED, about: row.holder, detail: { file: id } }
        await database.transact((tx) => audit.record(tx, entry))
      }
      return answer(200, Readable.from(stored.content), {
        headers: {
          ...attachmentHeaders({ name: row.name, mime: fileTypes[row.type].mime }),
          'content-length': String(row.bytes),
          'cache-control': 'private, no-store',
        },
      })
    },
  })
}
