import type { Place as KeptPlace } from '../../contract'
import { otherPlacesOf } from '../../contract/places'
import type { Place, Places } from './places'

export interface JoinedPlaces {
  /** The first: one with a city where there is any. */
  readonly place: Place
  readonly otherPlaces: readonly KeptPlace[]
  /** Whether any of them is no place to come to. */
  readonly isOnline: boolean
  /** Whether one comes to any of them, city or not. */
  readonly isOnSite: boolean
}

/** Several places as one opportunity has them. */
export function joinPlaces(places: Places, all: readonly Place[]): JoinedPlaces {
  const onSite = all.filter(({ isOnline }) => !isOnline)
  const place =
    onSite.find(({ city }) => city) ??
    onSite.find(({ isSeveral }) => !isSeveral) ??
    onSite[0] ??
    all[0] ??
    places.read('')
  const others = all.filter((each) => each !== place && !each.isSeveral)
  return {
    place,
    otherPlaces: otherPlacesOf({ ...place, otherPlaces: others.map(({ city, country }) => ({ city, country })) }),
    isOnline: all.some(({ isOnline }) => isOnline),
    isOnSite: onSite.length > 0,
  }
}
