import { token } from '../../../kernel/declare'
import type { Tx } from './database'

/** A state machine as data: which table holds `state`, where history goes, and which moves are allowed. */
export interface Machine<State extends string> {
  /** `listings.opportunity`; it has `id`, `state`, `version` and `updated_at`. */
  readonly table: string
  /** `listings.opportunity_history`: id, of_id, from_state, to_state, by_person, why, at. */
  readonly history: string
  readonly moves: Readonly<Record<State, readonly State[]>>
}

export interface Move<State extends string> {
  readonly id: number
  readonly to: State
  /** Who did it, undefined for the house itself. */
  readonly by: number | undefined
  readonly why?: string
  /** When given, the row must be in one of these states; else any state from which `moves` allows `to`. */
  readonly from?: readonly State[]
}

/** The only way a `state` column changes (spec-wide rule): writes who, when, from, to and why into the history. */
export interface StateMachines {
  /** Locks the row. Throws `state-not-allowed` naming both states, `not-found` when there is no row. */
  move<State extends string>(
    tx: Tx,
    machine: Machine<State>,
    move: Move<State>,
  ): Promise<{ readonly from: State; readonly version: number }>
  /** The first line of a row's history, written by whoever inserts it. */
  begin<State extends string>(
    tx: Tx,
    machine: Machine<State>,
    at: { readonly id: number; readonly state: State; readonly by: number | undefined },
  ): Promise<void>
  history<State extends string>(
    machine: Machine<State>,
    id: number,
  ): Promise<
    readonly {
      readonly from: State | null
      readonly to: State
      readonly by: number | null
      readonly why: string | null
      readonly at: Date
    }[]
  >
}

export const stateMachines = token<StateMachines>('data.state-machines')
