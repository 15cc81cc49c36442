import type { Row } from '../table'
import { leaderboardRows } from './leaderboard'
import { randomOperationRows } from './random-operations'

/** What hears what happens on the site, and answers. */
export async function bench({ isQuick }: { isQuick: boolean }): Promise<readonly Row[]> {
  const many = isQuick ? 20_000 : 1_000_000
  return [...(await leaderboardRows(many)), ...(await randomOperationRows(many))]
}
