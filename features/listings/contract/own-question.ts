import type { FileKind } from '../../uploads/contract'

/** How a question of the organizer's own is answered. */
export const questionTypes = [
  'text',
  'paragraph',
  'choice',
  'choices',
  'yes-no',
  'scale',
  'number',
  'date',
  'email',
  'phone',
  'link',
  'consent',
  'file',
] as const
export type QuestionType = (typeof questionTypes)[number]

/** A question of the organizer's own on the registration form. */
export interface OwnQuestion {
  readonly id: string
  readonly label: string
  readonly type: QuestionType
  readonly required: boolean
  /** Of `choice` and `choices`. */
  readonly options?: readonly string[]
  /** The least and the most that a `number` may be, the two ends of a `scale`; `max` of a `file` is its megabytes. */
  readonly min?: number
  readonly max?: number
  /** Of a `file`. */
  readonly kinds?: readonly FileKind[]
  /**
   * Of a required one: whoever is registered already is asked it too, until the end of this day (`2026-12-01`) by the opportunity's clock. Left out, only
   * who registers from then on.
   */
  readonly askAllUntil?: string
}

/** Where a scale may begin and end; it stands in one row, on a phone in two. */
export const scaleEnds = { firstMin: 0, firstMax: 1, lastMin: 2, lastMax: 10 } as const

/** The ends of a scale: 1 to 5 if not said. */
export function scaleOf({ min, max }: { readonly min?: number | null; readonly max?: number | null }) {
  return { first: min ?? 1, last: max ?? 5 }
}
