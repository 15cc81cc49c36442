import type { Clock, Database, Outbox, PersonalData } from '../../data/contract'
import { type Opportunities, organizerLeft } from '../contract'
import { announceLooks } from './changes'
import { houseReasons } from '../contract/house-reasons'
import { forgetOrganizer, idsAwaited, lockTakingRegistrations, lockUnfinished, rowsOfOrganizer } from './stamp-queries'
import type { ListingsTables } from './tables'
import { forgetVerified, shownOf, verifiedOf } from './verified/verified-queries'

/**
 * What a person organises, and for which organisations they were verified: handed out. On erasure what was public stays, without them, and is closed
 * where one registers for it here: nobody is left to see who comes, which those who wait for an answer are told; its badge goes. A copy, what waits for
 * its first approval and what was sent back is taken down: nobody is left to write on it.
 */
export function listingsPersonalData(
  database: Database,
  opportunities: Opportunities,
  outbox: Outbox,
  clock: Clock,
): PersonalData {
  return {
    id: 'listings.organised',
    async export(personId) {
      const rows = await rowsOfOrganizer(database.of<ListingsTables>(), personId)
      return {
        ...(await verifiedOf(database.of<ListingsTables>(), personId)),
        opportunities: rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() })),
      }
    },
    async erase(tx, personId) {
      const db = database.on<ListingsTables>(tx)
      for (const opportunityId of await idsAwaited(db, personId, clock.now()))
        await outbox.publish(tx, organizerLeft({ opportunityId }))
      for (const id of await lockUnfinished(db, personId))
        await opportunities.remove(tx, id, undefined, houseReasons.erased)
      for (const id of await lockTakingRegistrations(db, personId))
        await opportunities.close(tx, id, undefined, houseReasons.erased)
      await announceLooks(database, await shownOf(db, personId), tx)
      await forgetOrganizer(db, personId)
      await forgetVerified(db, personId)
    },
  }
}
