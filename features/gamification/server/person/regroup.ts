import type { Database, Tx } from '../../../data/contract'
import { cityName } from '../../../listings/contract'
import type { Standing } from '../../../profile/contract'
import type { People } from '../../../session/contract'
import type { GamificationTables } from '../tables'
import { lockUnlessErased } from './lock-unless-erased'
import { writePerson } from './person-queries'

const key = (name: string) => name.trim().toLowerCase()

/** What somebody studies as they show it, at least its field; who does not show where they study shows neither. */
export const courseOf = ({ college, course, stream }: Standing) => (college === '' ? '' : course || (stream ?? ''))

/** Ranks people among the college, city and course that they show to members. */
export function createRegroup(
  database: Database,
  people: People,
  changed: (tx: Tx, personId: number) => Promise<void>,
) {
  return async (tx: Tx, personIds: readonly number[], shownBy: (personId: number) => Standing): Promise<void> => {
    const db = database.on<GamificationTables>(tx)
    for (const personId of await lockUnlessErased(people, tx, db, personIds)) {
      const shown = shownBy(personId)
      const groups = {
        college: key(shown.college),
        city: key(cityName(shown.city)),
        course: key(courseOf(shown)),
      }
      if (await writePerson(db, personId, groups)) await changed(tx, personId)
    }
  }
}
