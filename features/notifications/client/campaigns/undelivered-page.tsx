import { useMutation, useQueryClient } from '@tanstack/react-query'
import { confirm, toasts } from '../../../ui/contract'
import {
  Button,
  Card,
  CardList,
  Container,
  EmptyState,
  ErrorCard,
  formatDateTime,
  Tag,
  useLanguage,
  useText,
} from '../../../ui/kit'
import { httpClient, type PageModule } from '../../../web/contract'
import { forget, useKeysetList, useService } from '../../../web/kit'
import type { Dead, DeadPage } from '../../contract/wire-admin'
import { useKeptPlace } from '../use-kept-place'
import { CampaignTabs } from './campaign-tabs'
import styles from './campaigns.module.css'
import { UNDELIVERED, undeliveredRequest } from './requests'

/** `/push-notifications/undelivered`: what could not be sent after all tries, to be tried again or given up. */
function UndeliveredPage() {
  const t = useText()
  const list = useKeysetList<Dead, DeadPage>(undeliveredRequest)
  const place = useKeptPlace()
  return (
    <Container className={styles.page}>
      <CampaignTabs current="undelivered" />
      <div {...place}>
        <CardList
          list={list}
          loading={t('notifications.many.loading')}
          empty={<EmptyState title={t('notifications.dead.empty')} text={t('notifications.dead.emptyText')} />}
        >
          {list.items.map((each) => (
            <DeadCard key={each.id} dead={each} />
          ))}
        </CardList>
      </div>
    </Container>
  )
}

function DeadCard({ dead }: { readonly dead: Dead }) {
  const t = useText()
  const language = useLanguage()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { ask } = useService(confirm)
  const { show } = useService(toasts)
  const settle = useMutation({
    mutationFn: (word: 'retry' | 'drop') => http.post(`${UNDELIVERED}/${dead.id}/${word}`),
    onSuccess: (_, word) => show({ tone: 'success', text: t(`notifications.dead.done.${word}`) }),
    onSettled: () => forget(queries, UNDELIVERED),
  })
  async function askAndDrop() {
    if (await ask({ type: 'delete', text: t('notifications.dead.askDrop', { title: dead.title }) }))
      settle.mutate('drop')
  }
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{dead.title}</h2>
        <Tag tone="danger">{dead.way}</Tag>
      </div>
      <p className={styles.text}>
        {dead.to ? `${dead.to.name} · ${dead.to.email}` : t('notifications.dead.gone')}
        {' · '}
        {t('notifications.dead.tries', { tries: dead.tries })}
        {' · '}
        <time dateTime={dead.createdAt}>{formatDateTime(dead.createdAt, language)}</time>
      </p>
      <p lang="en">{dead.error}</p>
      {settle.isError ? <ErrorCard small error={settle.error} /> : null}
      <p className={styles.buttons}>
        <Button variant="primary" loading={settle.isPending} onClick={() => settle.mutate('retry')}>
          {t('notifications.dead.retry')}
        </Button>
        <Button variant="quiet" onClick={() => void askAndDrop()}>
          {t('notifications.dead.drop')}
        </Button>
      </p>
    </Card>
  )
}

export const page: PageModule = {
  Page: UndeliveredPage,
  head: ({ t }) => ({ title: t('notifications.title.undelivered'), robots: 'noindex' }),
}
