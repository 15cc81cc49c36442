import { isUnreached, type Receipt, type Receipts, type ToldAs } from '../../../notifications/contract'
import type { SkipReason } from '../../contract'
import type { NewsSums } from '../../contract/wire-news'

const BATCH = 500

/** Of all who were told, and of whom not; whom a way was not taken to counts among those, and did not fail. */
export async function newsSums(
  receipts: Receipts,
  told: ToldAs,
  skipped: ReadonlyMap<number, SkipReason>,
): Promise<NewsSums> {
  const sums = { told: 0, read: 0, accepted: 0, failed: 0, unsubscribed: 0, bounced: 0, closed: 0, left: 0 }
  for (const why of skipped.values()) sums[why] += 1
  let after: number | undefined
  do {
    const batch: readonly Receipt[] = await receipts.list(told, after, BATCH)
    for (const { personId, readAt, ways } of batch) {
      sums.told += 1
      sums.read += Number(readAt !== null)
      sums.accepted += Number(ways.some(({ state }) => state === 'accepted'))
      sums.failed += Number(!skipped.has(personId) && isUnreached(ways))
    }
    after = batch.length === BATCH ? batch.at(-1)?.id : undefined
  } while (after !== undefined)
  return sums
}
