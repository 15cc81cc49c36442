import { LRUCache } from 'lru-cache'
import { answer, endpoint, madeOnce } from '../../../web/contract'
import { OpportunityParams } from '../../contract/wire'
import { findShown } from '../find-shown'
import type { Gate } from '../gate'
import { listingOf } from '../listing-of'
import type { ListingParts } from '../listing-routes'
import { languageOfAddress } from '../feeds/language-of-address'
import { etagOf } from '../feeds/etag-of'
import type { ListingsTables } from '../tables'
import { cardOf } from './card-of'

const KEPT = 300
/** So long a picture outlives what was taken down, or is not for everybody any more. */
const KEEP_SECONDS = 300
const keepings = {
  public: `public, max-age=${KEEP_SECONDS}, must-revalidate`,
  link: `private, max-age=${KEEP_SECONDS}, must-revalidate`,
  invited: 'private, no-store',
} as const

type Draw = (card: ReturnType<typeof cardOf>) => Promise<Buffer>

/** The drawing library and the fonts are read when the first picture is asked for. */
async function prepare(): Promise<Draw> {
  const [{ default: sharp }, { unpackFonts }, { createCardDrawer }] = await Promise.all([
    import('sharp'),
    import('./fonts'),
    import('./draw-card'),
  ])
  return createCardDrawer(sharp, await unpackFonts())
}

/** The picture that a shared link shows. Drawn once for what stands on it, however many ask at the same time. */
export function imageRoute({ database, clock, kinds }: ListingParts, gate: Gate) {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: KEPT })
  const drawer = madeOnce(prepare)
  async function drawOnce(key: string, card: ReturnType<typeof cardOf>): Promise<Buffer> {
    const drawn = drawer().then((draw) => draw(card))
    kept.set(key, drawn)
    return drawn
  }
  return endpoint({
    id: 'listings.image',
    method: 'GET',
    path: '/api/listings/opportunities/:id/image.png',
    strangers: 'same',
    access: 'public',
    rateLimit: { max: 120, seconds: 60, by: 'address' },
    request: { params: OpportunityParams },
    response: { 200: 'stream' },
    summary: 'Title, organisation, pay and deadline of an opportunity as a picture of 1200 by 630 for shared links.',
    async handle({ params, request, subject }) {
      const language = languageOfAddress(request)
      const row = await findShown(database.of<ListingsTables>(), params.id, gate, subject)
      const card = cardOf(listingOf(row, clock.now(), kinds()), kinds(), language)
      const key = JSON.stringify([language, card])
      const known = kept.get(key)
      try {
        const picture = await (known ?? drawOnce(key, card))
        const keeping = keepings[row.visibility]
        // Of what stands on it: the picture itself is drawn anew by each node.
        return answer(200, picture, {
          headers: { 'content-type': 'image/png', 'cache-control': keeping, etag: etagOf(key) },
        })
      } catch (error) {
        kept.delete(key) // the next one tries again
        throw error
      }
    },
  })
}
