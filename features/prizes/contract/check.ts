import type { Prizes } from './prizes'

export const MOST_PRIZES = 30

/** What can be wrong with prizes; screens translate the key, `prizes.problem.<key>`. */
export const prizeSentences = {
  titleMissing: 'A prize has no name.',
  nothing: 'A prize gives nothing: write an amount, choose what one gets, or say it in words.',
  twice: 'Two prizes have the same name.',
} as const
export type PrizeField = 'title' | 'amount'

export interface PrizeProblem {
  /** Which prize, by its place. */
  readonly at: number
  readonly field: PrizeField
  readonly says: keyof typeof prizeSentences
}

const plain = (title: string) => title.trim().toLowerCase()

export function prizeProblems({ prizes }: Pick<Prizes, 'prizes'>): readonly PrizeProblem[] {
  return prizes.flatMap(({ title, amount, inKind, text }, at): PrizeProblem[] => {
    const isEmpty = !amount && inKind.length === 0 && text.trim() === ''
    const isTwice = prizes.slice(0, at).some((other) => plain(other.title) === plain(title))
    return [
      ...(plain(title) === '' ? [{ at, field: 'title', says: 'titleMissing' } as const] : []),
      ...(plain(title) !== '' && isTwice ? [{ at, field: 'title', says: 'twice' } as const] : []),
      ...(isEmpty ? [{ at, field: 'amount', says: 'nothing' } as const] : []),
    ]
  })
}
