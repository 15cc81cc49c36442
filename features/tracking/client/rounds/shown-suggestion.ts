import { initialsOf } from '../../../ui/kit'
import type { RoundSuggestion } from '../../contract/wire-rounds'

/** As the card shows it: what the server said, and what this side adds (spec §3). */
export interface ShownSuggestion extends RoundSuggestion {
  readonly has_image: boolean
  /** First letters of the first two words of the title. */
  readonly initial: string
}

export const shownSuggestion = (each: RoundSuggestion): ShownSuggestion => ({
  ...each,
  has_image: each.entity.logo_url !== null,
  initial: initialsOf(each.entity.title),
})
