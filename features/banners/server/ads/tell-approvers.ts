import type { Tx } from '../../../data/contract'
import type { ToldAs } from '../../../notifications/contract'
import { APPROVE } from '../../contract'
import type { AdRow } from '../tables'
import type { AdParts } from './ad-parts'

/** By the version that is decided on. */
const toldAs = ({ id, version }: AdRow): ToldAs => ({
  template: 'banners.ad-waits',
  eventId: `banner:${id}:${version}:waits`,
})

/** Who may decide on what this person hands in: they know of it themselves. Not inside a transaction. */
export async function approversBeside({ people }: AdParts, by: number): Promise<readonly number[]> {
  return (await people.holders(APPROVE)).map(({ id }) => id).filter((id) => id !== by)
}

/** Tells them that an ad waits, as it stands once it was handed in; while they have not read it, in one line. */
export async function tellApprovers(parts: AdParts, tx: Tx, ad: AdRow, approvers: readonly number[]): Promise<void> {
  await parts.notices()?.tellAll(tx, approvers, {
    ...{ ...toldAs(ad), values: { ad: ad.name }, from: 'Foothold', actionUrl: '/manage/banners' },
    ...{ at: parts.clock.now(), thread: `banners.waits:${ad.id}` },
  })
}

/** Somebody decided on it, as it stood before: what was not sent yet is not any more. */
export async function untellApprovers({ notices }: AdParts, tx: Tx, ad: AdRow): Promise<void> {
  await notices()?.takeBack(tx, toldAs(ad))
}
