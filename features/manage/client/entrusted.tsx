import { ErrorCard, useText } from '../../ui/kit'
import { useData } from '../../web/kit'
import styles from './managed.module.css'
import { MineRow } from './mine-row'
import { entrustedRequest } from './requests'
import { Rows } from './rows'

/** Below one's own: what others have entrusted to one, in whatever state. Most have nothing of it, and see nothing. */
export function EntrustedListings() {
  const t = useText()
  const { data, isError, error, refetch } = useData(entrustedRequest())
  if (isError) return <ErrorCard small error={error} onRetry={() => void refetch()} />
  if (!data || data.items.length === 0) return null
  return (
    <section aria-labelledby="entrusted" className={styles.entrusted}>
      <h2 id="entrusted" className={styles.subtitle}>
        {t('manage.entrusted')}
      </h2>
      <p className={styles.small}>{t('manage.entrustedText')}</p>
      <Rows>
        {data.items.map((each) => (
          <MineRow key={each.id} listing={each} isEntrusted />
        ))}
      </Rows>
    </section>
  )
}
