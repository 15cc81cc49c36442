import type { Language, Translate } from '../../../ui/contract'
import { formatDate } from '../../../ui/kit'
import type { MyRegistration } from '../../contract/wire'
import { verbOf } from '../verb'

/** Who acts next and when, as far as that is known: what became of the opportunity decides. */
export function sayNext(
  { state, phase, kind, organisation, startsOn, endsOn }: MyRegistration,
  language: Language,
  t: Translate,
): readonly string[] {
  const dated = (day: string | null) => (day ? formatDate(day, language) : '')
  const [starts, ends] = [dated(startsOn), dated(endsOn)]
  const isIn = state === 'registered'
  if (phase === 'over') return [t('registrations.row.over', { ends })]
  if (phase === 'cancelled') return [t('registrations.row.cancelled')]
  if (phase === 'started') return [t('registrations.row.started', { starts })]
  if (phase === 'held') return [t(`registrations.row.held.${state}`)]
  if (phase === 'gone' || phase === 'left') return isIn ? [t('registrations.row.unread')] : []
  if (!isIn) return [t(`registrations.row.${phase === 'open' ? 'again' : 'closed'}.${verbOf(kind)}`)]
  return [
    t('registrations.row.waits', { organisation }),
    ...(starts ? [t('registrations.row.begins', { starts })] : []),
  ]
}
