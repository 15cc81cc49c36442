import type { Eligibility } from '../../listings/contract'
import type { Verdict } from '../../rules/contract'

/** Whether there is anything to confirm before one may register. Where rules are judged, that is what is not known and what only words say. */
export function asksEligibility(eligibility: Eligibility, verdict?: Verdict): boolean {
  const { audiences = [], passingOutFrom, passingOutTo, minimumAge, note } = eligibility
  const hasNote = Boolean(note?.trim())
  if (verdict !== undefined) return hasNote || verdict === 'unknown'
  return (
    hasNote || audiences.length > 0 || [passingOutFrom, passingOutTo, minimumAge].some((rule) => rule !== undefined)
  )
}
