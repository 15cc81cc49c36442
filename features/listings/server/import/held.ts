import { type OpportunityContent, suspicionsOfListing } from '../../contract'
import type { LookAlikes } from '../imitations/look-alike'

/** Why somebody has to look at it before others meet it: it asks for money, leads away, or comes under a name like another one's. */
export function reasonsToHold(content: OpportunityContent, lookAlikes: LookAlikes | undefined): readonly string[] {
  const imitated = lookAlikes?.find(content.organisation)
  return [...suspicionsOfListing(content), ...(imitated === undefined ? [] : [`looks like ${imitated}`])]
}

/** Whether it has a mark that it had not: whoever approved it has looked at the others. */
export function isWorse(
  before: OpportunityContent,
  now: OpportunityContent,
  lookAlikes: LookAlikes | undefined,
): boolean {
  const known = reasonsToHold(before, lookAlikes)
  return reasonsToHold(now, lookAlikes).some((each) => !known.includes(each))
}
