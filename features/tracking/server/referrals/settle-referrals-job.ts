import type { Clock, Database, Job } from '../../../data/contract'
import { REFERRAL_DAYS } from '../../contract/referrals'
import { listWaiting } from './referral-queries'
import { daysBefore, type Referrals } from './referrals'
import type { ReferralTables } from './tables'

const BATCH = 200

/** Decides what no event told of: an address that was proved after registering, an account that is open again, a time that is over. One that fails keeps no other one waiting. */
export function settleReferralsJob(database: Database, referrals: Referrals, clock: Clock): Job {
  return {
    id: 'tracking.settle-referrals',
    cron: '*/5 * * * *',
    async run({ signal }) {
      const failed: unknown[] = []
      let after = 0
      while (!signal.aborted) {
        const since = daysBefore(clock.now(), REFERRAL_DAYS)
        const waiting = await listWaiting(database.of<ReferralTables>(), since, BATCH, after)
        for (const { person_id } of waiting) {
          if (person_id === null) continue
          await database
            .transact((tx) => referrals.settle(tx, person_id))
            .catch((error: unknown) => void failed.push(error))
        }
        const last = waiting.at(-1)
        if (!last) break
        after = last.id
      }
      if (failed.length > 0)
        throw new AggregateError(failed, `${failed.length} referrals could not be decided: ${String(failed[0])}`)
    },
  }
}
