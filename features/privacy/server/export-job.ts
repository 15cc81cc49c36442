import { randomUUID } from 'node:crypto'
import type { Database, Files, Job, LooseFiles, PersonalRecords } from '../../data/contract'
import type { Mailer } from '../../mail/contract'
import type { People } from '../../session/contract'
import type { Live } from '../../web/contract'
import { createArchive } from './archive'
import { changeExport, findExport } from './export-queries'
import { announce } from './live-topic'
import { exportReadyMail } from './mails'
import type { PrivacyTables } from './tables'

export const EXPORT_JOB = 'privacy.export'
const LIFE_MS = 7 * 24 * 3_600_000
/** Well after the last try of the job that makes an archive. */
export const MAKING_MS = 2 * 3_600_000

export interface ExportParts {
  readonly database: Database
  readonly records: PersonalRecords
  readonly files: Files
  readonly looseFiles: LooseFiles
  readonly mailer: Mailer
  readonly people: People
  readonly live: Live
  readonly publicUrl: string
}

/** Makes the archive that somebody asked for. Run twice it makes one: the second finds nothing that waits. */
export function exportJob({ database, records, files, looseFiles, mailer, people, live, publicUrl }: ExportParts): Job {
  return {
    id: EXPORT_JOB,
    async run({ data, now }) {
      const { id } = data as { id: string }
      const asked = await findExport(database.of<PrivacyTables>(), id)
      if (asked?.state !== 'asked') return
      const person = await people.find(asked.person_id)
      if (!person) {
        await changeExport(database.of<PrivacyTables>(), id, 'asked', { state: 'failed' })
        return { failed: 'there is no such person' }
      }
      const archive = createArchive(await records.export(person.id), {
        name: person.name,
        at: now,
        language: asked.language,
      })
      const fileId = randomUUID()
      await looseFiles.expect([fileId], new Date(now.getTime() + MAKING_MS))
      const meta = { name: 'foothold-data.zip', contentType: 'application/zip' }
      const file = await files.put(meta, archive.bytes, fileId)
      const expiresAt = new Date(now.getTime() + LIFE_MS)
      const isOurs = await database.transact(async (tx) => {
        const isChanged = await changeExport(database.on<PrivacyTables>(tx), id, 'asked', {
          state: 'ready',
          file_id: file.id,
          expires_at: expiresAt,
          bytes: file.bytes,
          areas: archive.areas,
          records: archive.records,
        })
        if (!isChanged) return false
        await looseFiles.claim(tx, [file.id])
        await mailer.send(tx, exportReadyMail({ person, id, expiresAt, publicUrl }, asked.language))
        await announce(live, person.id, tx)
        return true
      })
      if (!isOurs) await files.remove(file.id)
      return { bytes: file.bytes, areas: archive.areas }
    },
  }
}
