import type { Clock, Database, StateMachines, Tx } from '../../../data/contract'
import type { ReferralReason, ReferralState } from '../../contract/referrals'
import { describe } from './referral-queries'
import type { ReferralRewards } from './referral-rewards'
import { referralMachine as machine, type ReferralRow, type ReferralTables } from './tables'

export interface MoveParts {
  readonly database: Database
  readonly machines: StateMachines
  readonly rewards: ReferralRewards
  readonly clock: Clock
}

interface Because {
  readonly reason: ReferralReason
  /** For the referrer to read. */
  readonly says?: string
  /** Who of the house. */
  readonly by?: number
}

/** The changes of a referral's state, each with what hangs on it. The row is locked by the caller. */
export interface ReferralMoves {
  earn(tx: Tx, row: ReferralRow): Promise<void>
  refuse(tx: Tx, row: ReferralRow, because: Because): Promise<void>
  takeBack(tx: Tx, row: ReferralRow, because: Because): Promise<void>
  /** A person found nothing wrong with what was refused: it may be earned like any other. */
  clear(tx: Tx, row: ReferralRow, by: number): Promise<void>
  /** After a merge that was a mistake. */
  giveBack(tx: Tx, row: ReferralRow, to: Extract<ReferralState, 'pending' | 'earned'>): Promise<void>
}

const why = ({ reason, says }: Because) => (says ? `${reason}: ${says}` : reason)

export function createReferralMoves({ database, machines, rewards, clock }: MoveParts): ReferralMoves {
  const on = (tx: Tx) => database.on<ReferralTables>(tx)
  const rewarded = ({ id, referrer_id: referrerId }: ReferralRow) => ({ id, referrerId })

  async function reward(tx: Tx, row: ReferralRow, version: number) {
    await describe(on(tx), row.id, { reason: null, says: null, earned_at: clock.now() })
    await rewards.give(tx, rewarded(row), version, clock.now())
  }

  return {
    async earn(tx, row) {
      const { version } = await machines.move(tx, machine, { id: row.id, to: 'earned', by: undefined })
      await reward(tx, row, version)
    },
    async refuse(tx, row, because) {
      await machines.move(tx, machine, { id: row.id, to: 'refused', by: because.by, why: why(because) })
      await describe(on(tx), row.id, { reason: because.reason })
    },
    async takeBack(tx, row, because) {
      await machines.move(tx, machine, { id: row.id, to: 'taken-back', by: because.by, why: why(because) })
      await describe(on(tx), row.id, { reason: because.reason, says: because.says ?? null })
      if (row.state === 'earned') await rewards.takeBack(tx, rewarded(row), clock.now())
    },
    async clear(tx, { id }, by) {
      await machines.move(tx, machine, { id, to: 'pending', by, why: 'appeal' })
      await describe(on(tx), id, { reason: null })
    },
    async giveBack(tx, row, to) {
      const { version } = await machines.move(tx, machine, { id: row.id, to, by: undefined, why: 'parted again' })
      if (to === 'earned') await reward(tx, row, version)
      else await describe(on(tx), row.id, { reason: null })
    },
  }
}
