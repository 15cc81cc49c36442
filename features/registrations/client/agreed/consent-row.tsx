import { useState } from 'react'
import type { Translate } from '../../../ui/contract'
import { Button, ErrorCard, formatDateTime, Skeleton, useLanguage, useText, Written } from '../../../ui/kit'
import { Link, useData } from '../../../web/kit'
import type { Agreed } from '../../contract/wire-terms'
import { receiptPath } from '../paths'
import { agreedRequest } from '../requests'
import styles from './consent-row.module.css'

/**
 * On the page of what one agreed to: what organizers read of one now, with what was confirmed in it. Each is taken back on its receipt. They may be many:
 * they are asked for, and take their room, once somebody wants to see them.
 */
export function Part() {
  const t = useText()
  const [isAsked, setAsked] = useState(false)
  return (
    <div className={styles.row}>
      <p className={styles.name}>{t('registrations.agreed')}</p>
      <p className={styles.note}>{t('registrations.agreed.says')}</p>
      {isAsked ? (
        <AgreedList />
      ) : (
        <Button size="small" onClick={() => setAsked(true)}>
          {t('registrations.agreed.show')}
        </Button>
      )}
    </div>
  )
}

function AgreedList() {
  const t = useText()
  const agreed = useData(agreedRequest)
  if (agreed.isError) return <ErrorCard small error={agreed.error} onRetry={() => void agreed.refetch()} />
  if (!agreed.data) return <Skeleton label={t('registrations.mine.loading')} rows={1} />
  const { items } = agreed.data
  if (items.length === 0) return <p className={styles.note}>{t('registrations.agreed.none')}</p>
  return (
    <ul aria-label={t('registrations.agreed')}>
      {items.map((each) => (
        <AgreedTo key={each.id} of={each} />
      ))}
    </ul>
  )
}

function AgreedTo({
  of: { id, title, organisation, at, rulesVersion, consents },
}: {
  readonly of: Agreed['items'][number]
}) {
  const t = useText()
  const language = useLanguage()
  return (
    <li className={styles.one}>
      <Link href={receiptPath(id)}>
        <Written text={title} />
      </Link>
      <span className={styles.note}>
        {[organisation, formatDateTime(at, language), rulesVersion !== null && saidOfRules(rulesVersion, t)]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {consents.map((consent) => (
        <span key={consent} className={styles.note}>
          ✓ <Written text={consent} />
        </span>
      ))}
    </li>
  )
}

/** Version 0 is what the opportunity says of itself; there are no numbers before the first rule beside that. */
function saidOfRules(version: number, t: Translate): string {
  return version > 0 ? t('registrations.agreed.version', { version }) : t('registrations.agreed.rules')
}
