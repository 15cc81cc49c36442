import { sql } from 'kysely'
import type { ClusterKind } from '../../contract/referrals'
import type { ReferralDb } from './tables'

/** So many who join through one person in one day are looked at. */
const BURST = 10
/** So many that were refused because both sides seem to be one. */
const REFUSED = 3
/** So many accounts of one browser. */
const BROWSER = 2
const MOST = 50

export interface FoundCluster {
  readonly kind: ClusterKind
  readonly referrerId: number
  readonly size: number
  readonly day: string | null
}

/** What looks like one person who plays many, since then: the largest first. */
export async function readClusters(db: ReferralDb, since: Date): Promise<readonly FoundCluster[]> {
  const { rows } = await sql<FoundCluster>`
    select * from (
      select 'burst' as kind, referrer_id as "referrerId", count(*)::int as size,
        (created_at at time zone 'Asia/Kolkata')::date as day
      from tracking.referral where created_at >= ${since} group by 2, 4 having count(*) >= ${BURST}
      union all
      select 'refused', referrer_id, count(*)::int, null
      from tracking.referral
      where created_at >= ${since} and state = 'refused' and reason in ('same-person', 'same-browser', 'ring')
      group by 2 having count(*) >= ${REFUSED}
      union all
      select 'browser', min(referrer_id), count(*)::int, null
      from tracking.referral where created_at >= ${since} and client_id is not null
      group by client_id having count(*) >= ${BROWSER}
    ) as found order by size desc, "referrerId" limit ${MOST}`.execute(db)
  return rows
}
