import { sql } from 'kysely'
import { startOfHouseDay } from '../../../data/contract'
import type { ReferralDay } from '../../contract/wire-referrals'
import type { ReferralDb } from './tables'

/** One referrer's, or everybody's. */
const of = (referrerId: number | undefined) => (referrerId === undefined ? sql`true` : sql`referrer_id = ${referrerId}`)

const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone 'Asia/Kolkata')::date`

/** Of each of these days, those on which nothing was too: links opened, people who joined, those who earned. */
export async function readReferralDays(
  db: ReferralDb,
  days: readonly string[],
  referrerId?: number,
): Promise<readonly ReferralDay[]> {
  const first = days[0] ?? ''
  const since = startOfHouseDay(first)
  const { rows } = await sql<ReferralDay>`
    select day, sum(opened)::int as opened, sum(joined)::int as joined, sum(earned)::int as earned from (
      select day, opened, 0 as joined, 0 as earned from tracking.referral_opening
      where ${of(referrerId)} and day >= ${first}::date
      union all
      select ${dayOf('created_at')}, 0, 1, 0 from tracking.referral where ${of(referrerId)} and created_at >= ${since}
      union all
      select ${dayOf('earned_at')}, 0, 0, 1 from tracking.referral
      where ${of(referrerId)} and state = 'earned' and earned_at >= ${since}
    ) as told group by day`.execute(db)
  const known = new Map(rows.map((row) => [row.day, row]))
  return days.map((day) => known.get(day) ?? { day, opened: 0, joined: 0, earned: 0 })
}

const LINKS = 20

/** Which links were opened most. Opportunity 0: another page. */
export async function readLinks(db: ReferralDb, referrerId: number, days: readonly string[]) {
  return db
    .selectFrom('tracking.referral_opening')
    .select(['opportunity_id as id', sql<number>`sum(opened)::int`.as('opened')])
    .where('referrer_id', '=', referrerId)
    .where('day', '>=', days[0] ?? '')
    .groupBy('opportunity_id')
    .orderBy('opened', 'desc')
    .orderBy('opportunity_id')
    .limit(LINKS)
    .execute()
}

const ENTRIES = 100

/** Accounts that became one leave entries by one's own link: nobody brings themselves. */
const broughtBy = (referrerId: number) => sql`(
    select opportunity_id as id, opened, 0 as registered from tracking.referral_opening
    where referrer_id = ${referrerId} and opportunity_id > 0
    union all
    select opportunity_id, 0, 1 from tracking.referral_entry
    where referrer_id = ${referrerId} and person_id <> referrer_id
  ) as brought`

const both = sql`coalesce(sum(opened), 0)::int as opened, coalesce(sum(registered), 0)::int as registered`

interface Brought {
  readonly opened: number
  readonly registered: number
}

/** By opportunity: how often its link was opened, and how many who came by this person's links registered. */
export async function readEntries(db: ReferralDb, referrerId: number) {
  const { rows } = await sql<Brought & { readonly id: number }>`
    select id, ${both} from ${broughtBy(referrerId)}
    group by id order by registered desc, opened desc, id limit ${ENTRIES}`.execute(db)
  return rows
}

/** The same of all opportunities together. */
export async function sumEntries(db: ReferralDb, referrerId: number): Promise<Brought> {
  const { rows } = await sql<Brought>`select ${both} from ${broughtBy(referrerId)}`.execute(db)
  return rows[0] ?? { opened: 0, registered: 0 }
}

/** Who earned most since then, with ranks that are shared by who has as many. */
export async function readBoard(db: ReferralDb, since: Date | undefined, limit: number) {
  const { rows } = await sql<{ personId: number; earned: number; rank: number }>`
    select referrer_id as "personId", count(*)::int as earned, (rank() over (order by count(*) desc))::int as rank
    from tracking.referral
    where state = 'earned' and ${since ? sql`earned_at >= ${since}` : sql`true`}
    group by referrer_id order by earned desc, referrer_id limit ${limit}`.execute(db)
  return rows
}

/** How many stand before this person, and one more. Undefined for who has none. */
export async function readRank(db: ReferralDb, personId: number): Promise<number | undefined> {
  const { rows } = await sql<{ rank: number }>`
    with earned as (
      select referrer_id, count(*) as times from tracking.referral where state = 'earned' group by referrer_id
    )
    select (1 + (select count(*) from earned where times > own.times))::int as rank
    from earned as own where own.referrer_id = ${personId}`.execute(db)
  return rows[0]?.rank
}
