import type { OutcomeSource, OutcomeWord } from '../contract'
import type { Kept } from '../contract/wire'

/** The same with what became of each for this person, as far as somebody knows. */
export async function withOutcomes(
  items: readonly Kept[],
  personId: number,
  sources: readonly OutcomeSource[],
): Promise<readonly Kept[]> {
  if (items.length === 0 || sources.length === 0) return items
  const ids = items.map(({ opportunityId }) => opportunityId)
  const known = await Promise.all(sources.map((each) => each.of(personId, ids)))
  const first = (id: number): OutcomeWord | undefined => known.find((each) => each.has(id))?.get(id)
  return items.map((item) => {
    const outcome = first(item.opportunityId)
    return outcome ? { ...item, outcome } : item
  })
}
