import type { Eligibility } from '../../listings/contract'

/** Whether there is anything to confirm before one may register. The rules are the organizer's to check until profiles hold what they ask. */
export function asksEligibility(eligibility: Eligibility): boolean {
  const { audiences = [], passingOutFrom, passingOutTo, minimumAge, note } = eligibility
  return (
    audiences.length > 0 ||
    [passingOutFrom, passingOutTo, minimumAge].some((rule) => rule !== undefined) ||
    !!note?.trim()
  )
}
