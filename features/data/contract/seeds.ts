import { point, token } from '../../../kernel/declare'

export interface SeedRun {
  readonly now: Date
  /** How many rows of the feature's main thing to make, about: 3,000 for the demo. */
  readonly size: number
  /** The same stream of numbers in [0, 1) at every run, one stream a seed. */
  readonly random: () => number
}

/**
 * Demo data, run once a database (remembered by id when it is through), in the order in which the features boot. Several
 * transactions are fine; then it must bear to be run again after an interruption.
 */
export interface Seed {
  readonly id: string
  run(run: SeedRun): Promise<void>
}

export const seeds = point<Seed>('data.seeds', { key: (each) => each.id })

export interface Seeding {
  /**
   * Runs the seeds that this database has not seen, and remembers each when it is through: one that was interrupted runs
   * again. Without `size` that of the settings counts, and nothing runs where they say `seed: false`. Called by the host
   * after boot. Returns the ids of those that ran.
   */
  run(options?: { readonly size?: number }): Promise<readonly string[]>
}

export const seeding = token<Seeding>('data.seeding')
