import {
  ButtonLink,
  Card,
  CardList,
  Container,
  EmptyState,
  formatDateTime,
  formatNumber,
  useLanguage,
  useText,
} from '../../../ui/kit'
import type { PageModule } from '../../../web/contract'
import { useKeysetList } from '../../../web/kit'
import type { Weighty, WeightyPage } from '../../contract/wire-admin'
import { CampaignTabs } from './campaign-tabs'
import styles from './campaigns.module.css'
import { receiptsRequest } from './requests'

/** `/push-notifications/receipts`: messages with legal weight, and how many were told, reached, and read them. */
function ReceiptsPage() {
  const t = useText()
  const list = useKeysetList<Weighty, WeightyPage>(receiptsRequest)
  return (
    <Container className={styles.page}>
      <CampaignTabs current="receipts" />
      <CardList
        list={list}
        loading={t('notifications.many.loading')}
        empty={<EmptyState title={t('notifications.proof.empty')} text={t('notifications.proof.emptyText')} />}
      >
        {list.items.map((each) => (
          <WeightyCard key={each.id} message={each} />
        ))}
      </CardList>
    </Container>
  )
}

function WeightyCard({ message: { title, text, from, actionUrl, at, sums } }: { readonly message: Weighty }) {
  const t = useText()
  const language = useLanguage()
  const shown = Object.fromEntries(Object.entries(sums).map(([key, count]) => [key, formatNumber(count, language)]))
  return (
    <Card as="li" className={styles.card}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>
        {from}
        {' · '}
        <time dateTime={at}>{formatDateTime(at, language)}</time>
      </p>
      <p>{text}</p>
      <p className={styles.text}>{t('notifications.proof.sums', shown)}</p>
      <p>
        <ButtonLink size="small" href={actionUrl}>
          {t('notifications.proof.open')}
        </ButtonLink>
      </p>
    </Card>
  )
}

export const page: PageModule = {
  Page: ReceiptsPage,
  head: ({ t }) => ({ title: t('notifications.title.receipts'), robots: 'noindex' }),
}
