import type { ReactNode } from 'react'
import type { CardApplyProps } from '../../listings/contract'
import type { Listing } from '../../listings/contract/wire'
import { FirstPart } from '../../web/kit'
import { keptApplies } from '../contract'

/** The way to take part in what is open, where one does not yet. */
export function KeptApply({ listing: { id: opportunityId, kind, isExternal } }: { readonly listing: Listing }) {
  return (
    <FirstPart
      of={keptApplies}
      draw={(module) => {
        const Apply = module.Apply as (props: CardApplyProps) => ReactNode
        return <Apply {...{ opportunityId, kind, isExternal }} isQuiet />
      }}
    />
  )
}
