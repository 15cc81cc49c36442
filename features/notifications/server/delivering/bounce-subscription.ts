import type { Subscription } from '../../../data/contract'
import { bounced } from '../../../mail/contract'
import type { Notices } from '../../contract'

/** Mail to somebody comes back: asked where they are, because a mail would come back too. */
export function tellBounced(notices: Notices): Subscription<{ address: string; personId: number | null }> {
  return {
    id: 'notifications.on-bounced',
    event: bounced.eventName,
    async handle({ address, personId }, { tx, eventId, at }) {
      if (personId === null) return
      await notices.tell(tx, {
        personId,
        template: 'notifications.mail-bounced',
        values: { address },
        from: 'Foothold',
        actionUrl: '/user/notifications',
        eventId,
        at,
        thread: 'bounced',
      })
    },
  }
}
