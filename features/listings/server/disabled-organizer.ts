import type { Database, Subscription } from '../../data/contract'
import { accountDisabled, accountEnabled, type People } from '../../session/contract'
import { houseReasons, type Opportunities } from '../contract'
import { lockHeldBecause, lockTakingRegistrations } from './stamp-queries'
import type { ListingsTables } from './tables'

interface Of {
  readonly personId: number
}

/** Nobody reads who registers: what one registers for here is held until somebody has looked, or the account is enabled again. */
export function onOrganizerDisabled(
  database: Database,
  opportunities: Opportunities,
  people: People,
): Subscription<Of> {
  return {
    id: 'listings.on-account-disabled',
    event: accountDisabled.eventName,
    async handle({ personId }, { tx }) {
      // Enabled again before this came round.
      if ((await people.stateOf(personId, tx)) !== 'closed') return
      for (const id of await lockTakingRegistrations(database.on<ListingsTables>(tx), personId))
        await opportunities.hold(tx, id, houseReasons.disabled)
    },
  }
}

/** Back in sight is what was held for that alone, and was not decided about meanwhile. */
export function onOrganizerEnabled(database: Database, opportunities: Opportunities, people: People): Subscription<Of> {
  return {
    id: 'listings.on-account-enabled',
    event: accountEnabled.eventName,
    async handle({ personId }, { tx }) {
      if ((await people.stateOf(personId, tx)) !== 'open') return
      for (const id of await lockHeldBecause(database.on<ListingsTables>(tx), personId, houseReasons.disabled))
        await opportunities.release(tx, id, undefined)
    },
  }
}
