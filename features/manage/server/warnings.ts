import {
  type Imitations,
  type OpportunityContent,
  suspicionsOfListing,
  type VerifiedOrganizers,
  type Words,
} from '../../listings/contract'
import { type DraftPart, partName } from '../contract'
import type { DraftBody, Warnings } from '../contract/wire'

/** What an organizer says, in fields of our own and in the steps of other features. */
export interface Told {
  readonly content: Pick<
    OpportunityContent,
    'title' | 'organisation' | 'description' | 'externalUrl' | 'eligibility' | 'questions'
  >
  readonly parts: DraftBody['parts'] | undefined
  readonly organizerId: number | null
}

/** Each with what is to be looked at twice in it: first texts and changes of what is public alike. */
export type Warn = <T extends Told>(told: readonly T[]) => Promise<readonly (T & { readonly warnings: Warnings })[]>

export function createWarn(
  imitations: Imitations,
  verified: VerifiedOrganizers,
  draftParts: () => readonly DraftPart[],
): Warn {
  function wordsIn(parts: DraftBody['parts'] = {}): readonly Words[] {
    return draftParts().flatMap((each) => {
      const part = parts[partName(each)]
      return part === undefined ? [] : (each.words?.(part) ?? [])
    })
  }

  return async (told) => {
    const organized = told.flatMap(({ content: { organisation }, organizerId }, place) =>
      organizerId === null ? [] : [{ place, organisation, organizerId }],
    )
    const [imitated, verifications] = await Promise.all([
      imitations.of(told.map(({ content }) => content.organisation)),
      verified.of(organized),
    ])
    const byPlace = new Map(organized.map(({ place }, nth) => [place, verifications[nth]]))
    return told.map((each, place) => ({
      ...each,
      warnings: {
        marks: [...suspicionsOfListing(each.content, wordsIn(each.parts))],
        imitates: imitated.get(each.content.organisation) ?? null,
        verification: byPlace.get(place) ?? null,
      },
    }))
  }
}
