import type { Database, PersonalData, PersonMove } from '../../../data/contract'
import { deleteLooksOf, listLooks, listLooksBy, type LookTables } from './look-queries'

/** Who looked at a person's page, and whose pages they looked at. */
export function lookPersonalData(database: Database): PersonalData {
  return {
    id: 'profile.looks',
    async export(personId) {
      const db = database.of<LookTables>()
      const said = ({ at, capacity, times }: { at: Date; capacity: string; times: number }) => ({
        ...{ capacity, times },
        at: at.toISOString(),
      })
      return {
        looksAtMyPage: (await listLooks(db, personId, 10_000)).map(said),
        // Of others not who they are: that is theirs.
        looksAtOthers: (await listLooksBy(db, personId)).map(said),
      }
    },
    erase: (tx, personId) => deleteLooksOf(database.on<LookTables>(tx), personId),
  }
}

const label = { en: 'Who looked at the profile', hi: 'प्रोफ़ाइल किसने देखी' }
const table = 'profile.look'

/** What was seen of an account and what it saw: a row has two people. */
export const lookMoves: readonly PersonMove[] = [
  { id: 'profile.looks', label, tables: [{ table, key: ['viewer_id', 'on_day'], once: [['viewer_id', 'on_day']] }] },
  {
    id: 'profile.looks-made',
    label: { en: 'Profiles that were looked at', hi: 'देखी गई प्रोफ़ाइलें' },
    tables: [{ table, person: 'viewer_id', key: ['person_id', 'on_day'], once: [['person_id', 'on_day']] }],
  },
]
