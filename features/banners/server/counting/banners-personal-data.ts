import type { Database, PersonalData, PersonMove } from '../../../data/contract'
import type { BannersTables } from '../tables'
import { deleteSightingsOf, sightingsOf } from './person-queries'

/** Which ads one was shown, and which one clicked. */
export function bannersPersonalData(database: Database): PersonalData {
  return {
    id: 'banners.sightings',
    export: async (personId) => ({ ads: await sightingsOf(database.of<BannersTables>(), personId) }),
    // The sums stay: they say nothing of anybody.
    erase: (tx, personId) => deleteSightingsOf(database.on<BannersTables>(tx), personId),
  }
}

export const bannersMove: PersonMove = {
  id: 'banners.sightings',
  label: { en: 'Ads that were shown', hi: 'दिखाए गए विज्ञापन' },
  both: {
    en: 'Where both were shown the same ad on a day, the kept account’s counts.',
    hi: 'जहाँ दोनों को एक दिन वही विज्ञापन दिखा, वहाँ रखे गए खाते का गिना जाता है।',
  },
  tables: [{ table: 'banners.sighting', key: ['variant_id', 'day'], once: [['variant_id', 'day']] }],
}
