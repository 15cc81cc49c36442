import { useText } from '../../../ui/kit'
import type { RegistrationForm } from '../../contract/wire'

/** Who may apply, a sentence a rule; the organizer's own words last. */
export function useEligibilityLines(eligibility: RegistrationForm['eligibility']): readonly string[] {
  const t = useText()
  const { audiences = [], passingOutFrom: from, passingOutTo: to, minimumAge, note } = eligibility
  const lines: string[] = []
  if (audiences.length > 0)
    lines.push(t('registrations.for', { who: audiences.map((each) => t(`registrations.for.${each}`)).join(', ') }))
  if (from !== undefined && to !== undefined)
    lines.push(
      from === to
        ? t('registrations.passing', { year: String(from) })
        : t('registrations.passingBetween', { from: String(from), to: String(to) }),
    )
  else if (from !== undefined) lines.push(t('registrations.passingFrom', { year: String(from) }))
  else if (to !== undefined) lines.push(t('registrations.passingTo', { year: String(to) }))
  if (minimumAge !== undefined) lines.push(t('registrations.minimumAge', { age: minimumAge }))
  if (note?.trim()) lines.push(note.trim())
  return lines
}
