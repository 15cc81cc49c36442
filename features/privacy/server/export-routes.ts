import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { Type } from '@sinclair/typebox'
import type { Audit, Clock, Database, Files, JobQueue } from '../../data/contract'
import { type Accounts, type FreshProof, type Person, personOf, signedIn } from '../../session/contract'
import { answer, endpoint, FeatureError, webErrors } from '../../web/contract'
import { ArchiveParams, PrivacyOverview } from '../contract/wire'
import { findErasure } from './erasure-queries'
import { EXPORT_JOB } from './export-job'
import { findExport, insertExport, listExports } from './export-queries'
import type { PrivacyTables } from './tables'

/** On the page. */
const SHOWN = 10

/** What the job met when the day had come, in words for whoever waits. */
const isLastAdmin = (database: Database, accounts: Accounts, personId: number): Promise<boolean> =>
  database
    .transact((tx) => accounts.demandMayGo(tx, personId))
    .then(() => false)
    .catch((error: unknown) => {
      if (error instanceof FeatureError && error.code === 'last-admin') return true
      throw error
    })

export function overviewRoute(database: Database, accounts: Accounts, clock: Clock) {
  return endpoint({
    id: 'privacy.overview',
    method: 'GET',
    path: '/api/privacy',
    access: [signedIn()],
    request: {},
    response: { 200: PrivacyOverview },
    summary: "The caller's archives, newest first, and when the account goes.",
    async handle({ subject }) {
      const { id } = personOf(subject)
      const db = database.of<PrivacyTables>()
      const erasure = await findErasure(db, id)
      const isLate = erasure !== undefined && erasure.due_at <= clock.now()
      return {
        exports: (await listExports(db, id, SHOWN)).map((each) => ({
          id: each.id,
          state: each.state,
          askedAt: each.asked_at.toISOString(),
          expiresAt: each.expires_at?.toISOString() ?? null,
          bytes: each.bytes,
          areas: each.areas,
          records: each.records,
        })),
        erasureDueAt: erasure?.due_at.toISOString() ?? null,
        waitsForAdmin: isLate && (await isLastAdmin(database, accounts, id)),
      }
    },
  })
}

export interface ExportRouteParts {
  readonly database: Database
  readonly proof: FreshProof
  readonly queue: JobQueue
  readonly files: Files
  readonly audit: Audit
  readonly clock: Clock
}

export function askExportRoute({ database, proof, queue, audit, clock }: ExportRouteParts) {
  return endpoint({
    id: 'privacy.ask-export',
    method: 'POST',
    path: '/api/privacy/exports',
    access: [signedIn()],
    rateLimit: { max: 5, seconds: 24 * 3600, by: 'subject' },
    request: {},
    response: { 202: Type.Null() },
    summary:
      'Asks for an archive of everything held about the caller, who has proved lately who they are; one at a time, made by a job, told of by mail.',
    async handle({ subject, request }) {
      const person = personOf(subject)
      await proof.demand(person)
      await database.transact(async (tx) => {
        const id = randomUUID()
        const row = { id, person_id: person.id, language: request.language, asked_at: clock.now() }
        if (!(await insertExport(database.on<PrivacyTables>(tx), row))) return // one is under way
        await queue.send(tx, EXPORT_JOB, { id }, { key: id })
        await audit.record(tx, { personId: person.id, action: 'privacy.export-asked', about: `person:${person.id}` })
      })
      return answer(202, null)
    },
  })
}

/** Theirs, and not over yet. Throws `not-found`, and `proof-needed`: an open laptop must not be enough for all that is held about somebody. */
async function demandArchive({ database, proof, clock }: ExportRouteParts, person: Person, id: string) {
  const row = await findExport(database.of<PrivacyTables>(), id)
  const isTheirs = row?.person_id === person.id && row.state === 'ready' && Number(row.expires_at) > +clock.now()
  if (!isTheirs) throw gone()
  await proof.demand(person)
  return row
}

const gone = () => webErrors.notFound('This archive is not there any more. Ask for a new one.')

/** A download that is refused says nothing: what it wants is asked for before it. */
export function openArchiveRoute(parts: ExportRouteParts) {
  return endpoint({
    id: 'privacy.open-archive',
    closedTo: ['support'],
    method: 'POST',
    path: '/api/privacy/exports/:id/opening',
    strangers: 404,
    access: [signedIn()],
    rateLimit: { max: 60, seconds: 3600, by: 'subject' },
    request: { params: ArchiveParams },
    response: { 204: Type.Null() },
    summary: "Whether one of the caller's own archives can be fetched now: it wants a fresh proof of who asks.",
    async handle({ params: { id }, subject }) {
      await demandArchive(parts, personOf(subject), id)
      return answer(204, null)
    },
  })
}

export function archiveRoute(parts: ExportRouteParts) {
  const { database, files, audit } = parts
  return endpoint({
    id: 'privacy.archive',
    closedTo: ['support'],
    method: 'GET',
    path: '/api/privacy/exports/:id/foothold-data.zip',
    strangers: 404,
    access: [signedIn()],
    rateLimit: { max: 30, seconds: 3600, by: 'subject' },
    request: { params: ArchiveParams },
    response: { 200: 'stream' },
    summary: "One of the caller's own archives, until it expires, with a fresh proof of who asks. Logged.",
    async handle({ params: { id }, subject }) {
      const person = personOf(subject)
      const row = await demandArchive(parts, person, id)
      const file = row.file_id ? await files.find(row.file_id) : undefined
      if (!file) throw gone()
      await database.transact((tx) =>
        audit.record(tx, { personId: person.id, action: 'privacy.export-taken', about: `person:${person.id}` }),
      )
      return answer(200, Readable.from(file.content), {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': 'attachment; filename="foothold-data.zip"',
          'cache-control': 'no-store',
        },
      })
    },
  })
}
