import { Readable } from 'node:stream'
import papaparse from 'papaparse'
import type { Audit, Clock, Database } from '../../data/contract'
import { type Ages, OF_AGE } from '../../rules/contract'
import { type People, type Permission, permission, personOf } from '../../session/contract'
import { answer, asSpreadsheet, endpoint } from '../../web/contract'
import { Subscribers } from '../contract/wire'
import { READ_SUBSCRIBERS } from './may-read'
import type { ContentSettings } from './settings'
import { countSubscribers, listConfirmed } from './subscriber-queries'
import type { ContentDb, ContentTables } from './tables'

const PATH = '/api/content/newsletter/subscribers'
const RECENT_MS = 30 * 24 * 3_600_000
const BATCH_ROWS = 500
const access = [permission(READ_SUBSCRIBERS)]

export const readSubscribers = ({ newsletterUserId: id }: ContentSettings): Permission => ({
  id: READ_SUBSCRIBERS,
  roles: [],
  named: { setting: 'NEWSLETTER_USER_ID', ids: id === undefined ? [] : [id] },
  allows: 'content.may.readSubscribers',
})

export function subscribersRoute(database: Database, clock: Clock) {
  return endpoint({
    id: 'content.subscribers',
    method: 'GET',
    path: PATH,
    access,
    request: {},
    response: { 200: Subscribers },
    summary: 'How many take the newsletter, asked for it and left it.',
    async handle() {
      const since = new Date(clock.now().getTime() - RECENT_MS)
      const { confirmed, asked, left, hindi, came, went } = await countSubscribers(database.of<ContentTables>(), since)
      return {
        confirmed: Number(confirmed),
        asked: Number(asked),
        left: Number(left),
        hindi: Number(hindi),
        came: Number(came),
        went: Number(went),
      }
    },
  })
}

const lines = (rows: string[][]) => `${papaparse.unparse(rows, asSpreadsheet)}\r\n`

/** Those of these addresses that are not of somebody under 18: anybody can type anybody's. */
type OfAge = (emails: readonly string[]) => Promise<ReadonlySet<string>>

export function createOfAge(people: () => People | undefined, ages: () => Ages | undefined): OfAge {
  return async (emails) => {
    const owners = new Map<string, number>()
    for (const email of emails) {
      const owner = await people()?.findByEmail(email)
      if (owner) owners.set(email, owner.id)
    }
    const minors = await ages()?.underAmong([...owners.values()], OF_AGE)
    return new Set(emails.filter((email) => !minors?.has(owners.get(email) ?? 0)))
  }
}

async function* csvOf(db: ContentDb, publicUrl: string, ofAge: OfAge): AsyncGenerator<string> {
  yield lines([['Email', 'Language', 'Confirmed at', 'Leave']])
  for (let after = 0; ; ) {
    const rows = await listConfirmed(db, after, BATCH_ROWS)
    const meant = await ofAge(rows.map(({ email }) => email))
    const told = rows.filter(({ email }) => meant.has(email))
    if (told.length > 0)
      yield lines(
        told.map(({ email, language, token, confirmed_at }) => [
          email,
          language,
          confirmed_at?.toISOString() ?? '',
          `${publicUrl}/newsletter/unsubscribe?token=${token}`,
        ]),
      )
    after = rows.at(-1)?.id ?? after
    if (rows.length < BATCH_ROWS) return
  }
}

/** For the program that mails the newsletter: whoever left, has not confirmed or is under 18 is not in it, and each row has its own way out. */
export function subscribersFileRoute(
  database: Database,
  audit: Audit,
  { publicUrl }: ContentSettings,
  people: () => People | undefined,
  ages: () => Ages | undefined,
) {
  return endpoint({
    id: 'content.subscribers-file',
    closedTo: ['support'],
    method: 'GET',
    path: `${PATH}.csv`,
    access,
    request: {},
    response: { 200: 'stream' },
    rateLimit: { max: 20, seconds: 60, by: 'subject' },
    summary: 'The addresses on the newsletter list as CSV, each with its link to leave. Logged.',
    async handle({ subject }) {
      const entry = { personId: personOf(subject).id, action: 'content.subscribers-taken', about: 'newsletter' }
      await database.transact((tx) => audit.record(tx, entry))
      return answer(200, Readable.from(csvOf(database.of<ContentTables>(), publicUrl, createOfAge(people, ages))), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="newsletter.csv"',
          'cache-control': 'no-store',
        },
      })
    },
  })
}
