import { useEffect } from 'react'
import { Container, PageHead, useText } from '../../../ui/kit'
import type { PageModule } from '../../../web/contract'
import { useData, useUrl } from '../../../web/kit'
import styles from '../campus.module.css'
import { DashboardChoice } from '../dashboard-choice'
import { findOnly, profileRequest } from '../requests'

/** `/tpo`: the choice as a page, for the side menu; one college only is no choice. */
function DashboardsPage() {
  const t = useText()
  const { go } = useUrl()
  const profile = useData(profileRequest).data
  const only = profile && findOnly(profile)
  useEffect(() => {
    if (only) go(only, { replace: true })
  }, [only, go])
  return (
    <Container className={styles.page}>
      <PageHead title={t('campus.title.select')} />
      <div className={styles.narrow}>
        <DashboardChoice />
      </div>
    </Container>
  )
}

export const page: PageModule = {
  Page: DashboardsPage,
  head: ({ t }) => ({ title: t('campus.title.select'), robots: 'noindex' }),
}
