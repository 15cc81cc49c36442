import { endpoint, saying } from '../../../web/contract'
import { DISMISSED } from '../../contract'
import { TopBannerAnswer, TopBannerQuery } from '../../contract/wire'
import { askerOf } from './asker'
import type { Serve } from './serve'

/** `GET /api/public/ad-banner/get-top-banner` (spec §7). */
export function topBannerRoute({ bannerFor }: Serve) {
  return endpoint({
    id: 'banners.top-banner',
    method: 'GET',
    path: '/api/public/ad-banner/get-top-banner',
    access: 'public',
    legacyBody: true,
    openTo: ['locked', 'temporary'],
    rateLimit: { max: 60, seconds: 60, by: 'subject' },
    request: { query: TopBannerQuery },
    response: { 200: TopBannerAnswer },
    summary: 'An ad for whoever asks, at this moment and on this page; null where there is none.',
    async handle({ query: { page, isUserPro }, subject, request }) {
      const asker = askerOf(subject, request)
      const isDismissed = request.cookies[DISMISSED] !== undefined
      const wish = { asker, page: page?.toLowerCase(), saysPro: isUserPro === 1, language: request.language }
      const ad_banner = (!isDismissed && (await bannerFor(wish))) || null
      return saying(true, ad_banner ? 'Here is a banner.' : 'There is no banner for you now.', { ad_banner })
    },
  })
}
