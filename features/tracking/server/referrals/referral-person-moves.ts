import type { Database, Pair, PersonMove, Tx } from '../../../data/contract'
import type { ReferralState } from '../../contract/referrals'
import type { ReferralMoves } from './referral-moves'
import { lockReferral, lockReferralOf } from './referral-queries'
import type { ReferralTables } from './tables'

/** A referral that a merge took back, and where it stood. */
interface Taken {
  readonly id: number
  readonly was: Extract<ReferralState, 'pending' | 'earned'>
}

/**
 * By whose link somebody came. A referral of the account that ends is taken back, for it brought nobody who was not here; so is one of the account that
 * stays when the other one is older. Neither changes its person.
 */
export function referredMove(database: Database, moves: ReferralMoves): PersonMove {
  const on = (tx: Tx) => database.on<ReferralTables>(tx)

  async function takeBack(tx: Tx, personId: number): Promise<readonly Taken[]> {
    const row = await lockReferralOf(on(tx), personId)
    if (row?.state !== 'pending' && row?.state !== 'earned') return []
    await moves.takeBack(tx, row, { reason: 'merged' })
    return [{ id: row.id, was: row.state }]
  }

  return {
    id: 'tracking.referred',
    label: { en: 'By whose link they came', hi: 'किसके लिंक से आए' },
    both: { en: 'The kept account’s last link stays.', hi: 'रखे गए खाते का आख़िरी लिंक रहता है।' },
    tables: [
      { table: 'tracking.referral_arrival', key: [], once: [[]] },
      { table: 'tracking.referral_entry', key: ['opportunity_id'], once: [['opportunity_id']] },
    ],
    decide: {
      async move(tx, { from, to }: Pair) {
        const taken = [...(await takeBack(tx, from)), ...(from < to ? await takeBack(tx, to) : [])]
        return taken.map(({ id, was }) => ({ id, was }))
      },
      async undo(tx, _, decided) {
        for (const { id, was } of decided as unknown as readonly Taken[]) {
          const row = await lockReferral(on(tx), id)
          if (row?.state === 'taken-back' && row.reason === 'merged') await moves.giveBack(tx, row, was)
        }
      },
    },
  }
}

/** Whom somebody invited, and the codes by which they did: old links go on leading to them. */
export const referrerMove: PersonMove = {
  id: 'tracking.referrals',
  label: { en: 'Whom they invited', hi: 'किन्हें बुलाया' },
  both: {
    en: 'How often a link was opened on a day stays with its account where both have such a count.',
    hi: 'जिस दिन दोनों के लिंक खुले, उस दिन की गिनती अपने-अपने खाते में रहती है।',
  },
  tables: [
    { table: 'tracking.referral_code', key: ['code'] },
    { table: 'tracking.referral', person: 'referrer_id', key: ['id'] },
    { table: 'tracking.referral_arrival', person: 'referrer_id', key: ['person_id'] },
    { table: 'tracking.referral_entry', person: 'referrer_id', key: ['opportunity_id', 'person_id'] },
    {
      table: 'tracking.referral_opening',
      person: 'referrer_id',
      key: ['day', 'opportunity_id'],
      once: [['day', 'opportunity_id']],
    },
  ],
}
