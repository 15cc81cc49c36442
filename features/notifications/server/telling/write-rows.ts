import type { Tx } from '../../../data/contract'
import type { Live } from '../../../web/contract'
import type { Template } from '../../contract'
import { announce } from '../live-topic'
import { deleteUnreadOfThreads, insertNotifications, tellingKey, toldOf } from '../notification-queries'
import type { NotificationsDb } from '../tables'
import { eventOf, type Letter } from './letters'

/** Answers whose row is which, by the key of the telling. Who was told of an event before is left as they are. */
export async function writeRows(
  { live }: { readonly live: Live },
  tx: Tx,
  db: NotificationsDb,
  letters: readonly Letter[],
  template: Template,
  wordsOf: (letter: Letter) => string,
): Promise<ReadonlyMap<string, number>> {
  if (letters.length === 0) return new Map()
  const told = await toldOf(db, letters.map(eventOf), template.id)
  const fresh = new Map(
    letters.map((letter) => [tellingKey(eventOf(letter)), letter] as const).filter(([key]) => !told.has(key)),
  )
  if (fresh.size === 0) return new Map()
  // What has legal weight gives way to nothing.
  const threadOf = ({ notice }: Letter) => (template.isWeighty ? undefined : notice.thread)
  const lines = [...fresh.values()].flatMap((letter) => {
    const thread = threadOf(letter)
    return thread === undefined ? [] : [{ personId: letter.personId, thread }]
  })
  if (lines.length > 0) await deleteUnreadOfThreads(db, lines)
  const rows = await insertNotifications(
    db,
    [...fresh.values()].map((letter) => ({
      person_id: letter.personId,
      template: template.id,
      opens: template.opens,
      words: wordsOf(letter),
      from_name: letter.notice.from,
      action_url: letter.notice.actionUrl,
      event_id: letter.notice.eventId,
      thread: threadOf(letter) ?? null,
      created_at: letter.notice.at,
      is_weighty: template.isWeighty === true,
    })),
  )
  const ids = new Map<string, number>()
  for (const { id, person_id, event_id } of rows) {
    const key = tellingKey({ personId: person_id, eventId: event_id })
    ids.set(key, id)
    await announce(live, person_id, fresh.get(key)?.notice.isSilent ? {} : { id }, tx)
  }
  return ids
}
