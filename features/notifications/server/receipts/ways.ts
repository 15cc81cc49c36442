import type { MailFate } from '../../../mail/contract'
import type { Way } from '../../contract'
import { EMAIL } from '../delivering/email'
import type { DeliveryRow } from '../tables'

/** A mail that is on its way for so long has failed, whatever its server may say later. */
const MAIL_PATIENCE_MS = 24 * 3_600_000

/** How the mailer knows what this delivery went out in. */
export const mailKeyOf = ({ sent_with, id }: Pick<DeliveryRow, 'sent_with' | 'id'>) =>
  `notifications:${sent_with ?? id}`

export const isMailed = ({ channel, state }: DeliveryRow) => channel === EMAIL && state === 'sent'

/** What became of an order; undefined of one that was taken back before it went. `fate`: of its mail. */
export function wayOf(row: DeliveryRow, fate: MailFate | undefined, now: Date): Way | undefined {
  const { channel, state, created_at: orderedAt, sent_at: sentAt } = row
  const way = { channel, orderedAt, at: null }
  if (state === 'waiting') return { ...way, state: 'waiting' }
  if (state === 'dead') return { ...way, state: 'failed' }
  if (state !== 'sent') return undefined
  if (channel !== EMAIL) return { ...way, state: 'accepted', at: sentAt }
  if (fate?.acceptedAt) return { ...way, state: 'accepted', at: fate.acceptedAt }
  const isUnderWay = fate && !fate.refusedAt && sentAt && now.getTime() - sentAt.getTime() < MAIL_PATIENCE_MS
  return { ...way, state: isUnderWay ? 'waiting' : 'failed' }
}
