import type { Trigger } from '../../contract'
import type { Line } from '../../contract/wire'
import type { listLines } from './line-queries'

type Row = Awaited<ReturnType<typeof listLines>>[number]

/** Lines, newest first, each with what was there before it. `top`: what was there after the first one. */
export function withBalances<Each extends { readonly amount: number }>(
  rows: readonly Each[],
  top: number,
): readonly (Each & { readonly before: number })[] {
  let after = top
  return rows.map((row) => {
    const before = after - row.amount
    after = before
    return { ...row, before }
  })
}

/** What happened, by which rule it gives, and what a line takes back: as far as each is known. */
export function whyOf(row: Row, triggers: readonly Trigger[], language: 'en' | 'hi'): Line['why'] {
  const { name_en, name_hi, points, coins, per_day, per_person } = row
  const label = triggers.find(({ id }) => id === row.trigger)?.label[language]
  return {
    event: row.happenedAt && { text: label ?? null, at: row.happenedAt.toISOString() },
    // A rule is never deleted, so that one is as good as all.
    rule:
      name_en === null
        ? null
        : {
            text: (language === 'hi' ? name_hi : name_en) ?? '',
            ...{ points: points ?? 0, coins: coins ?? 0, perDay: per_day ?? 0, perPerson: per_person },
          },
    takesBack: row.ofId === null ? null : { id: row.ofId, text: row.ofSays?.[language] ?? '' },
  }
}
