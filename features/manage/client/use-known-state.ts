import { useEffect } from 'react'
import { useUrl } from '../../web/kit'

/** The state of a list that its address names. One that is none is taken for the first, and leads to its address. */
export function useKnownState<S extends string>(
  states: readonly [S, ...S[]],
  named: string | undefined,
  pathOf: (state: S) => string,
): S {
  const { go } = useUrl()
  const known = states.find((each) => each === named)
  const instead = known === undefined ? pathOf(states[0]) : undefined
  useEffect(() => {
    if (instead !== undefined) go(instead, { replace: true })
  }, [instead, go])
  return known ?? states[0]
}
