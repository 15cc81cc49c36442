import { Card, formatDate, formatDateTime, Hold, holdKindOf, useLanguage, useText } from '../../../ui/kit'
import type { Receipt } from '../../contract/wire'
import { verbOf } from '../verb'
import styles from './receipt-page.module.css'

/** What happens next, who acts, and when: only what is known. */
export function NextSteps({
  receipt: { kind, state, phase, dates, organisation, updatedAt },
}: {
  readonly receipt: Receipt
}) {
  const t = useText()
  const language = useLanguage()
  const verb = `.${verbOf(kind)}`
  const closes = dates?.closedAt ?? dates?.closesAt
  const hasStarted = phase === 'started' || phase === 'over'
  const steps =
    state === 'withdrawn'
      ? [
          { id: 'withdrawn', verb, at: formatDateTime(updatedAt, language) },
          ...(dates?.isOpen && dates.closesAt
            ? [
                {
                  id: 'again',
                  verb,
                  at: t('registrations.next.until', { date: formatDate(dates.closesAt, language, dates.zone) }),
                },
              ]
            : []),
        ]
      : phase === 'cancelled' || phase === 'held' || phase === 'left' || phase === 'gone'
        ? [{ id: phase, verb: '', at: '' }]
        : [
            ...(phase === 'over' ? [] : [{ id: 'reads', verb: '', at: '' }]),
            ...(dates && closes
              ? [{ id: dates.closedAt ? 'closed' : 'closes', verb, at: formatDate(closes, language, dates.zone) }]
              : []),
            ...(dates?.startsOn
              ? [{ id: hasStarted ? 'started' : 'starts', verb: '', at: formatDate(dates.startsOn, language) }]
              : []),
            ...(phase === 'over' && dates?.endsOn
              ? [{ id: 'over', verb: '', at: formatDate(dates.endsOn, language) }]
              : []),
          ]
  return (
    <Card as="section" pad="large" aria-labelledby="next-title">
      <h2 id="next-title" className={styles.title}>
        {t('registrations.next.title')}
      </h2>
      <ol>
        {steps.map(({ id, verb, at }) => (
          <li key={id} className={styles.step}>
            <Hold kind={holdKindOf(kind)} size={24} />
            <span>
              <b>{t(`registrations.next.${id}${verb}`, { organisation })}</b>
              <small>{t(`registrations.next.${id}Text${verb}`)}</small>
            </span>
            <span className={styles.at}>{at}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
