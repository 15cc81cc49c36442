import type { House, HouseFeature } from '../../web/contract'
import type { SwitchStore } from '../contract'
import type { Proposals } from './proposals/proposals'
import type { ProposalRow } from './proposals/proposal-queries'

export interface Switching {
  /** Switches at once, or, where it takes two, answers what was proposed. */
  turn(feature: string, on: boolean, by: number | undefined, why: string): Promise<ProposalRow | undefined>
  /** Whether switching this off takes two: it, or something that is on and would stop with it, is named in FEATURES_OFF_BY_TWO. */
  takesTwo(feature: string, all?: readonly HouseFeature[]): boolean
}

interface SwitchingNeeds {
  readonly house: House
  readonly store: SwitchStore
  readonly proposals: Proposals
  /** Features that nobody switches off alone. */
  readonly offByTwo: readonly string[]
}

export function createSwitching({ house, store, proposals, offByTwo }: SwitchingNeeds): Switching {
  function takesTwo(feature: string, given?: readonly HouseFeature[]): boolean {
    if (offByTwo.length === 0) return false
    if (offByTwo.includes(feature)) return true
    const all = given ?? house.features()
    const along = all.find(({ id }) => id === feature)?.dependants ?? []
    const isOn = (id: string) => all.some((each) => each.id === id && each.state === 'on')
    return along.some((id) => offByTwo.includes(id) && isOn(id))
  }

  return {
    takesTwo,
    async turn(feature, on, by, why) {
      // Off already: saying so again stops nothing.
      if (!on && takesTwo(feature) && (await store.read())[feature] !== false)
        return proposals.propose(feature, by, why)
      await house.apply({ [feature]: on }, by, why)
      return undefined
    },
  }
}
