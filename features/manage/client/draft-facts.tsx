import { useText } from '../../ui/kit'
import { employmentTypeOf, hasOpenings, isSomewhere } from '../../listings/contract'
import type { DraftBody } from '../contract/wire'
import styles from './draft-preview.module.css'
import { placeLine } from './use-field-words'
import { PayFact } from './pay-fact'
import { useWallTimes } from './use-wall-times'

type Fact = readonly [label: string, value: string | number | null | undefined]

/** When, where, for how much, how many and for whom: whatever of it was written. */
export function DraftFacts({ body }: { readonly body: DraftBody }) {
  const t = useText()
  const { audiences, passingOutFrom, passingOutTo, seats, teamMin, teamMax, zone } = body
  const { day, moment } = useWallTimes()
  const employment = employmentTypeOf(body)
  const isWide = body.isCountrywide && isSomewhere(body)
  const places = isWide
    ? [t('manage.countrywide', { country: body.country })]
    : [body, ...(body.otherPlaces ?? [])].map(placeLine)
  const before: readonly Fact[] = [
    ['manage.opensAt', moment(body.opensAt, zone)],
    ['manage.closesAt', moment(body.closesAt, zone)],
    ['manage.startsOn', day(body.startsOn)],
    ['manage.endsOn', day(body.endsOn)],
    [
      'manage.workMode',
      [t(`manage.mode.${body.workMode}`), places.filter(Boolean).join('; ')].filter(Boolean).join(', '),
    ],
    ['manage.employment', employment && t(`manage.employment.${employment}`)],
  ]
  const after: readonly Fact[] = [
    [hasOpenings(body.kind) ? 'manage.openings' : 'manage.seats', seats],
    ['manage.team', teamMax > 1 ? `${teamMin}–${teamMax}` : null],
    ['manage.visibility', t(`manage.visibility.${body.visibility ?? 'public'}`)],
    ['manage.audiences', audiences.map((each) => t(`manage.audience.${each}`)).join(', ')],
    ['manage.passingOutFrom', passingOutFrom],
    ['manage.passingOutTo', passingOutTo],
  ]
  const line = ([key, value]: Fact) =>
    value ? (
      <div key={key}>
        <dt>{t(key)}</dt>
        <dd>{value}</dd>
      </div>
    ) : null
  const note = body.eligibilityNote.trim()
  return (
    <dl className={styles.facts}>
      {before.map(line)}
      <PayFact body={body} draw={(pay) => line(['manage.pay', pay])} />
      {after.map(line)}
      {note ? (
        <div className={styles.wide}>
          <dt>{t('manage.eligibilityNote')}</dt>
          <dd className={styles.text}>{note}</dd>
        </div>
      ) : null}
    </dl>
  )
}
