import { point } from '../../../kernel/declare'

/** What a feature keeps of what people do, and for how long. Admins read all of it on `/campaign-stats`. */
export interface KeptRecords {
  /** `<feature>.<what>` */
  readonly id: string
  readonly label: Readonly<Record<'en' | 'hi', string>>
  /** Null: as long as the account that it is of. */
  readonly days: number | null
  /** How many there are. */
  rows(): Promise<number>
}

export const keptRecords = point<KeptRecords>('tracking.kept', { key: (each) => each.id })
