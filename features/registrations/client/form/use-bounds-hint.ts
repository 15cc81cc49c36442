import { useText } from '../../../ui/kit'
import type { OwnQuestion } from '../../../listings/contract'

/** Between what a number has to be, said before anybody gets it wrong. */
export function useBoundsHint({ type, min, max }: OwnQuestion): string | undefined {
  const t = useText()
  if (type !== 'number') return undefined
  if (min !== undefined && max !== undefined) return t('registrations.form.between', { min, max })
  if (min !== undefined) return t('registrations.form.atLeast', { min })
  return max === undefined ? undefined : t('registrations.form.atMost', { max })
}
