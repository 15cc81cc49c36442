import type { Tx } from '../../../data/contract'
import type { AdRow, BannersTables } from '../tables'
import type { AdParts } from './ad-parts'
import { lastHandedInBy } from './history-queries'

interface Done {
  /** By whom: they know. */
  readonly by: number
  readonly outcome: 'approved' | 'sent-back' | 'stopped'
  readonly why?: string | undefined
}

/** Tells whoever wrote an ad and whoever handed it in what somebody else did with it. */
export async function tellWriters(parts: AdParts, tx: Tx, ad: AdRow, { by, outcome, why = '' }: Done): Promise<void> {
  const notices = parts.notices()
  if (!notices) return
  const handedInBy = await lastHandedInBy(parts.database.on<BannersTables>(tx), ad.id)
  for (const personId of new Set([ad.created_by, handedInBy])) {
    if (personId === null || personId === by) continue
    await notices.tell(tx, {
      ...{ personId, template: 'banners.ad-decided', values: { ad: ad.name, outcome, why } },
      ...{ from: 'Foothold', actionUrl: '/manage/banners', at: parts.clock.now() },
      eventId: `banner:${ad.id}:${ad.version}:${personId}`,
    })
  }
}
