import type { Currency } from '../../contract'
import type { Db } from '../tables'

interface Wanted {
  readonly personId: number
  readonly currency: Currency
  readonly after?: number
  readonly limit: number
}

/**
 * A person's lines in a currency, newest first, each by the number of its transfer (which has one line of a currency a person), with what gave it, what it
 * takes back, and when it was taken back itself.
 */
export function listLines(db: Db, { personId, currency, after, limit }: Wanted) {
  let query = db
    .selectFrom('gamification.entry as e')
    .innerJoin('gamification.transfer as t', 't.id', 'e.transfer_id')
    .leftJoin('gamification.transfer as r', 'r.reverses', 't.id')
    .leftJoin('gamification.transfer as o', 'o.id', 't.reverses')
    .leftJoin('gamification.rule as rule', 'rule.id', 't.rule_id')
    .leftJoin('gamification.happening as h', 'h.id', 't.happening_id')
    .select(['t.id', 'e.amount', 't.kind', 't.says', 't.path', 't.at', 'r.at as reversedAt'])
    .select(['o.id as ofId', 'o.says as ofSays', 'h.trigger', 'h.at as happenedAt'])
    .select(['rule.name_en', 'rule.name_hi', 'rule.points', 'rule.coins', 'rule.per_day', 'rule.per_person'])
    .where('e.person_id', '=', personId)
    .where('e.currency', '=', currency)
  if (after !== undefined) query = query.where('t.id', '<', after)
  return query.orderBy('t.id', 'desc').limit(limit).execute()
}

/** What a person had of a currency right after a line: all lines up to it. */
export async function balanceAt(db: Db, personId: number, currency: Currency, transferId: number): Promise<number> {
  const { sum } = await db
    .selectFrom('gamification.entry')
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .where('person_id', '=', personId)
    .where('currency', '=', currency)
    .where('transfer_id', '<=', transferId)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}
