import { findServer } from '../../support/postgres'
import type { Row } from '../table'
import { fanOutRows } from './fan-out'
import { leaderboardRows } from './leaderboard'
import { randomOperationRows } from './random-operations'
import { createSignalTown } from './signal-town'
import { viewRows } from './views'

/** What hears what happens on the site, and answers. */
export async function bench({ isQuick }: { isQuick: boolean }): Promise<readonly Row[]> {
  const many = isQuick ? 20_000 : 1_000_000
  return [...(await townRows(isQuick)), ...(await leaderboardRows(many)), ...(await randomOperationRows(many))]
}

async function townRows(isQuick: boolean): Promise<readonly Row[]> {
  if (!findServer()) return [{ what: 'update-views, fan-out', measured: 'no PostgreSQL on 127.0.0.1:5432' }]
  const town = await createSignalTown()
  try {
    return [...(await viewRows(town, isQuick)), ...(await fanOutRows(town, isQuick))]
  } finally {
    await town.dispose()
  }
}
