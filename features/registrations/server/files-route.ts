import { Readable } from 'node:stream'
import { type Audit, type Clock, type Database, dataErrors } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import { personOf, signedIn } from '../../session/contract'
import { namedAs, tidyFileName, type Uploads } from '../../uploads/contract'
import { answer, endpoint } from '../../web/contract'
import { type Answer, QuestionParams } from '../contract/wire'
import { allAnswers } from './late/asked-late'
import { ofOrganizer } from './may-manage'
import { listRegistrations } from './registration-queries'
import type { RegistrationRow, RegistrationsDb, RegistrationsTables } from './tables'
import { EXPORTED, listOf } from './told-exports'
import { type ZipEntry, zipOf } from './zip-of'

const BATCH_ROWS = 100

/** By receipt and name, so that no two are the same and each finds its entrant; without a path. */
function nameOf({ receipt_code: code, answers }: RegistrationRow, { values, file }: Answer): string {
  const whole = `${code} ${answers.name} ${values[0]}`.replace(/[\\/]/g, ' ')
  return namedAs(tidyFileName(whole), file?.type ?? '')
}

/** Files that wait for the virus scanner, or that it does not let through, are left out. */
async function* filesOf(
  db: RegistrationsDb,
  uploads: Uploads,
  wanted: { readonly opportunityId: number; readonly by: Date },
  questionId: string,
): AsyncGenerator<ZipEntry> {
  for (let after: number | undefined; ; ) {
    const rows = await listRegistrations(db, { ...wanted, after, limit: BATCH_ROWS })
    for (const row of rows) {
      const found = allAnswers(row).questions.find(({ id, file }) => file && id === questionId)
      const content = found?.file && (await uploads.open(found.file.id))
      if (found && content) yield { name: nameOf(row, found), content }
    }
    after = rows.at(-1)?.id
    if (rows.length < BATCH_ROWS) return
  }
}

/** Streamed, file by file. It is written down first, and told to those who are in it, as the list is. */
export function filesRoute(
  database: Database,
  opportunities: Opportunities,
  audit: Audit,
  clock: Clock,
  uploads: () => Uploads | undefined,
) {
  return endpoint({
    id: 'registrations.files',
    closedTo: ['support'],
    method: 'GET',
    path: '/api/registrations/of/:opportunityId/files/:questionId',
    strangers: 403,
    access: [signedIn()],
    may: ofOrganizer(opportunities),
    request: { params: QuestionParams },
    response: { 200: 'stream' },
    rateLimit: { max: 20, seconds: 60, by: 'subject' },
    summary: 'All files that answer one question, as a ZIP, for its organizer. Logged.',
    async handle({ params: { opportunityId, questionId }, subject }) {
      const [db, by, taken] = [database.of<RegistrationsTables>(), clock.now(), uploads()]
      if (!taken) throw dataErrors.notFound('Files are switched off at this moment. Try again later.')
      const about = { action: EXPORTED, about: listOf(opportunityId), detail: { files: questionId } }
      await database.transact((tx) => audit.record(tx, { personId: personOf(subject).id, ...about }))
      const entries = filesOf(db, taken, { opportunityId, by }, questionId)
      return answer(200, Readable.from(zipOf(entries)), {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="files-${opportunityId}.zip"`,
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-store',
        },
      })
    },
  })
}
