import { formatPay, useLanguage, useText } from '../../ui/kit'
import { hasOpenings } from '../../listings/contract'
import type { DraftBody } from '../contract/wire'
import styles from './draft-preview.module.css'
import { useWallTimes } from './use-wall-times'

/** When, where, for how much, how many and for whom: whatever of it was written. */
export function DraftFacts({ body }: { readonly body: DraftBody }) {
  const t = useText()
  const language = useLanguage()
  const { audiences, passingOutFrom, passingOutTo, payFrom, payTo, payPeriod, seats, teamMin, teamMax, zone } = body
  const { day, moment } = useWallTimes()
  const least = payFrom ?? payTo
  const facts: readonly (readonly [string, string | number | null | undefined])[] = [
    ['manage.opensAt', moment(body.opensAt, zone)],
    ['manage.closesAt', moment(body.closesAt, zone)],
    ['manage.startsOn', day(body.startsOn)],
    ['manage.endsOn', day(body.endsOn)],
    ['manage.workMode', [t(`manage.mode.${body.workMode}`), body.city, body.country].filter(Boolean).join(', ')],
    ['manage.pay', least === null ? null : formatPay({ min: least, max: payTo ?? least, per: payPeriod }, language)],
    [hasOpenings(body.kind) ? 'manage.openings' : 'manage.seats', seats],
    ['manage.team', teamMax > 1 ? `${teamMin}–${teamMax}` : null],
    ['manage.visibility', t(`manage.visibility.${body.visibility ?? 'public'}`)],
    ['manage.audiences', audiences.map((each) => t(`manage.audience.${each}`)).join(', ')],
    ['manage.passingOutFrom', passingOutFrom],
    ['manage.passingOutTo', passingOutTo],
  ]
  const note = body.eligibilityNote.trim()
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value)
        .map(([key, value]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      {note ? (
        <div className={styles.wide}>
          <dt>{t('manage.eligibilityNote')}</dt>
          <dd className={styles.text}>{note}</dd>
        </div>
      ) : null}
    </dl>
  )
}
