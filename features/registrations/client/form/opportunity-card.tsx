import { ShieldCheck } from 'lucide-react'
import {
  Card,
  Cover,
  formatDateTime,
  formatTimeLeft,
  holdKindOf,
  langOf,
  Moment,
  Note,
  useLanguage,
  useText,
  Written,
} from '../../../ui/kit'
import { placesText } from '../../../listings/contract'
import type { RegistrationForm } from '../../contract/wire'
import styles from './opportunity-card.module.css'
import { useServerNow } from './use-server-now'

/** What one registers for, and until when. */
export function OpportunityCard({ form: { opportunity, keptUntil, now } }: { readonly form: RegistrationForm }) {
  const t = useText()
  const language = useLanguage()
  const serverNow = useServerNow(now)
  const { id, kind, title, organisation, closesAt, zone, seatsLeft } = opportunity
  const place = placesText(t, opportunity)
  const left = closesAt ? formatTimeLeft(closesAt, language, serverNow, zone) : undefined
  return (
    <>
      <Card as="section" pad="none" aria-labelledby="for-title">
        <div className={styles.cover}>
          <Cover kind={holdKindOf(kind)} id={id} deep width={312} height={104} />
        </div>
        <div className={styles.body}>
          <h2 id="for-title" className={styles.title} lang={langOf(title, language)}>
            {title}
          </h2>
          <p className={styles.by}>
            <Written text={organisation} />
            {place ? ` · ${place}` : null}
          </p>
          <dl className={styles.facts}>
            <dt>{t('registrations.card.closes')}</dt>
            <dd>
              {closesAt ? (
                <Moment at={closesAt} zone={zone}>
                  {[formatDateTime(closesAt, language, zone), left].filter(Boolean).join(' · ')}
                </Moment>
              ) : (
                t('registrations.card.open')
              )}
            </dd>
            {seatsLeft === null ? null : (
              <>
                <dt>{t('registrations.card.seats')}</dt>
                <dd>
                  {keptUntil ? t('registrations.card.kept', { date: formatDateTime(keptUntil, language) }) : seatsLeft}
                </dd>
              </>
            )}
          </dl>
        </div>
      </Card>
      <Note icon={ShieldCheck}>{t('registrations.card.privacy')}</Note>
    </>
  )
}
