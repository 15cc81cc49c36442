import type { ReactNode } from 'react'
import { FirstPart } from '../../../web/kit'
import { type CardApplyProps, cardApplies } from '../../contract'
import type { Listing } from '../../contract/wire'

interface EnteredProps {
  readonly listing: Listing
  /** What is read until it is here. */
  readonly children: ReactNode
}

/** That its reader takes part, in place of for whom it is. */
export function Entered({ listing: { id: opportunityId, kind }, children }: EnteredProps) {
  return (
    <FirstPart
      of={cardApplies}
      instead={children}
      draw={(module) => {
        const Drawn = module.Entered as (props: Pick<CardApplyProps, 'opportunityId' | 'kind'>) => ReactNode
        return <Drawn {...{ opportunityId, kind }} />
      }}
    />
  )
}
