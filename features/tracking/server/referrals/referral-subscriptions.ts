import type { HeardEvent, Subscription, Tx } from '../../../data/contract'
import { registered, withdrawn } from '../../../registrations/contract'
import type { Referrals } from './referrals'

type Told = Parameters<Referrals['withdrawn']>[1]

export function onRegistered(referrals: Referrals): Subscription<Told> {
  async function handleAll(events: readonly HeardEvent<Told>[], tx: Tx): Promise<void> {
    const referred = await referrals.referredAmong(
      tx,
      events.map(({ detail }) => detail.personId),
    )
    for (const { detail, at } of events) if (referred.has(detail.personId)) await referrals.registered(tx, detail, at)
  }
  return {
    id: 'tracking.on-registered',
    event: registered.eventName,
    handle: (detail, { tx, eventId, at }) => handleAll([{ detail, eventId, at }], tx),
    handleAll,
  }
}

/** What was earned stays earned: who registered once has taken part. */
export function onWithdrawn(referrals: Referrals): Subscription<Told> {
  return {
    id: 'tracking.on-withdrawn',
    event: withdrawn.eventName,
    handle: (entering, { tx }) => referrals.withdrawn(tx, entering),
  }
}
