import type { Clock, Database, Job } from '../../data/contract'
import type { Opportunities, Searches } from '../../listings/contract'
import type { Mailer } from '../../mail/contract'
import type { Notices } from '../../notifications/contract'
import type { People } from '../../session/contract'
import { alertMail } from './alert-mail'
import { afterQuiet, dayIn } from './due'
import { markTold, takeDue, untoldOf } from './match-queries'
import type { AlertsDb, AlertsTables, SearchRow } from './tables'

export interface SendParts {
  readonly database: Database
  readonly opportunities: Opportunities
  readonly searches: Searches
  readonly people: People
  readonly mailer: Mailer
  readonly clock: Clock
  readonly publicUrl: string
  /** Undefined while notifications are switched off. */
  readonly notices: () => Notices | undefined
}

/**
 * Tells what was matched and is due, one search a transaction: mail, notice and the mark that it is told stand or fall together, so that nothing is told
 * twice and nothing is lost, whenever the node dies.
 */
export function sendJob(parts: SendParts): Job {
  return {
    id: 'alerts.send',
    cron: '* * * * *',
    async run({ signal }) {
      let told = 0
      while (!signal.aborted && (await sendOne(parts))) told++
      return { told }
    },
  }
}

/** False when nothing is due. */
async function sendOne(parts: SendParts): Promise<boolean> {
  const { database, clock } = parts
  return database.transact(async (tx) => {
    const db = database.on<AlertsTables>(tx)
    const now = clock.now()
    const search = await takeDue(db, now)
    if (!search) return false
    const until = afterQuiet(now, search)
    if (until > now) {
      // The quiet time was set after the match: what is held is not dropped.
      await db.updateTable('alerts.search').set({ due_at: until }).where('id', '=', search.id).execute()
      return true
    }
    await tell(parts, tx, db, search, now)
    return true
  })
}

async function tell(
  { opportunities, searches, people, mailer, publicUrl, notices }: SendParts,
  tx: Parameters<Mailer['send']>[0],
  db: AlertsDb,
  search: SearchRow,
  now: Date,
): Promise<void> {
  const ids = await untoldOf(db, search.id)
  const found = (await Promise.all(ids.map((id) => opportunities.find(id, tx)))).filter((each) => each !== undefined)
  const open = found.filter(
    ({ state, visibility, closesAt }) =>
      state === 'live' && visibility === 'public' && (!closesAt || new Date(closesAt) > now),
  )
  const person = await people.find(search.person_id, tx)
  // What closed while it waited is no news any more.
  if (person && open.length > 0) {
    const path = searches.pathOf(search.filters)
    // Each is told once by a search, so the first of them names this telling.
    const eventId = `alerts:${search.id}:${ids[0]}`
    const wantsMail = (await notices()?.wants(tx, person.id, 'alerts', 'email')) ?? true
    if (wantsMail) await mailer.send(tx, alertMail({ search, open, person, path, publicUrl, key: eventId }))
    await notices()?.tell(tx, {
      personId: person.id,
      template: 'alerts.found',
      values: { name: search.name, count: open.length, first: open[0]?.title ?? '' },
      from: open[0]?.organisation ?? '',
      actionUrl: open.length === 1 ? (open[0]?.path ?? path) : path,
      eventId,
      at: now,
      thread: `alerts:${search.id}`,
    })
  }
  const isDigest = search.frequency !== 'instant' && open.length > 0
  await markTold(db, search.id, now, null, isDigest ? dayIn(now, search.zone) : null)
}
