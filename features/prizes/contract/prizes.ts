import { ownKinds, type PayRange } from '../../listings/contract'

/** Those with a hundred parts, so that amounts are kept like all money here. */
export const currencies = ['INR', 'USD', 'EUR', 'GBP', 'AED', 'SGD'] as const
export type Currency = (typeof currencies)[number]

/** What one gets beside money, or instead. `offer`: to be hired, or to be asked to an interview. */
export const inKinds = ['certificate', 'internship', 'offer', 'mentoring', 'travel', 'goods', 'credits'] as const
export type InKind = (typeof inKinds)[number]

export type PrizesPer = 'team' | 'person'

/** A place or a category. */
export interface Prize {
  /** Made by the editor once. */
  readonly key: string
  /** "1st", "Best use of water data" */
  readonly title: string
  /** How many get it. */
  readonly count: number
  /** In whole units of the currency, for each; null where there is no money. */
  readonly amount: number | null
  readonly inKind: readonly InKind[]
  /** In the organizer's words: "seed interview with the jury". */
  readonly text: string
}

export interface Prizes {
  readonly currency: Currency
  /** Whose an amount is. */
  readonly per: PrizesPer
  /** What the law takes, and when it is paid; in the organizer's words. */
  readonly taxNote: string
  readonly prizes: readonly Prize[]
}

const PAISE = 100

/** As pages show it: money in hundredths, null where there is none. */
export function shownPrize({ key: _, amount, inKind, ...prize }: Prize) {
  return { ...prize, inKind: [...inKind], paise: amount ? amount * PAISE : null }
}

/** All money of all prizes, in hundredths. */
export function sumInPaise({ prizes }: Pick<Prizes, 'prizes'>): number {
  return prizes.reduce((sum, { amount, count }) => sum + (amount ?? 0) * count * PAISE, 0)
}

/** What is paid for work is no prize, whatever else there is to win: lists show the pay of these. */
export const isPaidWork = (kind: string): boolean =>
  ['stipend', 'salary'].includes(ownKinds.find(({ id }) => id === kind)?.money ?? 'none')

/** The sum, which lists and the page show in place of another pay; undefined where that stays. */
export function payOfPrizes(prizes: Pick<Prizes, 'prizes' | 'currency'>, kind: string): PayRange | undefined {
  const sum = sumInPaise(prizes)
  if (sum === 0 || isPaidWork(kind)) return undefined
  return { minPaise: sum, maxPaise: sum, currency: prizes.currency, period: 'once' }
}
