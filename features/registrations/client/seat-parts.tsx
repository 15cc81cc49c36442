import type { ReactNode } from 'react'
import { LazyPart, useShown } from '../../web/kit'
import { type SeatPart, type SeatPartProps, seatParts } from '../contract'

interface SeatPartsProps extends SeatPartProps {
  readonly place: SeatPart['place']
  /** Where no feature has anything to say. */
  readonly instead?: ReactNode
}

/** What features say of seats in one place; each in a boundary of its own. */
export function SeatParts({ place, opportunityId, instead = null }: SeatPartsProps) {
  const parts = useShown(seatParts).filter(({ item }) => item.place === place)
  if (parts.length === 0) return instead
  return parts.map(({ id, feature, item }) => (
    <LazyPart
      key={id}
      feature={feature}
      load={item.load}
      instead={instead}
      draw={({ Part }) => {
        const Drawn = Part as (props: SeatPartProps) => ReactNode
        return <Drawn opportunityId={opportunityId} />
      }}
    />
  ))
}
