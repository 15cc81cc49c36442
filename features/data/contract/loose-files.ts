import { token } from '../../../kernel/declare'
import type { Tx } from './database'

/**
 * Files that no row of a feature's names: on their way to one, or let go by it. They are written down, so that what a house that fell has left,
 * or what could not be removed at once, goes with an hourly job.
 */
export interface LooseFiles {
  /** Before they are put: those that are not claimed by then (at most a day from now) go. */
  expect(ids: readonly string[], until: Date): Promise<void>
  /** A row names them once `tx` has committed. */
  claim(tx: Tx, ids: readonly string[]): Promise<void>
  /** No row names them once `tx` has committed: then they go. */
  release(tx: Tx, ids: readonly string[]): Promise<void>
}

export const looseFiles = token<LooseFiles>('data.loose-files')
