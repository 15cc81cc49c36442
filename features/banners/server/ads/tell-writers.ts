import type { Tx } from '../../../data/contract'
import type { AdRow } from '../tables'
import { adMachine } from './ad-machine'
import type { AdParts } from './ad-parts'

/** Who handed an ad in last; null where nobody did, or who did is gone. Not inside a transaction. */
export async function lastHandedInBy({ machines }: AdParts, id: number): Promise<number | null> {
  return (await machines.history(adMachine, id)).findLast(({ to }) => to === 'review')?.by ?? null
}

interface Done {
  /** By whom: they know. */
  readonly by: number
  readonly handedInBy: number | null
  readonly outcome: 'approved' | 'sent-back' | 'stopped'
  readonly why?: string | undefined
}

/** Tells whoever wrote an ad and whoever handed it in what somebody else did with it. */
export async function tellWriters(parts: AdParts, tx: Tx, ad: AdRow, done: Done): Promise<void> {
  const { by, handedInBy, outcome, why = '' } = done
  const notices = parts.notices()
  if (!notices) return
  for (const personId of new Set([ad.created_by, handedInBy])) {
    if (personId === null || personId === by) continue
    await notices.tell(tx, {
      ...{ personId, template: 'banners.ad-decided', values: { ad: ad.name, outcome, why } },
      ...{ from: 'Foothold', actionUrl: '/manage/banners', at: parts.clock.now() },
      eventId: `banner:${ad.id}:${ad.version}:${personId}`,
    })
  }
}
