import { LazyPart, type Shown } from '../../../web/kit'
import type { CardAction, CardProps } from '../../contract'
import type { Listing } from '../../contract/wire'

interface OneCardActionProps {
  readonly shown: Shown<CardAction>
  readonly listing: Listing
}

/** What another feature lets one do with a row or a card. */
export function OneCardAction({ shown: { feature, item }, listing: { id, title } }: OneCardActionProps) {
  return (
    <LazyPart
      feature={feature}
      load={item.load}
      draw={({ Action }) => {
        const Drawn = Action as (props: CardProps) => React.ReactNode
        return <Drawn opportunityId={id} title={title} />
      }}
    />
  )
}
