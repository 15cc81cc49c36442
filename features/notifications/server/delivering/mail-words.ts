import { LEAVE_LINK } from '../../../mail/contract'
import type { Item, Parcel } from '../../contract'

/** Whom one person's words to many come from: theirs, and by which house. */
export const senderOf = (from: string) => `${from} · Foothold`

/** What a mail says: one message as it is, several as a list in the order in which they came. */
export function mailWords(
  { language, items }: Pick<Parcel, 'language' | 'items'>,
  name: string,
  publicUrl: string,
  canLeave: boolean,
): { readonly subject: string; readonly text: string } {
  const settings = `${publicUrl}/user/notifications`
  const one = items.length === 1 ? items[0].words[language] : undefined
  const listed = items.map((item) => lineOf(item, language, publicUrl)).join('\n\n')
  if (language === 'hi')
    return {
      subject: one?.title ?? `आपके लिए ${items.length} नई सूचनाएँ`,
      text: `नमस्ते ${name},\n\n${one ? '' : `आपके लिए यह नया है:\n\n`}${listed}\n\nकौन-सी मेल आए और कब, यहाँ चुनें:\n${settings}\n${canLeave ? `\nएक बार दबाकर ऐसी मेल बंद करें:\n${LEAVE_LINK}\n` : ''}`,
    }
  return {
    subject: one?.title ?? `${items.length} things are new for you`,
    text: `Hello ${name},\n\n${one ? '' : 'this is new for you:\n\n'}${listed}\n\nChoose which mails come, and when:\n${settings}\n${canLeave ? `\nStop such mails with one press:\n${LEAVE_LINK}\n` : ''}`,
  }
}

function lineOf({ words, actionUrl }: Item, language: 'en' | 'hi', publicUrl: string): string {
  const { title, description, action, who, by } = words[language]
  const next = language === 'hi' ? `अब: ${who} – ${by}` : `Next: ${who} – ${by}`
  return `${title}\n${description}\n${next}\n${action}: ${publicUrl}${actionUrl}`
}
