import { token } from '../../../kernel/declare'
import type { Tx } from '../../data/contract'

/** Who somebody says to be here (spec §3, `user_type`, `course_stream`), since when, and where they are written to. */
export interface Listed {
  readonly id: number
  readonly email: string
  readonly userType: string | null
  readonly courseStream: string | null
  readonly createdAt: Date
  /** All addresses that they have shown to be theirs, the main one first where it is one. */
  readonly proved: readonly string[]
}

/** Everybody who has an account, for features that keep something of each. */
export interface Directory {
  /** Undefined for who is disabled, too. */
  find(id: number, tx?: Tx): Promise<Listed | undefined>
  /** Those of these, in no order; disabled ones are left out. */
  list(ids: readonly number[]): Promise<readonly Listed[]>
  /** Those after this id, in the order of ids; disabled ones are left out. */
  after(id: number, limit: number): Promise<readonly Listed[]>
}

export const directory = token<Directory>('session.directory')
