import { Container, ErrorCard, PageHead, Skeleton, useText } from '../../ui/kit'
import type { PageModule } from '../../web/contract'
import { ConsentCard } from './consent-card'
import styles from './data-page.module.css'
import { ErasureCard } from './erasure-card'
import { ExportCard } from './export-card'
import { useOverview } from './use-overview'

/** `/user/data`: everything that is held about one, what one agreed to, and how to go. */
function DataPage() {
  const t = useText()
  const overview = useOverview()
  return (
    <Container className={styles.page}>
      <PageHead title={t('privacy.data')} text={t('privacy.says')} />
      {overview.isPending ? <Skeleton label={t('privacy.loading')} /> : null}
      {overview.isError && !overview.data ? (
        <ErrorCard error={overview.error} onRetry={() => void overview.refetch()} />
      ) : null}
      {overview.data ? (
        <>
          <ExportCard exports={overview.data.exports} />
          <ConsentCard />
          <ErasureCard dueAt={overview.data.erasureDueAt} waitsForAdmin={overview.data.waitsForAdmin} />
        </>
      ) : null}
    </Container>
  )
}

export const page: PageModule = {
  Page: DataPage,
  head: ({ t }) => ({ title: t('privacy.data.title'), robots: 'noindex' }),
}
