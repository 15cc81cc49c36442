import { Download } from 'lucide-react'
import {
  ButtonLink,
  Card,
  Container,
  ErrorCard,
  formatNumber,
  Icon,
  PageHead,
  Skeleton,
  useLanguage,
  useText,
} from '../../../ui/kit'
import type { PageModule } from '../../../web/contract'
import { useData } from '../../../web/kit'
import type { Subscribers } from '../../contract/wire'
import { SUBSCRIBERS_FILE, subscribersRequest } from '../requests'
import styles from './subscribers-page.module.css'

const SHOWN = ['confirmed', 'hindi', 'came', 'went', 'asked', 'left'] as const satisfies readonly (keyof Subscribers)[]

/** `/announcement`: who takes the newsletter, for the one person who writes it (spec §6). */
function SubscribersPage() {
  const t = useText()
  const language = useLanguage()
  const counts = useData(subscribersRequest)
  return (
    <Container className={styles.page}>
      <PageHead
        title={t('content.subscribers.heading')}
        text={t('content.subscribers.says')}
        actions={
          <ButtonLink href={SUBSCRIBERS_FILE} download>
            <Icon of={Download} size={16} />
            {t('content.subscribers.file')}
          </ButtonLink>
        }
      />
      {counts.isError ? (
        <ErrorCard error={counts.error} onRetry={() => void counts.refetch()} />
      ) : counts.isPending ? (
        <Skeleton label={t('content.subscribers.loading')} />
      ) : (
        <dl className={styles.numbers}>
          {SHOWN.map((word) => (
            <Card key={word} className={styles.number}>
              <dt>{t(`content.subscribers.${word}`)}</dt>
              <dd>{formatNumber(counts.data[word], language)}</dd>
            </Card>
          ))}
        </dl>
      )}
      <p className={styles.note}>{t('content.subscribers.note')}</p>
    </Container>
  )
}

export const page: PageModule = { Page: SubscribersPage }
