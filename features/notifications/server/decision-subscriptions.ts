import type { Subscription } from '../../data/contract'
import { approved, type Opportunities, sentBack } from '../../listings/contract'
import type { Notices } from '../contract'

const RETURNED = '/manage/user/competition-listings/all/returned'

/** `opportunities` is gone while listings is off; then there is nobody to tell of what is not shown either. */
type Find = () => Opportunities | undefined

/** To the organizer: it is public. */
export function tellApproved(notices: Notices, opportunities: Find): Subscription<{ opportunityId: number }> {
  return {
    id: 'notifications.on-approved',
    event: approved.eventName,
    async handle({ opportunityId }, { tx, eventId, at }) {
      const row = await opportunities()?.find(opportunityId, tx)
      if (!row?.organizerId) return
      await notices.tell(tx, {
        personId: row.organizerId,
        template: 'notifications.approved',
        values: { title: row.title, visibility: row.visibility },
        from: row.organisation,
        actionUrl: row.path,
        eventId,
        at,
      })
    },
  }
}

/** To the organizer: why it came back. */
export function tellSentBack(
  notices: Notices,
  opportunities: Find,
): Subscription<{ opportunityId: number; reason: string }> {
  return {
    id: 'notifications.on-sent-back',
    event: sentBack.eventName,
    async handle({ opportunityId, reason }, { tx, eventId, at }) {
      const row = await opportunities()?.find(opportunityId, tx)
      if (!row?.organizerId) return
      await notices.tell(tx, {
        personId: row.organizerId,
        template: 'notifications.sent-back',
        values: { title: row.title, reason },
        from: row.organisation,
        actionUrl: RETURNED,
        eventId,
        at,
      })
    },
  }
}
