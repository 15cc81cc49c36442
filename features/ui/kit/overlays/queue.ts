import { type OverlayPlace, overlayRank } from '../../contract/index'

/** Somebody who wants to be seen; a list of them is in the order in which they came. */
export interface Wanting {
  readonly id: string
  readonly place: OverlayPlace
  readonly priority: number
}

const BANNERS = 2

/**
 * Whose turn it is, for all overlays at once: one dialog or pop-up, else one corner; two banners; every cover. A pop-up also waits
 * while `isBusy`: a panel or a dialog of a page is open. Whoever is not answered waits, and comes when the others have gone.
 */
export function chooseSeen(wanting: readonly Wanting[], isBusy: boolean): ReadonlySet<string> {
  // Sorting is stable: of equal ranks the earlier stays in front.
  const inOrder = wanting.toSorted((a, b) => a.priority - b.priority)
  const of = (...places: readonly OverlayPlace[]) => inOrder.filter(({ place }) => places.includes(place))
  const [modal] = of('dialog', 'popup').filter(({ place }) => place === 'dialog' || !isBusy)
  const corners = modal || isBusy ? [] : of('corner').slice(0, 1)
  const banners = of('top')
    .filter(({ priority }, at) => at === 0 || priority < overlayRank.ad)
    .slice(0, BANNERS)
  return new Set([...of('cover'), ...banners, ...(modal ? [modal] : corners)].map(({ id }) => id))
}
