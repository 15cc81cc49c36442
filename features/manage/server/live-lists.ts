import type { Subscription, Tx } from '../../data/contract'
import { approved, cancelled, closed, type Opportunities, putBack, sentBack, takenDown } from '../../listings/contract'
import { findPerson } from '../../session/contract'
import type { Live, LiveTopic } from '../../web/contract'
import { APPROVALS_TOPIC, MINE_TOPIC } from '../contract'

/** `manage.mine:12`: something became of what person 12 publishes; for person 12 alone. */
export const mineTopic: LiveTopic = {
  id: 'manage.mine-topic',
  name: MINE_TOPIC,
  may: (subject, argument) => String(findPerson(subject)?.id) === argument,
}

/** `manage.approvals`: something waits or was decided; for whoever approves. */
export const approvalsTopic: LiveTopic = {
  id: 'manage.approvals-topic',
  name: APPROVALS_TOPIC,
  may: (subject) => findPerson(subject)?.permissions.includes('manage.approve') ?? false,
}

/** Open lists ask again, once it is committed: the organizer's, and those of whoever approves. */
export async function tellLists(live: Live, tx: Tx, organizerId: number | null): Promise<void> {
  await live.publish(APPROVALS_TOPIC, {}, tx)
  if (organizerId !== null) await live.publish(`${MINE_TOPIC}:${organizerId}`, {}, tx)
}

/** Whoever decides, closes, calls off or takes down, from whatever page: colleagues, moderators, the clock. */
export const onBecame = [approved, sentBack, closed, cancelled, takenDown, putBack].map(
  ({ eventName }) =>
    (live: Live, opportunities: Opportunities): Subscription<{ readonly opportunityId: number }> => ({
      id: `manage.lists-on-${eventName.slice(eventName.indexOf('/') + 1)}`,
      event: eventName,
      async handle({ opportunityId }, { tx }) {
        const row = await opportunities.find(opportunityId, tx)
        await tellLists(live, tx, row?.organizerId ?? null)
      },
    }),
)
