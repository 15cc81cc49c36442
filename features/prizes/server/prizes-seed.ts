import type { Database, EditionTables, Seed } from '../../data/contract'
import type { Opportunities, Opportunity } from '../../listings/contract'
import type { Prize, Prizes } from '../contract'
import { openPrizes } from './prizes-of'

const EACH = 80
const KINDS = ['hackathon', 'competition', 'quiz'] as const
const PAISE = 100

/** Prizes that add up to what the listing says it gives. */
function prizesFor({ id, kind, pay, teamMax }: Opportunity): Prizes | undefined {
  if (!pay || pay.period !== 'once' || pay.currency !== 'INR') return undefined
  const whole = Math.round(pay.maxPaise / PAISE)
  const [second, third] = [whole * 0.25, whole * 0.15].map((part) => Math.round(part / 1000) * 1000) as [number, number]
  const special = kind === 'hackathon' ? Math.round((whole * 0.05) / 1000) * 1000 : 0
  const prize = (at: number, title: string, amount: number | null, more: Partial<Prize> = {}): Prize => ({
    ...{ key: `seed-${id}-${at}`, title, count: 1, amount, inKind: ['certificate'], text: '' },
    ...more,
  })
  return {
    currency: 'INR',
    per: teamMax > 1 ? 'team' : 'person',
    taxNote: 'Tax is deducted as the law says (30% above ₹10,000). Paid within 30 days of the results.',
    prizes: [
      prize(1, '1st', whole - second - third - special * 2, {
        inKind: ['certificate', 'offer'],
        text: 'Interview with the jury',
      }),
      prize(2, '2nd', second, { inKind: ['certificate', 'credits'], text: 'Cloud credits for a year' }),
      prize(3, '3rd', third),
      ...(special > 0 ? [prize(4, 'Best first-year team', special, { count: 2 })] : []),
      prize(5, 'Everybody who takes part', null, { count: 1 }),
    ],
  }
}

/** Prizes of the demo's hackathons, competitions and quizzes. */
export function prizesSeed(database: Database, tables: EditionTables, opportunities: Opportunities): Seed {
  const editions = openPrizes(tables)
  return {
    id: 'prizes.demo',
    async run() {
      const rows = await Promise.all(KINDS.map((kind) => opportunities.list({ kind, states: ['live'], limit: EACH })))
      await database.transact(async (tx) => {
        for (const opportunity of rows.flat()) {
          const prizes = prizesFor(opportunity)
          // What an organizer wrote is theirs.
          if (prizes && !(await editions.latest(opportunity.id, tx)))
            await editions.add(tx, opportunity.id, prizes, opportunity.organizerId)
        }
      })
    },
  }
}
