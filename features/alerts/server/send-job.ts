import type { Clock, Database, Job, Tx } from '../../data/contract'
import type { Opportunities, Searches } from '../../listings/contract'
import type { Mailer } from '../../mail/contract'
import type { Notices } from '../../notifications/contract'
import type { People } from '../../session/contract'
import type { Log } from '../../web/contract'
import { alertMail, MOST_NAMED } from './alert-mail'
import { digestDay, dueAt, heldUntil } from './due'
import { markTold, takeDue, untoldOf, writeDue } from './match-queries'
import { deleteDropped } from './search-queries'
import type { AlertsDb, AlertsTables, SearchRow } from './tables'

/** So long what was taken away can be brought back. */
const BACK_MS = 3_600_000

export interface SendParts {
  readonly database: Database
  readonly opportunities: Opportunities
  readonly searches: Searches
  readonly people: People
  readonly mailer: Mailer
  readonly clock: Clock
  readonly publicUrl: string
  readonly log: Log
  /** Undefined while notifications are switched off. */
  readonly notices: () => Notices | undefined
}

/**
 * Tells what was matched and is due, one search a transaction: mail, notice and the mark that it is told stand or fall together, so that nothing is told
 * twice and nothing is lost, whenever the node dies. One that cannot be told holds no other up: it is passed over until the next run.
 */
export function sendJob(parts: SendParts): Job {
  return {
    id: 'alerts.send',
    cron: '* * * * *',
    async run({ now, signal }) {
      await deleteDropped(parts.database.of<AlertsTables>(), new Date(now.getTime() - BACK_MS))
      const failed: number[] = []
      let told = 0
      while (!signal.aborted) {
        const taken = await sendOne(parts, failed)
        if (!taken) break
        if (taken.isTold) told++
        else failed.push(taken.id)
      }
      return { told, failed: failed.length }
    },
  }
}

/** Undefined when nothing is due but what was passed over. */
async function sendOne(
  parts: SendParts,
  passedOver: readonly number[],
): Promise<{ readonly id: number; readonly isTold: boolean } | undefined> {
  const { database, clock, log } = parts
  let id = undefined as number | undefined
  try {
    await database.transact(async (tx) => {
      const [db, now] = [database.on<AlertsTables>(tx), clock.now()]
      // A transaction that is run again may take another one.
      id = undefined
      const search = await takeDue(db, now, passedOver)
      id = search?.id
      if (search) await tellOrHold(parts, tx, db, search, now)
    })
    return id === undefined ? undefined : { id, isTold: true }
  } catch (error) {
    // Before one was taken it is the database that fails, and it would for all of them.
    if (id === undefined) throw error
    log.error({ searchId: id, err: error }, 'What a kept search found could not be told and is tried again')
    return { id, isTold: false }
  }
}

type Telling = readonly [parts: SendParts, tx: Tx, db: AlertsDb, search: SearchRow, now: Date]

/**
 * Where the quiet time was set after the match, what it holds is not dropped; and what was matched by somebody who read the search before the
 * day's digest went out is no second one.
 */
async function tellOrHold(...[parts, tx, db, search, now]: Telling): Promise<void> {
  const isToldToday = search.frequency !== 'instant' && search.last_digest_on === digestDay(search, now)
  const until = isToldToday ? dueAt(search, now) : heldUntil(now, search)
  // Whoever is disabled is told nothing; what waits is due again once they are back (`onAccountEnabled`).
  if ((await parts.people.stateOf(search.person_id, tx)) === 'closed') await writeDue(db, search.id, null)
  else if (until > now) await writeDue(db, search.id, until)
  else await tell(parts, tx, db, search, now)
}

async function tell(...[parts, tx, db, search, now]: Telling): Promise<void> {
  const { opportunities, searches, people, mailer, publicUrl, notices } = parts
  const waiting = await untoldOf(db, search.id)
  // What was held, closed or edited since is asked about anew.
  const [found = []] = await searches.matching(waiting, [search.filters], tx)
  const isFound = new Set(found)
  const ids = waiting.filter((id) => isFound.has(id))
  const asked = ids.slice(0, MOST_NAMED).map((id) => opportunities.find(id, tx))
  const named = (await Promise.all(asked)).filter((each) => each !== undefined)
  const person = await people.find(search.person_id, tx)
  const isTold = person !== undefined && named.length > 0
  if (isTold) {
    const path = searches.pathOf(search.filters)
    // Each is told once by a search, so the first of them names this telling.
    const eventId = `alerts:${search.id}:${ids[0]}`
    const wantsMail = (await notices()?.wants(tx, person.id, 'alerts', 'email')) ?? true
    // As the row behind the bell; while nobody knows, as the search was kept.
    const language = (await notices()?.readsIn(tx, person.id)) ?? search.language
    const facts = { search, language, named, count: ids.length, person, path, publicUrl, key: eventId }
    if (wantsMail) await mailer.send(tx, alertMail(facts))
    await notices()?.tell(tx, {
      personId: person.id,
      template: 'alerts.found',
      values: { name: search.name, count: ids.length, first: named[0]?.title ?? '' },
      from: named[0]?.organisation ?? '',
      actionUrl: ids.length === 1 ? (named[0]?.path ?? path) : path,
      eventId,
      at: now,
      thread: `alerts:${search.id}`,
    })
  }
  const told = isTold ? ids : []
  const isDigest = search.frequency !== 'instant' && isTold
  await markTold(db, search.id, told, now, isDigest ? digestDay(search, now) : null)
}
