import { token } from '../../../kernel/declare'
import type { Tx } from '../../data/contract'

/** What other features may change of an account: what they leave out stays. */
export interface AccountChange {
  readonly name?: string
  readonly username?: string
  /** A path of ours. */
  readonly avatar?: string | null
  /** 0 to 100, whole. */
  readonly profilePercentage?: number
  readonly userType?: string
  readonly courseStream?: string | null
  /** They study at a college whose placement cell is here (spec §3). */
  readonly isTpoStudent?: boolean
  /** Whose dashboards are theirs: 1 colleges', 2 a university's (spec §3, `hasTpoDashboardAccess`). */
  readonly tpoAccess?: 0 | 1 | 2
}

/** Accounts for the features that describe people. Each change counts at once in all open sessions on all nodes. */
export interface Accounts {
  /** Throws `username-taken`. */
  change(tx: Tx, personId: number, change: AccountChange): Promise<void>
  /** Before they ask for their account to be deleted for good. Throws `last-admin`. */
  demandMayGo(tx: Tx, personId: number): Promise<void>
  /** Whoever goes by this name now, in any case. */
  findByUsername(username: string): Promise<{ readonly id: number; readonly name: string } | undefined>
}

export const accounts = token<Accounts>('session.accounts')
