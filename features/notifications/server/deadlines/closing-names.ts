import type { ReminderRow } from '../tables'

export const CLOSING = 'notifications.closing'

/** How the events of reminders of one opportunity begin. */
export const eventsOf = (opportunityId: number) => `closing:${opportunityId}:`

export const eventOf = ({ opportunity_id, lead_hours, closes_at }: ReminderRow) =>
  `${eventsOf(opportunity_id)}${lead_hours}:${closes_at.getTime()}`

export function readEvent(eventId: string) {
  const [, id = 0, , closesAt = 0] = eventId.split(':').map(Number)
  return { id, closesAt: new Date(closesAt) }
}

export const threadOf = (opportunityId: number) => `closing:${opportunityId}`
