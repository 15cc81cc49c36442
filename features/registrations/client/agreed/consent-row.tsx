import { useState } from 'react'
import { Button, ErrorCard, formatDateTime, Skeleton, useLanguage, useText, Written } from '../../../ui/kit'
import { Link, useData } from '../../../web/kit'
import type { Agreed } from '../../contract/wire'
import { receiptPath } from '../paths'
import { agreedRequest } from '../requests'
import styles from './consent-row.module.css'

const FIRST = 3

/** On the page of what one agreed to: what organizers read of one now, with what was confirmed in it. Each is taken back on its receipt. */
export function Part() {
  const t = useText()
  const agreed = useData(agreedRequest)
  const [isWhole, setWhole] = useState(false)
  if (agreed.isError) return <ErrorCard small error={agreed.error} onRetry={() => void agreed.refetch()} />
  if (!agreed.data) return <Skeleton label={t('registrations.mine.loading')} rows={1} />
  const { items } = agreed.data
  const shown = isWhole ? items : items.slice(0, FIRST)
  return (
    <div className={styles.row}>
      <p className={styles.name}>{t('registrations.agreed')}</p>
      <p className={styles.note}>{t(items.length > 0 ? 'registrations.agreed.says' : 'registrations.agreed.none')}</p>
      <ul>
        {shown.map((each) => (
          <AgreedTo key={each.id} of={each} />
        ))}
      </ul>
      {shown.length < items.length ? (
        <Button size="small" onClick={() => setWhole(true)}>
          {t('registrations.agreed.all', { count: items.length })}
        </Button>
      ) : null}
    </div>
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
function saidOfRules(version: number, t: ReturnType<typeof useText>): string {
  return version > 0 ? t('registrations.agreed.version', { version }) : t('registrations.agreed.rules')
}
