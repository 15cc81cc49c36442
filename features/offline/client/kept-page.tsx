import { Breadcrumbs, Button, Container, EmptyState, PageHead, Skeleton, useText } from '../../ui/kit'
import type { PageModule } from '../../web/contract'
import { KeptList } from './kept/kept-list'
import { useKeptPages } from './kept/use-kept-pages'
import styles from './kept-page.module.css'

/** `/offline`: what this device keeps to be read without a connection, and how to be rid of it. */
function KeptPage() {
  const t = useText()
  return (
    <Container className={styles.page}>
      <PageHead
        before={<Breadcrumbs crumbs={[{ label: t('offline.home'), href: '/' }, { label: t('offline.kept') }]} />}
        title={t('offline.kept')}
        text={t('offline.keptSays')}
      />
      <Kept />
    </Container>
  )
}

/** Read in the browser only: the first paint is the same for everyone. */
function Kept() {
  const t = useText()
  const { pages, forget } = useKeptPages()
  if (!pages) return <Skeleton label={t('offline.keptLoading')} />
  if (pages.length === 0) return <EmptyState title={t('offline.empty')} text={t('offline.emptySays')} />
  return (
    <>
      <KeptList pages={pages} />
      <Button onClick={() => void forget()}>{t('offline.forget')}</Button>
    </>
  )
}

export const page: PageModule = {
  Page: KeptPage,
  head: ({ t }) => ({ title: t('offline.kept.title'), description: t('offline.keptSays'), robots: 'noindex' }),
}
