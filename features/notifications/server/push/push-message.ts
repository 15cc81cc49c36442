import type { Parcel } from '../../contract'
import type { PushMessage } from '../../contract/wire-push'

const ICON = '/favicon.svg'
/** A push service need not take more than 4,096 bytes (RFC 8030 §7.2), of which sealing needs 103 (RFC 8291 §4: head 86, mark 1, tag 16). */
const MOST_BYTES = 4096 - 103
/** What a notification shows without being opened out. */
const MOST_LINES = 5
const mostBytes = { title: 600, line: 400, from: 300, action: 300 } as const

/** What a push says: one message, or how many there are and the first of them. It always fits into what push services take. */
export function messageOf({ items, language }: Parcel): PushMessage {
  const [first] = items
  const { title, description, action } = first.words[language]
  const shared = { icon: ICON, tag: `notice-${first.id}`, from: clip(first.from, mostBytes.from) }
  if (items.length > 1) {
    const isHindi = language === 'hi'
    const said = isHindi ? `आपके लिए ${items.length} नई सूचनाएँ` : `${items.length} things are new for you`
    const lines = items.length > MOST_LINES ? MOST_LINES - 1 : MOST_LINES
    const named = items.slice(0, lines).map((item) => clip(item.words[language].title, mostBytes.line))
    const left = items.length - named.length
    const more = isHindi ? `और ${left} सूचनाएँ` : `and ${left} more`
    const body = [...named, ...(left > 0 ? [more] : [])].join('\n')
    return { data: { ...shared, title: said, body, urlToOpen: '/notifications', action: isHindi ? 'देखें' : 'See them' } }
  }
  const data = {
    ...shared,
    title: clip(title, mostBytes.title),
    body: '',
    urlToOpen: first.actionUrl,
    action: clip(action, mostBytes.action),
    ...(first.isSilent && { bWebAppStopNotification: true as const }),
    ...(first.notificationId !== null && { notificationId: first.notificationId }),
  }
  return { data: { ...data, body: clip(description, MOST_BYTES - Buffer.byteLength(JSON.stringify({ data }))) } }
}

/** How many bytes it takes within a JSON text, where quotes and line ends take more. */
const bytesOf = (text: string) => Buffer.byteLength(JSON.stringify(text)) - 2

/** Ends with “…” where it is too long; what reads as one letter (Devanagari, emoji) stays whole. */
function clip(text: string, most: number): string {
  if (bytesOf(text) <= most) return text
  let [kept, bytes] = ['', bytesOf('…')]
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    bytes += bytesOf(segment)
    if (bytes > most) break
    kept += segment
  }
  return `${kept}…`
}
