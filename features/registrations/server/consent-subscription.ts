import type { Clock, Database, Subscription } from '../../data/contract'
import { consentTakenBack } from '../../guardians/contract'
import type { Opportunities } from '../../listings/contract'
import type { Live } from '../../web/contract'
import { hasStarted } from '../contract'
import { rowsOfPerson } from './export-queries'
import { announce } from './live-topic'
import type { RegistrationsTables } from './tables'
import type { Leave } from './withdraw'

/** For whom no guardian agrees any more is taken out of all that has not begun; its organizer sees that they withdrew, and not why. What has begun stands. */
export function onConsentTakenBack(
  database: Database,
  opportunities: Opportunities,
  leave: Leave,
  clock: Clock,
  live: Live,
): Subscription<{ personId: number }> {
  return {
    id: 'registrations.on-consent-taken-back',
    event: consentTakenBack.eventName,
    async handle({ personId }, { tx }) {
      for (const row of await rowsOfPerson(database.on<RegistrationsTables>(tx), personId)) {
        const opportunity = await opportunities.find(row.opportunity_id, tx)
        if (row.state !== 'registered' || (opportunity && hasStarted(opportunity, clock.now()))) continue
        if (await leave(tx, row)) await announce(live, row.opportunity_id, tx)
      }
    },
  }
}
