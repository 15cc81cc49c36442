import { formatDate, formatDateTime, formatMoney, langOf, useLanguage, useText } from '../../ui/kit'
import { ownKinds } from '../../listings/contract'
import { readWallTime } from '../contract'
import type { DraftBody } from '../contract/wire'
import styles from './draft-preview.module.css'
import formatted from './formatted.module.css'

/** The opportunity as it stands, in the order in which people read it. */
export function DraftPreview({ body }: { readonly body: DraftBody }) {
  const t = useText()
  const language = useLanguage()
  const kind = ownKinds.find(({ id }) => id === body.kind)
  const day = (wallTime: string) =>
    wallTime ? formatDate(`${wallTime.slice(0, 10)}T00:00:00Z`, language, 'UTC') : undefined
  const closesAt = readWallTime(body.closesAt, body.zone)
  const facts: readonly (readonly [string, string | undefined])[] = [
    // As everybody will read it, by the clock of the organizer's zone.
    ['manage.closesAt', closesAt === undefined ? undefined : formatDateTime(closesAt, language, body.zone)],
    ['manage.startsOn', day(body.startsOn)],
    ['manage.workMode', [t(`manage.mode.${body.workMode}`), body.city].filter(Boolean).join(', ')],
    [
      'manage.pay',
      body.payFrom === null
        ? undefined
        : `${formatMoney(body.payFrom, language)} ${t(`manage.period.${body.payPeriod}`)}`,
    ],
    ['manage.seats', body.seats === null ? undefined : String(body.seats)],
    ['manage.team', body.teamMax > 1 ? `${body.teamMin}–${body.teamMax}` : undefined],
  ]
  return (
    <article className={styles.preview}>
      <p>{kind && t(kind.label)}</p>
      <h2>{body.title || t('manage.untitled')}</h2>
      <p>{body.organisation}</p>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value)
          .map(([key, value]) => (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {/* Cleaned by the server on the way in and on the way out; here it is what the field wrote, which knows no other tags. */}
      <div
        className={formatted.formatted}
        lang={langOf(body.description.replace(/<[^>]*>/g, ''), language)}
        // oxlint-disable-next-line react/no-danger
        dangerouslySetInnerHTML={{ __html: body.description }}
      />
    </article>
  )
}
