import type { Clock, Database, Job, JobQueue, Tx } from '../../../data/contract'
import type { Mailer } from '../../../mail/contract'
import type { People } from '../../../session/contract'
import type { Channel, Template, Topic, Way } from '../../contract'
import { DELIVER_JOB, insertDeliveries } from '../delivering/delivery-queries'
import { EMAIL } from '../delivering/email'
import { personsOf, wantsOf } from '../preferences/preference-queries'
import type { NotificationRow, NotificationsTables } from '../tables'
import { allowedAt } from '../telling/due'
import { dropIdle, listUnproved, settleFallback, takeUnproved } from './receipt-queries'
import type { WaysOf } from './receipts'

/** So long after it was told, what has legal weight and is unread goes by another channel. */
const AFTER_MS = 24 * 3_600_000
const BATCH = 100

export interface FallBackParts {
  readonly database: Database
  readonly clock: Clock
  readonly queue: JobQueue
  readonly mailer: Mailer
  readonly people: People
  readonly waysOf: WaysOf
  readonly templates: () => readonly Template[]
  readonly topics: () => readonly Topic[]
  readonly channels: () => readonly Channel[]
}

/**
 * What has legal weight, is unread for a day and was not mailed goes once by the first channel that did not carry it yet. The order and the mark that it is
 * settled are one transaction: killed before, it is done by the next round; after, never again.
 */
export function fallBackJob(parts: FallBackParts): Job {
  const { database, clock, waysOf } = parts
  return {
    id: 'notifications.fall-back',
    cron: '* * * * *',
    async run({ signal }) {
      const toldBy = new Date(clock.now().getTime() - AFTER_MS)
      let [ordered, after] = [0, 0]
      while (!signal.aborted) {
        const rows = await listUnproved(database.of<NotificationsTables>(), toldBy, after, BATCH)
        const ways = await waysOf(rows.map(({ id }) => id))
        for (const row of rows) if (await look(parts, row, ways(row.id))) ordered++
        after = rows.at(-1)?.id ?? after
        if (rows.length < BATCH) break
      }
      return { ordered }
    },
  }
}

/** True: another channel carries it from now on. */
async function look(parts: FallBackParts, row: NotificationRow, ways: readonly Way[]): Promise<boolean> {
  // What is on its way may arrive yet, and is looked at again.
  if (ways.some(({ state }) => state === 'waiting')) return false
  const address = (await parts.people.find(row.person_id))?.email
  const comesBack = address === undefined || (await parts.mailer.comesBack(address))
  const isMailed = ways.some(({ channel, state }) => channel === EMAIL && state === 'accepted') && !comesBack
  const template = parts.templates().find(({ id }) => id === row.template)
  const left = parts
    .channels()
    .filter(({ id }) => !template?.notBy?.includes(id) && !ways.some(({ channel }) => channel === id))
    .filter(({ id }) => id !== EMAIL || !comesBack)
  const wanted = template?.isBulk ? await wantedOf(parts, row, template, left) : left
  return parts.database.transact((tx) => order(parts, tx, row, isMailed ? [] : wanted, template))
}

/** What many are told by one of them stays off where its reader switched it off. */
async function wantedOf(
  { database, topics }: FallBackParts,
  { person_id: personId }: NotificationRow,
  template: Template,
  left: readonly Channel[],
): Promise<readonly Channel[]> {
  const topic = topics().find(({ id }) => id === template.topic)
  if (!topic) return left
  const wants = await wantsOf(database.of<NotificationsTables>(), [personId], topic)
  return left.filter(({ id }) => wants(personId, id))
}

async function order(
  { database, clock, queue }: FallBackParts,
  tx: Tx,
  { id }: NotificationRow,
  channels: readonly Channel[],
  template: Template | undefined,
): Promise<boolean> {
  const db = database.on<NotificationsTables>(tx)
  const row = await takeUnproved(db, id)
  if (!row) return false
  const now = clock.now()
  await settleFallback(db, id, now)
  for (const channel of channels) {
    if (!(await channel.reaches(tx, [row.person_id])).has(row.person_id)) continue
    const person = (await personsOf(db, [row.person_id]))(row.person_id)
    await dropIdle(db, row, channel.id)
    await insertDeliveries(db, [
      {
        ...{ person_id: row.person_id, channel: channel.id, template: row.template, topic: template?.topic ?? '' },
        ...{ words: JSON.stringify(row.words), from_name: row.from_name, action_url: row.action_url },
        ...{ event_id: row.event_id, thread: null, notification_id: row.id },
        // Whatever was switched off, unless it is one person's words, and by itself; quiet hours hold it all the same.
        ...{
          is_urgent: template?.isBulk === true,
          is_always: !template?.isBulk,
          is_silent: false,
          due_by: null,
          due_at: allowedAt(now, person, null),
        },
        ...{ error: null, sent_with: null, sent_at: null, created_at: now },
      },
    ])
    await queue.send(tx, DELIVER_JOB, {}, { key: DELIVER_JOB })
    return true
  }
  return false
}
