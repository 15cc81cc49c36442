import type { Tx } from '../../data/contract'
import type { People } from '../../session/contract'
import { REPORTS_THAT_HOLD } from '../contract'
import { openReports } from './report-queries'
import type { DiscussionDb } from './tables'

/** In a transaction: whether so many people have reported these words that they are held until a moderator has looked. */
export type AreEnough = (
  tx: Tx,
  db: DiscussionDb,
  report: { readonly postId: number; readonly by: number },
) => Promise<boolean>

/** Anybody makes accounts with anybody's addresses, as many as they like: moderators read all reports, those count whose person has proved one. */
export const createAreEnough =
  (people: () => People | undefined): AreEnough =>
  async (tx, db, { postId, by }) => {
    const known = people()
    const counts = async (id: number) => !known || (await known.addresses(id, tx)).some(({ isProved }) => isProved)
    if (!(await counts(by))) return false
    let counted = 0
    for (const { person_id: id } of await openReports(db, [postId])) {
      if (await counts(id)) counted += 1
      if (counted === REPORTS_THAT_HOLD) return true
    }
    return false
  }
