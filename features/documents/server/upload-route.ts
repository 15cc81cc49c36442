import { randomUUID } from 'node:crypto'
import type { Clock, Database, Files } from '../../data/contract'
import { personOf, signedIn } from '../../session/contract'
import { tidyFileName } from '../../uploads/contract'
import { answer, endpoint } from '../../web/contract'
import { documentErrors, MAX_BYTES } from '../contract'
import { Uploaded, UploadQuery } from '../contract/wire'
import { countLoose, deleteFile, insertFile } from './file-queries'
import { readFile } from './read-file'
import type { DocumentsTables } from './tables'

const MOST_LOOSE = 60

export function uploadRoute(database: Database, files: Files, clock: Clock) {
  return endpoint({
    id: 'documents.upload',
    method: 'POST',
    path: '/api/documents',
    access: [signedIn()],
    request: { query: UploadQuery, body: 'bytes' },
    bodyLimit: MAX_BYTES,
    response: { 201: Uploaded },
    rateLimit: { max: 60, seconds: 3600, by: 'subject' },
    summary: 'A file to be shown beside an opportunity: a PDF, JPEG, PNG or WebP of at most 10 MB, as the body.',
    async handle({ body, query, subject }) {
      const db = database.of<DocumentsTables>()
      const { id: person_id } = personOf(subject)
      if ((await countLoose(db, person_id)) >= MOST_LOOSE)
        throw documentErrors.tooMany(
          `${MOST_LOOSE} of your files are in drafts or unused. Hand a draft in, or wait until unused ones are deleted.`,
        )
      const { type, content } = await readFile(body)
      const name = tidyFileName(query.name)
      const [fileId, bytes] = [randomUUID(), content.byteLength]
      // The row first: what a house that fell has written is found by it, and goes with the purge.
      await insertFile(db, { file_id: fileId, person_id, name, type, bytes, made_at: clock.now() })
      try {
        await files.put({ name, contentType: type }, content, fileId)
      } catch (error) {
        await deleteFile(db, fileId)
        throw error
      }
      return answer(201, { fileId, name, type, bytes })
    },
  })
}
