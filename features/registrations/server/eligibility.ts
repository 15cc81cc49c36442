import { createHash } from 'node:crypto'
import type { Eligibility } from '../../listings/contract'
import type { Verdict, VersionedRules } from '../../rules/contract'

/** Whether there is anything to confirm before one may register. Where rules are judged, that is what is not known and what only words say. */
export function asksEligibility(eligibility: Eligibility, verdict?: Verdict): boolean {
  const { audiences = [], passingOutFrom, passingOutTo, minimumAge, note } = eligibility
  const hasNote = Boolean(note?.trim())
  if (verdict !== undefined) return hasNote || verdict === 'unknown'
  return (
    hasNote || audiences.length > 0 || [passingOutFrom, passingOutTo, minimumAge].some((rule) => rule !== undefined)
  )
}

/** By what a form and who sends it know that both mean the same: whom it is for, in words and by the rules that are judged. */
export function termsOf(
  { audiences, passingOutFrom, passingOutTo, minimumAge, note }: Eligibility,
  rules?: VersionedRules,
): string {
  const words = [audiences ?? [], passingOutFrom ?? null, passingOutTo ?? null, minimumAge ?? null, note?.trim() ?? '']
  const content = JSON.stringify([words, rules?.conditions ?? [], rules?.team ?? {}])
  return createHash('sha256').update(content, 'utf8').digest('base64url')
}
