import { ButtonLink, formatDate, Hold, holdKindOf, useLanguage, useText } from '../../../ui/kit'
import { ownKinds } from '../../../listings/contract'
import { Link } from '../../../web/kit'
import type { Registration } from '../../contract/wire'
import { receiptPath } from '../paths'
import { StateBadge } from '../state-badge'
import styles from './registration-row.module.css'

/** One registration: what it is, where it stands since when, and who acts next. */
export function RegistrationRow({ registration }: { readonly registration: Registration }) {
  const t = useText()
  const language = useLanguage()
  const { id, kind, title, organisation, path, state, registeredAt, updatedAt } = registration
  const plural = ownKinds.find((each) => each.id === kind)?.plural
  const date = formatDate(state === 'registered' ? registeredAt : updatedAt, language)
  return (
    <li className={styles.row}>
      <span className={styles.hold}>
        <Hold kind={holdKindOf(kind)} size={28} />
      </span>
      <div className={styles.what}>
        <h2 className={styles.title}>
          <Link href={path}>{title}</Link>
        </h2>
        <p className={styles.by}>{[organisation, plural && t(plural)].filter(Boolean).join(' · ')}</p>
        <p className={styles.next}>{t(`registrations.row.${state}`, { date, organisation })}</p>
      </div>
      <div className={styles.end}>
        <StateBadge state={state} kind={kind} />
        <ButtonLink size="small" href={receiptPath(id)} aria-label={t('registrations.row.receiptOf', { title })}>
          {t('registrations.row.receipt')}
        </ButtonLink>
      </div>
    </li>
  )
}
