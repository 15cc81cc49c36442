import type { DetailProps } from '../../../listings/contract'
import { formatDate, formatDateTime, useLanguage, useText, Written } from '../../../ui/kit'
import { useData } from '../../../web/kit'
import { deadlinesRequest } from '../requests'
import styles from './deadlines.module.css'

/** How the deadline was moved since the page became public; where it never was, or is not known yet, nothing stands here. */
export function Section({ opportunityId }: DetailProps) {
  const t = useText()
  const language = useLanguage()
  const { data } = useData(deadlinesRequest(opportunityId), { keepTrying: true })
  if (!data || data.items.length === 0) return null
  const moment = (at: string) => formatDateTime(at, language, data.zone)
  return (
    <ol className={styles.list}>
      {data.items.map(({ at, wasAt, closesAt, why, by }) => (
        <li key={at}>
          <p className={styles.what}>
            {wasAt === null
              ? t('manage.deadlines.set', { to: moment(closesAt) })
              : t(`manage.deadlines.${closesAt > wasAt ? 'later' : 'earlier'}`, {
                  from: moment(wasAt),
                  to: moment(closesAt),
                })}
          </p>
          {why ? (
            <p className={styles.why}>
              <Written text={why} />
            </p>
          ) : null}
          <p className={styles.by}>{t(`manage.deadlines.by.${by}`, { date: formatDate(at, language, data.zone) })}</p>
        </li>
      ))}
    </ol>
  )
}
