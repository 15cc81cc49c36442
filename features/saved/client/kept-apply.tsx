import type { ReactNode } from 'react'
import type { CardApplyProps } from '../../listings/contract'
import type { Listing } from '../../listings/contract/wire'
import { LazyPart, useShown } from '../../web/kit'
import { keptApplies } from '../contract'

/** The way to take part in what is open, where one does not yet. */
export function KeptApply({ listing: { id: opportunityId, kind, isExternal } }: { readonly listing: Listing }) {
  const [apply] = useShown(keptApplies)
  if (!apply) return null
  return (
    <LazyPart
      feature={apply.feature}
      load={apply.item.load}
      draw={(module) => {
        const Apply = module.Apply as (props: CardApplyProps) => ReactNode
        return <Apply {...{ opportunityId, kind, isExternal }} isQuiet />
      }}
    />
  )
}
