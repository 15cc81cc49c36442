import type { Subscription } from '../../../data/contract'
import { registered, withdrawn } from '../../../registrations/contract'
import type { Referrals } from './referrals'

type Told = Parameters<Referrals['withdrawn']>[1]

export function onRegistered(referrals: Referrals): Subscription<Told> {
  return {
    id: 'tracking.on-registered',
    event: registered.eventName,
    handle: (entering, { tx, at }) => referrals.registered(tx, entering, at),
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
