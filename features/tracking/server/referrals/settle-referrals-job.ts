import type { Clock, Database, Job } from '../../../data/contract'
import { REFERRAL_DAYS } from '../../contract/referrals'
import { listWaiting } from './referral-queries'
import { daysBefore, type Referrals } from './referrals'
import type { ReferralTables } from './tables'

const BATCH = 200

/** Decides what no event told of: an address that was proved after registering, an account that is open again, a time that is over. */
export function settleReferralsJob(database: Database, referrals: Referrals, clock: Clock): Job {
  return {
    id: 'tracking.settle-referrals',
    cron: '*/5 * * * *',
    async run({ signal }) {
      let after = 0
      while (!signal.aborted) {
        const since = daysBefore(clock.now(), REFERRAL_DAYS)
        const waiting = await listWaiting(database.of<ReferralTables>(), since, BATCH, after)
        for (const { person_id } of waiting)
          if (person_id !== null) await database.transact((tx) => referrals.settle(tx, person_id))
        const last = waiting.at(-1)
        if (!last) return
        after = last.id
      }
    },
  }
}
