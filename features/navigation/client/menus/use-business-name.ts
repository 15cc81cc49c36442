import { useKernel } from '../../../web/kit'

/** What the menu is called (spec §2.1), as a text key: visitors are told whom it is for, members that there is more. */
export function useBusinessName(): string {
  return useKernel().subject ? 'navigation.exploreMore' : 'navigation.business'
}
