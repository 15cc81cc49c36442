import type { ReactNode } from 'react'
import { Skeleton, SkeletonBlock, useText } from '../../ui/kit'
import { LazyPart, useShown } from '../../web/kit'
import { type SeatPart, type SeatPartProps, seatParts } from '../contract'

interface SeatPartsProps extends SeatPartProps {
  readonly place: SeatPart['place']
  /** Where no feature has anything to say. */
  readonly instead?: ReactNode
}

function Room({ height }: { readonly height: number }) {
  const t = useText()
  return (
    <Skeleton label={t('registrations.of.loading')}>
      <SkeletonBlock height={height} />
    </Skeleton>
  )
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
      instead={item.height === undefined ? instead : <Room height={item.height} />}
      draw={({ Part }) => {
        const Drawn = Part as (props: SeatPartProps) => ReactNode
        return <Drawn opportunityId={opportunityId} />
      }}
    />
  ))
}
