import type { Database, PersonalData } from '../../data/contract'
import { forgetOrganizer, rowsOfOrganizer } from './stamp-queries'
import type { ListingsTables } from './tables'

/** What a person organises: handed out; on erasure it stays, without them. */
export function listingsPersonalData(database: Database): PersonalData {
  return {
    id: 'listings.organised',
    async export(personId) {
      const rows = await rowsOfOrganizer(database.of<ListingsTables>(), personId)
      return {
        opportunities: rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() })),
      }
    },
    erase: (tx, personId) => forgetOrganizer(database.on<ListingsTables>(tx), personId),
  }
}
