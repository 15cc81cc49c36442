import { Readable } from 'node:stream'
import type { Subject } from '../../../kernel/index'
import { type Database, dataErrors, type Files } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import { findPerson } from '../../session/contract'
import { answer, endpoint } from '../../web/contract'
import { FileParams } from '../contract/wire'
import { demandReadable } from './demand-readable'
import { findFile, opportunitiesOf } from './file-queries'
import type { DocumentsTables, FileRow } from './tables'

const endings = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' } as const

/** RFC 6266: a name that every browser reads, and the whole one. */
function attachmentOf({ name, type }: FileRow): string {
  const whole = `${name.replace(/\.[a-z0-9]{1,5}$/i, '')}.${endings[type]}`
  const plain = whole.normalize('NFKD').replace(/[^\w. -]/g, '_')
  const coded = encodeURIComponent(whole).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${coded}`
}

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
          'content-type': row.type,
          'content-length': String(row.bytes),
          'content-disposition': attachmentOf(row),
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'same-origin',
          'cache-control': 'private, no-cache',
        },
      })
    },
  })
}
