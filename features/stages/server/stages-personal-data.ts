import type { EditionTables, PersonalData, PersonMove } from '../../data/contract'
import { STAGE_EDITIONS } from './write-stages'

/** Which stages somebody wrote. Erased they stay, nameless: others take part in them. */
export function stagesPersonalData(tables: EditionTables): PersonalData {
  const editions = tables.open(STAGE_EDITIONS)
  return {
    id: 'stages.editions',
    export: async (personId) => ({ stagesWritten: (await editions.madeBy(personId)).map((each) => ({ ...each })) }),
    erase: (tx, personId) => editions.forget(tx, personId),
  }
}

export const editionMove: PersonMove = {
  id: 'stages.editions',
  label: { en: 'Stages you wrote', hi: 'आपके लिखे चरण' },
  tables: [{ table: STAGE_EDITIONS, person: 'made_by', key: ['id'] }],
}
