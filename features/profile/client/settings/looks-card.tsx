import { Avatar, Card, ErrorCard, formatDateTime, LoadMore, Skeleton, useLanguage, useText } from '../../../ui/kit'
import { useKeysetList } from '../../../web/kit'
import type { Looks } from '../../contract/wire'
import { looksRequest } from '../requests'
import { WrittenLine } from '../written-line'
import styles from './settings.module.css'

/** Who looked at one's page on behalf of others. */
export function LooksCard() {
  const t = useText()
  const list = useKeysetList<Looks['items'][number], Looks>(looksRequest)
  return (
    <Card as="section" pad="large" aria-labelledby="looks-title">
      <h2 id="looks-title" className={styles.title}>
        {t('profile.looks.title')}
      </h2>
      <p className={styles.text}>{t('profile.looks.text')}</p>
      {list.isPending ? <Skeleton label={t('profile.loading')} rows={2} /> : null}
      {list.error ? <ErrorCard small error={list.error} onRetry={list.retry} /> : null}
      {list.first?.items.length === 0 ? <p className={styles.text}>{t('profile.looks.none')}</p> : null}
      {list.items.length > 0 ? (
        <>
          <ul className={styles.looks}>
            {list.items.map((each) => (
              <Look key={`${each.at} ${each.name}`} look={each} />
            ))}
          </ul>
          <LoadMore shown={list.items.length} onMore={list.more} loading={list.isLoadingMore} />
        </>
      ) : null}
    </Card>
  )
}

function Look({ look: { name, organisation, capacity, at, times } }: { readonly look: Looks['items'][number] }) {
  const t = useText()
  const language = useLanguage()
  const who = name || t('profile.looks.gone')
  return (
    <li className={styles.look}>
      <Avatar name={who} size={40} />
      <span className={styles.lookWords}>
        <b className={styles.partName}>{who}</b>
        <span className={styles.text}>
          <WrittenLine texts={[t(`profile.looks.as.${capacity}`), organisation ?? '']} />
        </span>
        <span className={styles.text}>{t('profile.looks.at', { at: formatDateTime(at, language), count: times })}</span>
      </span>
    </li>
  )
}
