import { Container, ErrorCard, PageHead, Skeleton, useText } from '../../../ui/kit'
import type { PageModule } from '../../../web/contract'
import { useData } from '../../../web/kit'
import { preferencesRequest } from '../requests'
import { BounceNote } from './bounce-note'
import { PushCard } from './push-card'
import { RhythmCard } from './rhythm-card'
import styles from './settings.module.css'
import { TestCard } from './test-card'
import { TopicsCard } from './topics-card'

/** `/user/notifications` (spec §2.2): what one is told of, by which way, and when. */
function SettingsPage() {
  const t = useText()
  const { data, isPending, error, refetch } = useData(preferencesRequest)
  return (
    <Container className={styles.page}>
      <PageHead title={t('notifications.panel')} text={t('notifications.set.says')} />
      {isPending ? <Skeleton label={t('notifications.set.loading')} /> : null}
      {error && !data ? <ErrorCard error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <>
          {data.mailComesBack ? <BounceNote /> : null}
          <TopicsCard preferences={data} />
          <RhythmCard rhythm={data.rhythm} />
          <PushCard />
          <TestCard />
        </>
      ) : null}
    </Container>
  )
}

export const page: PageModule = {
  Page: SettingsPage,
  head: ({ t }) => ({ title: t('notifications.title.settings'), robots: 'noindex' }),
}
