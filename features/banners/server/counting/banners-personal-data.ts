import type { Database, PersonalData, PersonMove } from '../../../data/contract'
import { deleteMutesOf, mutesOf } from '../muting/mute-queries'
import type { BannersTables } from '../tables'
import { deleteSightingsOf, forgetAuthor, sightingsOf } from './person-queries'

/** Which ads one was shown, which one clicked, and whose one does not want to see. */
export function bannersPersonalData(database: Database): PersonalData {
  return {
    id: 'banners.sightings',
    async export(personId) {
      const db = database.of<BannersTables>()
      const hidden = await mutesOf(db, personId)
      return {
        ads: await sightingsOf(db, personId),
        hidden: hidden.map(({ advertiser, at }) => ({ advertiser, at: at.toISOString() })),
      }
    },
    // The sums stay: they say nothing of anybody.
    async erase(tx, personId) {
      const db = database.on<BannersTables>(tx)
      await deleteSightingsOf(db, personId)
      await deleteMutesOf(db, personId)
      await forgetAuthor(db, personId)
    },
  }
}

export const bannersMove: PersonMove = {
  id: 'banners.sightings',
  label: { en: 'Ads that were shown, hidden or written', hi: 'दिखाए, छिपाए और लिखे गए विज्ञापन' },
  both: {
    en: 'Where both were shown the same ad on a day, the kept account’s counts.',
    hi: 'जहाँ दोनों को एक दिन वही विज्ञापन दिखा, वहाँ रखे गए खाते का गिना जाता है।',
  },
  tables: [
    { table: 'banners.sighting', key: ['variant_id', 'day'], once: [['variant_id', 'day']] },
    { table: 'banners.mute', key: ['key'], once: [['key']] },
    // Whoever wrote an ad, or handed it in, is told what becomes of it.
    { table: 'banners.ad', person: 'created_by', key: ['id'] },
    { table: 'banners.ad_history', person: 'by_person', key: ['id'] },
    { table: 'banners.notice', person: 'created_by', key: ['id'] },
    { table: 'banners.notice_history', person: 'by_person', key: ['id'] },
  ],
}
