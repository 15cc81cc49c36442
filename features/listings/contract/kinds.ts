import { point } from '../../../kernel/declare'
import type { HoldKind } from '../../ui/contract'

/** A kind of opportunity (spec §1): where it is listed and found, what its money means, which hold stands for it. Contributed to both halves. */
export interface Kind {
  /** `internship` */
  readonly id: string
  /** `/internships` */
  readonly listingPath: string
  /** First segments under which a detail page is found (spec §2.6): `internships`, `internship`. The first is canonical. */
  readonly segments: readonly string[]
  /** Text keys: one of it, many of it. */
  readonly label: string
  readonly plural: string
  readonly hold: HoldKind
  readonly money: 'stipend' | 'salary' | 'prize' | 'fee' | 'none'
  /** Jobs and internships say "Apply" and "Application", all others "Register" (spec §2.3). */
  readonly verb: 'apply' | 'register'
}

export const kinds = point<Kind>('listings.kinds', { key: (each) => each.id })
