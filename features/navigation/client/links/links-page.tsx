import { useState } from 'react'
import { Container, ErrorCard, PageHead, Skeleton, useText } from '../../../ui/kit'
import type { PageModule } from '../../../web/contract'
import { useData } from '../../../web/kit'
import { LinksForm } from './links-form'
import styles from './links-page.module.css'
import { linksRequest } from './requests'

/** `/manage/links`: where entries of the menus lead that have no page of their own, and what the footer links to. */
function LinksPage() {
  const t = useText()
  const links = useData(linksRequest())
  // One begins with what was saved then, and keeps what was typed whatever others save meanwhile: saving tells of it.
  const [round, setRound] = useState(0)
  const anew = () => setRound((before) => before + 1)
  return (
    <Container className={styles.page}>
      <PageHead title={t('navigation.links.heading')} text={t('navigation.links.says')} />
      {links.data ? (
        <LinksForm key={round} latest={links.data} onSaved={anew} onReload={() => void links.refetch().then(anew)} />
      ) : links.isError ? (
        <ErrorCard error={links.error} retrying={links.isFetching} onRetry={() => void links.refetch()} />
      ) : (
        <Skeleton label={t('navigation.links.loading')} />
      )}
    </Container>
  )
}

export const page: PageModule = { Page: LinksPage }
