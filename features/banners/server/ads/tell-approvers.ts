import type { Tx } from '../../../data/contract'
import { APPROVE } from '../../contract'
import type { AdRow } from '../tables'
import type { AdParts } from './ad-parts'

/** Who may decide on what this person hands in: they know of it themselves. Not inside a transaction. */
export async function approversBeside({ people }: AdParts, by: number): Promise<readonly number[]> {
  return (await people.holders(APPROVE)).map(({ id }) => id).filter((id) => id !== by)
}

/** Tells them that an ad waits, once each time that it is handed in; while they have not read it, in one line. */
export async function tellApprovers(parts: AdParts, tx: Tx, ad: AdRow, approvers: readonly number[]): Promise<void> {
  await parts.notices()?.tellAll(tx, approvers, {
    ...{ template: 'banners.ad-waits', values: { ad: ad.name }, from: 'Foothold', actionUrl: '/manage/banners' },
    ...{ at: parts.clock.now(), thread: `banners.waits:${ad.id}`, eventId: `banner:${ad.id}:${ad.version}:waits` },
  })
}
