import type { Clock, Database } from '../../../data/contract'
import { endpoint, saying } from '../../../web/contract'
import { BannerClicksRequest, Counted } from '../../contract/wire'
import { askerOf } from '../serving/asker'
import type { BannersTables } from '../tables'
import { addClick, countable, takeNumber } from './count-queries'

/** `POST /api/update-banner-clicks` (spec §7). */
export function updateClicksRoute(database: Database, clock: Clock) {
  return endpoint({
    id: 'banners.update-clicks',
    method: 'POST',
    path: '/api/update-banner-clicks',
    access: 'public',
    legacyBody: true,
    openTo: ['locked', 'temporary'],
    rateLimit: { max: 60, seconds: 60, by: 'subject' },
    request: { body: BannerClicksRequest },
    response: { 200: Counted },
    summary: 'Counts clicks of banners: a batch once, each banner once a day for each person.',
    async handle({ body: { clicks, client_id: clientId, sequence }, subject, request }) {
      const [asker, at] = [askerOf(subject, request), clock.now()]
      if (!asker.isNoVisitor)
        await database.transact(async (tx) => {
          const db = database.on<BannersTables>(tx)
          const order = clientId !== undefined && sequence !== undefined ? { clientId, sequence } : undefined
          if (order && !(await takeNumber(db, order, at))) return
          // In the order of their numbers, so that two batches never wait for each other in a ring.
          for (const variantId of await countable(db, clicks, at)) await addClick(db, { variantId, asker, at })
        })
      return saying(true, 'The clicks are counted.')
    },
  })
}
