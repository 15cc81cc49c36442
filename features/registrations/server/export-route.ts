import { Readable } from 'node:stream'
import papaparse from 'papaparse'
import type { Audit, Clock, Database } from '../../data/contract'
import type { Opportunities } from '../../listings/contract'
import { personOf, signedIn } from '../../session/contract'
import { fileHref } from '../../uploads/contract'
import { answer, asSpreadsheet, BOM, endpoint } from '../../web/contract'
import { type Answer, OpportunityParams } from '../contract/wire'
import { questionsAnswered } from './export-queries'
import { allAnswers } from './late/asked-late'
import { ofOrganizer } from './may-manage'
import { countRegistrations, listRegistrations, whysOf } from './registration-queries'
import type { RegistrationRow, RegistrationsDb, RegistrationsTables } from './tables'
import { EXPORTED, listOf } from './told-exports'

const BATCH_ROWS = 500
const COLUMNS = ['Receipt', 'State', 'Registered at', 'Name', 'Email', 'Phone', 'College', 'Why withdrawn'] as const

type Asked = Awaited<ReturnType<typeof questionsAnswered>>

interface Wanted {
  readonly opportunityId: number
  readonly asked: Asked
  readonly by: Date
  readonly publicUrl: string
}

const lines = (rows: readonly (readonly string[])[]) => `${papaparse.unparse(rows as string[][], asSpreadsheet)}\r\n`

/** A file by its name and where it is fetched. */
const said = ({ values, file }: Answer, publicUrl: string) =>
  file ? `${values[0]} ${publicUrl}${fileHref(file.id)}` : values.join('; ')

function cells(row: RegistrationRow, asked: Asked, publicUrl: string, why = ''): readonly string[] {
  const { name, email, phone, college, questions } = allAnswers(row)
  const answered = new Map(questions.map((each) => [each.id, said(each, publicUrl)]))
  const own = asked.map(({ id }) => answered.get(id) ?? '')
  return [row.receipt_code, row.state, row.registered_at.toISOString(), name, email, phone, college, why, ...own]
}

/** Who came after `by`, while it leaves, is not in it: they are not told of it. */
async function* csvOf(db: RegistrationsDb, { opportunityId, asked, by, publicUrl }: Wanted): AsyncGenerator<string> {
  yield BOM + lines([[...COLUMNS, ...asked.map(({ label }) => label)]])
  for (let after: number | undefined; ; ) {
    const rows = await listRegistrations(db, { opportunityId, by, after, limit: BATCH_ROWS })
    const whys = await whysOf(db, rows)
    if (rows.length > 0) yield lines(rows.map((row) => cells(row, asked, publicUrl, whys.get(row.id))))
    after = rows.at(-1)?.id
    if (rows.length < BATCH_ROWS) return
  }
}

/** Streamed in batches, so that ten thousand rows need no more memory than five hundred. Who took them is written down first, and told to those who are in it. */
export function exportRoute(
  database: Database,
  opportunities: Opportunities,
  audit: Audit,
  clock: Clock,
  { publicUrl }: { readonly publicUrl: string },
) {
  return endpoint({
    id: 'registrations.export',
    closedTo: ['support'],
    method: 'GET',
    path: '/api/registrations/of/:opportunityId/export.csv',
    strangers: 403,
    access: [signedIn()],
    may: ofOrganizer(opportunities),
    request: { params: OpportunityParams },
    response: { 200: 'stream' },
    rateLimit: { max: 20, seconds: 60, by: 'subject' },
    summary: 'All registrations of an opportunity as CSV (UTF-8 with BOM), for its organizer. Logged.',
    async handle({ params: { opportunityId }, subject }) {
      const [db, by] = [database.of<RegistrationsTables>(), clock.now()]
      const counts = (await countRegistrations(db, { opportunityIds: [opportunityId] })).get(opportunityId)
      const entry = {
        personId: personOf(subject).id,
        action: EXPORTED,
        about: listOf(opportunityId),
        detail: { registered: counts?.registered ?? 0, withdrawn: counts?.withdrawn ?? 0 },
      }
      await database.transact((tx) => audit.record(tx, entry))
      const asked = await questionsAnswered(db, opportunityId)
      return answer(200, Readable.from(csvOf(db, { opportunityId, asked, by, publicUrl })), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="registrations-${opportunityId}.csv"`,
          'cache-control': 'no-store',
        },
      })
    },
  })
}
