import { point } from '../../../kernel/declare'

export interface SeedRun {
  readonly now: Date
  /** How many rows of the feature's main thing to make, about: 3,000 for the demo. */
  readonly size: number
  /** The same stream of numbers in [0, 1) at every run, one stream a seed. */
  readonly random: () => number
}

/** Demo data, run once a database (remembered by id), in the order in which the features boot. */
export interface Seed {
  readonly id: string
  run(run: SeedRun): Promise<void>
}

export const seeds = point<Seed>('data.seeds', { key: (each) => each.id })
