import type { Clock, Database } from '../../../data/contract'
import { endpoint, type RequestInfo, webErrors, saying } from '../../../web/contract'
import { Counted, ViewedId } from '../../contract/wire'
import { askerOf } from '../serving/asker'
import type { BannersTables } from '../tables'
import { addView, countable, takeNumber } from './count-queries'
import { orderOf } from './order-of'

/** It counts although it is a GET (spec §7): a picture on another site must not. Programs send neither header. */
function demandOwnPage({ headers }: RequestInfo): void {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin')
    throw webErrors.crossOrigin('A view is told by the page that shows the banner.')
}

/** `GET /api/ad-banner/increase-view/{id}` (spec §7). */
export function increaseViewRoute(database: Database, clock: Clock) {
  return endpoint({
    id: 'banners.increase-view',
    method: 'GET',
    path: '/api/ad-banner/increase-view/:id',
    access: 'public',
    strangers: 'same',
    legacyBody: true,
    openTo: ['locked', 'temporary'],
    rateLimit: { max: 60, seconds: 60, by: 'subject' },
    request: { params: ViewedId },
    response: { 200: Counted },
    summary: 'Counts that a banner was shown: once a day for each person, of what is shown at all.',
    async handle({ params, subject, request }) {
      demandOwnPage(request)
      const [asker, order, at] = [askerOf(subject, request), orderOf(request), clock.now()]
      const isThere = await database.transact(async (tx) => {
        const db = database.on<BannersTables>(tx)
        const [variantId] = await countable(db, [Number(params.id)], at)
        if (variantId === undefined) return false
        if (asker.isNoVisitor || (order && !(await takeNumber(db, order, at)))) return true
        await addView(db, { variantId, asker, at })
        return true
      })
      return isThere ? saying(true, 'The view is counted.') : saying(false, 'There is no such banner.')
    },
  })
}
