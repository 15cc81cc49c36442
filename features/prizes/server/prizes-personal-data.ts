import type { EditionTables, PersonalData, PersonMove } from '../../data/contract'
import { openPrizes, PRIZE_EDITIONS } from './prizes-of'

/** Which prizes somebody wrote. Erased they stay, nameless: others take part for them. */
export function prizesPersonalData(tables: EditionTables): PersonalData {
  const editions = openPrizes(tables)
  return {
    id: 'prizes.editions',
    export: async (personId) => ({ prizesWritten: (await editions.madeBy(personId)).map((each) => ({ ...each })) }),
    erase: (tx, personId) => editions.forget(tx, personId),
  }
}

export const prizesMove: PersonMove = {
  id: 'prizes.editions',
  label: { en: 'Prizes you wrote', hi: 'आपके लिखे पुरस्कार' },
  tables: [{ table: PRIZE_EDITIONS, person: 'made_by', key: ['id'] }],
}
