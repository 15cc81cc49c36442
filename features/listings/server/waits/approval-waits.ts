import type { Database } from '../../../data/contract'
import type { ApprovalWaits } from '../../contract'
import type { ListingsTables } from '../tables'
import { idsInLine, medianWait } from './wait-queries'

export function createApprovalWaits(database: Database): ApprovalWaits {
  return {
    median: (since) => medianWait(database.of<ListingsTables>(), since),
    async places(ids) {
      if (ids.length === 0) return new Map()
      const asked = new Set(ids)
      const line = (await idsInLine(database.of<ListingsTables>())).map((id, before) => [id, before + 1] as const)
      return new Map(line.filter(([id]) => asked.has(id)))
    },
  }
}
