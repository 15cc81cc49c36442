import type { Database, Seed, StateMachines } from '../../data/contract'
import type { AdContent } from '../contract/wire-admin'
import { adMachine } from './ads/ad-machine'
import { insertAd } from './ads/ad-queries'
import type { BannersTables } from './tables'

const base: Omit<AdContent, 'name' | 'variants'> = {
  ...{ advertiser: 'Foothold', pages: [], showToAll: true, userTypes: [], courses: [], pro: 'all' },
  ...{ startsAt: null, endsAt: null, weight: 10, perDay: 6 },
}

/** The house's own ads, each of what this site has. */
const ads: readonly AdContent[] = [
  {
    ...base,
    name: 'Deadlines, kept in sight',
    variants: [
      {
        descriptionEn: '<p><b>Never miss a deadline.</b> Save what you like, and be reminded before it closes.</p>',
        descriptionHi: '<p><b>कोई आख़िरी तारीख़ न छूटे।</b> जो पसंद आए सहेजें, बंद होने से पहले याद दिलाया जाएगा।</p>',
        ...{ url: '/user/watchlist/all/all', share: 50 },
      },
      {
        descriptionEn:
          '<p><b>Saved is not forgotten.</b> Your watchlist tells you three days before something closes.</p>',
        descriptionHi: '<p><b>सहेजा हुआ भूलता नहीं।</b> बंद होने से तीन दिन पहले आपकी वॉचलिस्ट बताती है।</p>',
        ...{ url: '/user/watchlist/all/all', share: 50 },
      },
    ],
  },
  {
    ...base,
    name: 'Internships for engineers',
    ...{ showToAll: false, courses: ['engineering'], weight: 20 },
    variants: [
      {
        descriptionEn:
          '<p><b>You study engineering?</b> See the internships that are open for your field this week.</p>',
        descriptionHi: '<p><b>इंजीनियरिंग पढ़ते हैं?</b> इस हफ़्ते आपके विषय के लिए खुली इंटर्नशिप देखें।</p>',
        ...{ url: '/internships', share: 100 },
      },
    ],
  },
  {
    ...base,
    name: 'Publish an opportunity',
    pages: ['home', 'all-opportunities', 'competitions', 'hackathons'],
    variants: [
      {
        descriptionEn: '<p><b>Planning a competition?</b> Publish it here: students find it the same day.</p>',
        descriptionHi: '<p><b>प्रतियोगिता की योजना है?</b> यहाँ प्रकाशित करें: विद्यार्थी उसे उसी दिन पा लेते हैं।</p>',
        ...{ url: '/manage/opportunity/all/create', share: 100 },
      },
    ],
  },
]

export function bannersSeed(database: Database, machines: StateMachines): Seed {
  return {
    id: 'banners.demo',
    async run({ now }) {
      await database.transact(async (tx) => {
        for (const content of ads) {
          const id = await insertAd(database.on<BannersTables>(tx), { content, by: undefined, at: now })
          await machines.begin(tx, adMachine, { id, state: 'draft', by: undefined })
          await machines.move(tx, adMachine, { id, to: 'review', by: undefined })
          await machines.move(tx, adMachine, { id, to: 'approved', by: undefined })
        }
      })
    },
  }
}
