import { type OverlayPlace, overlayRank } from '../../contract/index'
import type { Writing } from './watch-writing'

/** Somebody who wants to be seen; a list of them is in the order in which they came. */
export interface Wanting {
  readonly id: string
  readonly place: OverlayPlace
  readonly priority: number
}

/** What goes on below. */
export interface Below {
  /** A panel or a dialog of a page is open. */
  readonly isBusy: boolean
  readonly writing: Writing | undefined
  /** Who was seen until now. */
  readonly before: ReadonlySet<string>
}

const BANNERS = 2

/**
 * Whose turn it is, for all overlays at once: one dialog or pop-up, else one corner; two banners; every cover. A pop-up also waits
 * while `isBusy`, and all that comes by itself while somebody writes. Whoever is not answered waits, and comes when the others have gone.
 */
export function chooseSeen(wanting: readonly Wanting[], { isBusy, writing, before }: Below): ReadonlySet<string> {
  /** What already stands stays, except a pop-up over a field in which one writes: that had its turn, and is not there yet. */
  const mayCome = ({ id, place, priority }: Wanting) =>
    !writing || !isUnasked(place, priority) || (before.has(id) && (place !== 'popup' || writing === 'queue'))
  // Sorting is stable: of equal ranks the earlier stays in front.
  const inOrder = wanting.filter(mayCome).toSorted((a, b) => a.priority - b.priority)
  const of = (...places: readonly OverlayPlace[]) => inOrder.filter(({ place }) => places.includes(place))
  const [modal] = of('dialog', 'popup').filter(({ place }) => place === 'dialog' || !isBusy)
  const corners = modal || isBusy ? [] : of('corner').slice(0, 1)
  const banners = of('top')
    .filter(({ priority }, at) => at === 0 || priority < overlayRank.ad)
    .slice(0, BANNERS)
  return new Set([...of('cover'), ...banners, ...(modal ? [modal] : corners)].map(({ id }) => id))
}

/** Other banners say what one should know at once, and take no focus. */
function isUnasked(place: OverlayPlace, priority: number): boolean {
  return place === 'popup' || place === 'corner' || (place === 'top' && priority >= overlayRank.ad)
}
