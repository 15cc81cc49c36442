import type { Database, PersonalData, PersonMove } from '../../data/contract'
import { forgetMaker, listMadeBy } from './stage-queries'
import type { StagesTables } from './tables'

/** Which stages somebody wrote. Erased they stay, nameless: others take part in them. */
export function stagesPersonalData(database: Database): PersonalData {
  return {
    id: 'stages.editions',
    async export(personId) {
      const made = await listMadeBy(database.of<StagesTables>(), personId)
      return {
        stagesWritten: made.map(({ opportunity_id, version, made_at }) => ({
          opportunity: opportunity_id,
          version,
          at: made_at.toISOString(),
        })),
      }
    },
    erase: (tx, personId) => forgetMaker(database.on<StagesTables>(tx), personId),
  }
}

export const editionMove: PersonMove = {
  id: 'stages.editions',
  label: { en: 'Stages you wrote', hi: 'आपके लिखे चरण' },
  tables: [{ table: 'stages.edition', person: 'made_by', key: ['id'] }],
}
