import type { Eligibility } from '../../listings/contract'
import type { Condition, RuleSet } from './conditions'

/** What an opportunity says of itself, as rules: whom it is for, years of passing out, a least age. Its note stays words. */
export function rulesOfEligibility({
  audiences = [],
  passingOutFrom: from,
  passingOutTo: to,
  minimumAge,
}: Omit<Eligibility, 'audiences'> & { readonly audiences?: readonly string[] | undefined }): RuleSet {
  const found: Condition[] = []
  if (audiences.length > 0) found.push({ fact: 'audience', anyOf: audiences })
  if (from !== undefined || to !== undefined)
    found.push({
      fact: 'graduationYear',
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
    })
  if (minimumAge !== undefined) found.push({ fact: 'age', from: minimumAge })
  return found
}
