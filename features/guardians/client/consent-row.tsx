import { ButtonLink, ErrorCard, Skeleton, useText } from '../../ui/kit'
import { OWN_PAGE } from '../contract'
import styles from './guardians.module.css'
import { useSayStanding } from './say-standing'
import { useOwn } from './use-own'

/** On the page of what one agreed to: what a parent or guardian agreed to for one, when, and in which words. */
export function Part() {
  const t = useText()
  const say = useSayStanding()
  const own = useOwn()
  if (own.isError) return <ErrorCard small error={own.error} onRetry={() => void own.refetch()} />
  if (!own.data) return <Skeleton label={t('guardians.loading')} rows={1} />
  const { wordsVersion } = own.data
  return (
    <div className={styles.consent}>
      <div className={styles.said}>
        <p className={styles.name}>{t('guardians.row')}</p>
        <p className={styles.small}>
          {[say(own.data), wordsVersion !== null && t('guardians.row.version', { version: wordsVersion })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <ButtonLink size="small" href={OWN_PAGE}>
        {t('guardians.row.see')}
      </ButtonLink>
    </div>
  )
}
