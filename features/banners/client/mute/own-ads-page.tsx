import { findUser } from '../../../session/contract'
import {
  Button,
  Container,
  EmptyState,
  ErrorCard,
  formatDate,
  OrgLogo,
  PageHead,
  Skeleton,
  useLanguage,
  useText,
} from '../../../ui/kit'
import type { PageModule } from '../../../web/contract'
import { useData, useKernel } from '../../../web/kit'
import { mutedRequest } from '../requests'
import { AllAdsCard } from './all-ads-card'
import styles from './own-ads-page.module.css'
import { useMutedHere, useMutes } from './use-mutes'

/** `/user/ads`: whose ads one does not want to see, and a way back for each. Also for who is not logged in: then it is this browser's list. */
function OwnAdsPage() {
  const t = useText()
  const isPerson = findUser(useKernel().subject) !== undefined
  const own = useData(mutedRequest, { enabled: isPerson })
  const here = useMutedHere()
  const list = isPerson ? own.data?.muted : here
  return (
    <Container className={styles.page}>
      <PageHead title={t('banners.own.heading')} text={t(isPerson ? 'banners.own.says' : 'banners.own.saysHere')} />
      <AllAdsCard />
      {isPerson && own.isError && !list ? (
        <ErrorCard error={own.error} onRetry={() => void own.refetch()} />
      ) : list === undefined ? (
        <Skeleton label={t('banners.own.loading')} />
      ) : (
        <Muted list={list} />
      )}
    </Container>
  )
}

function Muted({ list }: { readonly list: readonly { readonly advertiser: string; readonly at: string }[] }) {
  const t = useText()
  const language = useLanguage()
  const change = useMutes()
  if (list.length === 0) return <EmptyState title={t('banners.own.empty')} text={t('banners.own.emptyText')} />
  return (
    <ul className={styles.list}>
      {list.map(({ advertiser, at }) => (
        <li key={advertiser} className={styles.row}>
          <OrgLogo name={advertiser} size={40} />
          <div className={styles.words}>
            <h2 className={styles.name}>{advertiser}</h2>
            <p className={styles.small}>{t('banners.own.since', { date: formatDate(at, language) })}</p>
          </div>
          <Button
            size="small"
            aria-label={t('banners.own.show', { advertiser })}
            onClick={() => change({ advertiser, hide: false })}
          >
            {t('banners.own.back')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

export const page: PageModule = {
  Page: OwnAdsPage,
  head: ({ t }) => ({ title: t('banners.title.own'), robots: 'noindex' }),
}
