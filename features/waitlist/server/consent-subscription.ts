import type { Database, Subscription } from '../../data/contract'
import { consentTakenBack } from '../../guardians/contract'
import type { Line } from './line'
import { standingOf } from './place-queries'
import type { WaitlistTables } from './tables'

/** For whom no guardian agrees any more waits nowhere; a seat that was kept goes to who comes next. */
export const onConsentTakenBack = (database: Database, line: Line): Subscription<{ personId: number }> => ({
  id: 'waitlist.on-consent-taken-back',
  event: consentTakenBack.eventName,
  async handle({ personId }, { tx }) {
    for (const { opportunity_id } of await standingOf(database.on<WaitlistTables>(tx), personId))
      await line.leave(tx, opportunity_id, personId)
  },
})
