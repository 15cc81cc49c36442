import { Readable } from 'node:stream'
import type { Subject } from '../../../kernel/index'
import { type Database, dataErrors, type Files } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import { findPerson } from '../../session/contract'
import { attachmentHeaders, namedAs } from '../../uploads/contract'
import { answer, endpoint } from '../../web/contract'
import { FileParams } from '../contract/wire'
import { demandReadable } from './demand-readable'
import { findFile, opportunitiesOf } from './file-queries'
import type { DocumentsTables, FileRow } from './tables'

const endings = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const

export function fileRoute(database: Database, files: Files, opportunities: Opportunities) {
  /** Whoever may read of an opportunity that shows it, and who manages that one; its owner while nothing does; whoever judges what is published. */
  async function mayRead(file: FileRow, subject: Subject): Promise<boolean> {
    const reader = findPerson(subject)
    if (reader && (file.person_id === reader.id || reader.permissions.includes('manage.approve'))) return true
    for (const id of await opportunitiesOf(database.of<DocumentsTables>(), file.file_id)) {
      const isReadable = await demandReadable(opportunities, id, subject).then(
        () => true,
        () => false,
      )
      if (isReadable) return true
    }
    return false
  }

  return endpoint({
    id: 'documents.file',
    method: 'GET',
    path: '/api/documents/files/:fileId',
    strangers: 'same',
    access: 'public',
    request: { params: FileParams },
    response: { 200: 'stream' },
    summary: 'A file beside an opportunity, to be saved: never drawn by the browser as a part of this site.',
    async handle({ params: { fileId }, subject }) {
      const row = await findFile(database.of<DocumentsTables>(), fileId)
      const stored = row && (await mayRead(row, subject)) ? await files.find(fileId) : undefined
      if (!row || !stored) throw dataErrors.notFound('This file is not there, or not for everybody.')
      return answer(200, Readable.from(stored.content), {
        headers: {
          ...attachmentHeaders({ name: namedAs(row.name, endings[row.type]), mime: row.type }),
          'content-length': String(row.bytes),
          'cache-control': 'private, no-cache',
        },
      })
    },
  })
}
