import type { JobQueue, Subscription } from '../../../data/contract'
import { approved, cancelled, organizerLeft, putBack, takenDown } from '../../../listings/contract'
import { CANCELLED, CHANGED, LEFT, TAKEN_DOWN } from './participant-templates'
import { orderNews } from './tell-participants-job'

const telling = (
  queue: JobQueue,
  id: string,
  event: string,
  template: string,
): Subscription<{ opportunityId: number }> => ({
  id,
  event,
  handle: ({ opportunityId }, { tx, eventId, at }) =>
    orderNews(queue, tx, { template, opportunityId, eventId, at: at.toISOString(), after: 0 }),
})

/** Approved with people in it, it was public before: it was held or sent back, and may say something else now. */
export const onApprovedAgain = (queue: JobQueue) =>
  telling(queue, 'notifications.on-approved-again', approved.eventName, CHANGED)

export const onPutBack = (queue: JobQueue) => telling(queue, 'notifications.on-put-back', putBack.eventName, CHANGED)

export const onTakenDown = (queue: JobQueue) =>
  telling(queue, 'notifications.on-taken-down', takenDown.eventName, TAKEN_DOWN)

export const onCancelled = (queue: JobQueue) =>
  telling(queue, 'notifications.on-cancelled', cancelled.eventName, CANCELLED)

export const onOrganizerLeft = (queue: JobQueue) =>
  telling(queue, 'notifications.on-organizer-left', organizerLeft.eventName, LEFT)
