import type { Clock, Database, JobQueue, Tx } from '../../../data/contract'
import type { Live } from '../../../web/contract'
import type { Channel, Notices, SharedNotice, Template, Topic } from '../../contract'
import { DELIVER_JOB, dropWaiting, insertDeliveries, type NewDelivery } from '../delivering/delivery-queries'
import { announce } from '../live-topic'
import { deleteUnreadOfThread, holdThread, insertNotifications, toldOf } from '../notification-queries'
import { personsOf, wantsOf } from '../preferences/preference-queries'
import { settleFallbacks } from '../receipts/receipt-queries'
import type { BothWords, NotificationsDb, NotificationsTables } from '../tables'
import { dueAt } from './due'

/** The row behind the bell, as preferences call it. */
export const IN_APP = 'in-app'

export interface NoticeParts {
  readonly database: Database
  readonly live: Live
  readonly clock: Clock
  readonly queue: JobQueue
  readonly templates: () => readonly Template[]
  readonly topics: () => readonly Topic[]
  readonly channels: () => readonly Channel[]
}

export function createNotices(parts: NoticeParts): Notices {
  const { database } = parts
  const topicOf = (id: string) =>
    parts.topics().find((each) => each.id === id) ?? { id, label: { en: id, hi: id }, text: { en: '', hi: '' } }
  const notices: Notices = {
    tell: (tx, { personId, ...notice }) => notices.tellAll(tx, [personId], notice),
    async tellAll(tx, personIds, notice) {
      const template = parts.templates().find((each) => each.id === notice.template)
      if (!template)
        throw new Error(
          `There is no template "${notice.template}". Contribute it to notifications.templates, with both languages.`,
        )
      if (personIds.length > 0)
        await tellBatch(parts, tx, [...new Set(personIds)], notice, template, topicOf(template.topic))
    },
    async takeBack(tx, told) {
      const db = database.on<NotificationsTables>(tx)
      // In this order: what carries it elsewhere at this moment is waited for, and what it has ordered is dropped, too.
      await settleFallbacks(db, told, parts.clock.now())
      await dropWaiting(db, told)
    },
    async wants(tx, personId, topic, channel) {
      return (await wantsOf(database.on<NotificationsTables>(tx), [personId], topicOf(topic)))(personId, channel)
    },
    async readsIn(tx, personId) {
      return (await personsOf(database.on<NotificationsTables>(tx), [personId]))(personId).language
    },
  }
  return notices
}

async function tellBatch(
  parts: NoticeParts,
  tx: Tx,
  ids: readonly number[],
  notice: SharedNotice,
  template: Template,
  topic: Topic,
): Promise<void> {
  const db = parts.database.on<NotificationsTables>(tx)
  if (notice.thread !== undefined && !template.isWeighty) await holdThread(db, notice.thread)
  const [wants, personOf] = [await wantsOf(db, ids, topic), await personsOf(db, ids)]
  const wordsIn = rendering(template, notice)
  const carries = (channel: string) => !notice.only || notice.only.includes(channel)
  const inApp = carries(IN_APP) ? ids.filter((id) => template.isWeighty || wants(id, IN_APP)) : []
  const rows = await writeRows(parts, tx, db, inApp, notice, template, (id) => wordsIn(personOf(id).zone))
  const now = parts.clock.now()
  const orders: NewDelivery[] = []
  for (const channel of parts.channels()) {
    if (!carries(channel.id) || template.notBy?.includes(channel.id)) continue
    const wanting = ids.filter((id) => wants(id, channel.id))
    const reached = wanting.length > 0 ? await channel.reaches(tx, wanting) : new Set<number>()
    for (const id of wanting.filter((each) => reached.has(each))) {
      const person = personOf(id)
      const waits = channel.digests && !template.isUrgent && !topic.isAlwaysOn
      const dueBy = notice.dueBy ?? null
      orders.push({
        person_id: id,
        channel: channel.id,
        template: template.id,
        topic: topic.id,
        words: wordsIn(person.zone),
        from_name: notice.from,
        action_url: notice.actionUrl,
        event_id: notice.eventId,
        thread: (!template.isWeighty && notice.thread) || null,
        notification_id: rows.get(id) ?? null,
        is_urgent: template.isUrgent === true,
        is_always: topic.isAlwaysOn === true,
        is_silent: notice.isSilent === true,
        due_by: dueBy,
        due_at: topic.isAlwaysOn ? now : dueAt(now, person, { waits, dueBy }),
        error: null,
        sent_with: null,
        sent_at: null,
        created_at: notice.at,
      })
    }
  }
  await insertDeliveries(db, orders)
  if (orders.some(({ due_at }) => due_at <= now)) await parts.queue.send(tx, DELIVER_JOB, {}, { key: DELIVER_JOB })
}

/** Words are made once for each zone among the readers. */
function rendering(template: Template, { values }: SharedNotice): (zone: string) => string {
  const made = new Map<string, string>()
  return (zone) => {
    const known = made.get(zone)
    if (known !== undefined) return known
    const words: BothWords = { en: template.en(values, zone), hi: template.hi(values, zone) }
    const text = JSON.stringify(words)
    made.set(zone, text)
    return text
  }
}

/** Answers whose row is which. Who was told of this event before is left as they are. */
async function writeRows(
  { live }: NoticeParts,
  tx: Tx,
  db: NotificationsDb,
  ids: readonly number[],
  notice: SharedNotice,
  template: Template,
  wordsOf: (personId: number) => string,
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const told = await toldOf(db, ids, notice.eventId, template.id)
  const fresh = ids.filter((id) => !told.has(id))
  if (fresh.length === 0) return new Map()
  // What has legal weight gives way to nothing.
  const thread = template.isWeighty ? undefined : notice.thread
  if (thread !== undefined) await deleteUnreadOfThread(db, fresh, thread)
  const rows = await insertNotifications(
    db,
    fresh.map((id) => ({
      person_id: id,
      template: template.id,
      opens: template.opens,
      words: wordsOf(id),
      from_name: notice.from,
      action_url: notice.actionUrl,
      event_id: notice.eventId,
      thread: thread ?? null,
      created_at: notice.at,
      is_weighty: template.isWeighty === true,
    })),
  )
  for (const { id, person_id } of rows) await announce(live, person_id, notice.isSilent ? {} : { id }, tx)
  return new Map(rows.map(({ id, person_id }) => [person_id, id]))
}
