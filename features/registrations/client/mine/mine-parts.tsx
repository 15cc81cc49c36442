import type { ReactNode } from 'react'
import { LazyPart, useShown } from '../../../web/kit'
import { mineParts } from '../../contract'

/** What other features show above one's registrations. */
export function MineParts() {
  return useShown(mineParts).map(({ id, feature, item }) => (
    <LazyPart
      key={id}
      feature={feature}
      load={item.load}
      draw={({ Part }) => {
        const Drawn = Part as () => ReactNode
        return <Drawn />
      }}
    />
  ))
}
