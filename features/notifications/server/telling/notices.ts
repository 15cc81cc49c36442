import type { Clock, Database, JobQueue, Tx } from '../../../data/contract'
import type { Live } from '../../../web/contract'
import type { Channel, Notices, SharedNotice, Template, Topic } from '../../contract'
import { DELIVER_JOB, dropWaiting, insertDeliveries, type NewDelivery } from '../delivering/delivery-queries'
import { holdThread, tellingKey } from '../notification-queries'
import { personsOf, wantsOf } from '../preferences/preference-queries'
import { settleFallbacks } from '../receipts/receipt-queries'
import type { NotificationsTables } from '../tables'
import { dueAt } from './due'
import { eventOf, type Letter, rendering, templateOf } from './letters'
import { writeRows } from './write-rows'

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
      const template = templateOf(parts.templates(), notice.template)
      const letters = [...new Set(personIds)].map((personId) => ({ personId, notice }))
      await tellBatch(parts, tx, letters, template, topicOf(template.topic))
    },
    async tellEach(tx, each) {
      for (const id of new Set(each.map((notice) => notice.template))) {
        const template = templateOf(parts.templates(), id)
        const letters = each
          .filter((notice) => notice.template === id)
          .map(({ personId, ...notice }) => ({ personId, notice }))
        await tellBatch(parts, tx, letters, template, topicOf(template.topic))
      }
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
  letters: readonly Letter[],
  template: Template,
  topic: Topic,
): Promise<void> {
  if (letters.length === 0) return
  const db = parts.database.on<NotificationsTables>(tx)
  const ids = [...new Set(letters.map(({ personId }) => personId))]
  const threads = template.isWeighty
    ? []
    : letters.map(({ notice }) => notice.thread).filter((each) => each !== undefined)
  for (const thread of new Set(threads)) await holdThread(db, thread)
  const [wants, personOf] = [await wantsOf(db, ids, topic), await personsOf(db, ids)]
  const render = rendering(template)
  const wordsOf = ({ personId, notice }: Letter) => render(notice, personOf(personId).zone)
  const carries = ({ only }: SharedNotice, channel: string) => !only || only.includes(channel)
  const inApp = letters.filter(
    ({ personId, notice }) => carries(notice, IN_APP) && (template.isWeighty || wants(personId, IN_APP)),
  )
  const rows = await writeRows(parts, tx, db, inApp, template, wordsOf)
  const now = parts.clock.now()
  const orders: NewDelivery[] = []
  for (const channel of parts.channels()) {
    if (template.notBy?.includes(channel.id)) continue
    const wanting = letters.filter(({ personId, notice }) => carries(notice, channel.id) && wants(personId, channel.id))
    const asked = [...new Set(wanting.map(({ personId }) => personId))]
    const reached = asked.length > 0 ? await channel.reaches(tx, asked) : new Set<number>()
    for (const letter of wanting.filter(({ personId }) => reached.has(personId))) {
      const { personId, notice } = letter
      const waits = channel.digests && !template.isUrgent && !topic.isAlwaysOn
      const dueBy = notice.dueBy ?? null
      orders.push({
        person_id: personId,
        channel: channel.id,
        template: template.id,
        topic: topic.id,
        words: wordsOf(letter),
        from_name: notice.from,
        action_url: notice.actionUrl,
        event_id: notice.eventId,
        thread: (!template.isWeighty && notice.thread) || null,
        notification_id: rows.get(tellingKey(eventOf(letter))) ?? null,
        is_urgent: template.isUrgent === true,
        is_always: topic.isAlwaysOn === true,
        is_silent: notice.isSilent === true,
        due_by: dueBy,
        due_at: topic.isAlwaysOn ? now : dueAt(now, personOf(personId), { waits, dueBy }),
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
