import { useMutation } from '@tanstack/react-query'
import { Button, ButtonLink, Container, ErrorCard, useText } from '../../../ui/kit'
import { httpClient, type PageModule, type PageProps } from '../../../web/contract'
import { useService } from '../../../web/kit'
import type { SubscriptionAnswer } from '../../contract/wire'
import styles from './newsletter.module.css'

/**
 * `/newsletter/confirm` and `/newsletter/unsubscribe`: where the mailed links lead. The press of a button acts, not the visit: programs that
 * look into mails follow links.
 */
function SubscriptionPage({ at }: PageProps) {
  const t = useText()
  const http = useService(httpClient)
  const word = at.path.endsWith('/unsubscribe') ? 'unsubscribe' : 'confirm'
  const act = useMutation({
    mutationFn: async () =>
      (await http.post<SubscriptionAnswer>(`/api/content/newsletter/${word}`, { token: at.query['token'] ?? '' })).data,
  })
  const says = act.data
    ? t(`content.newsletter.${word}.done`, { email: act.data.email })
    : t(`content.newsletter.${word}.says`)
  return (
    <Container>
      <section className={styles.page}>
        <h1 className={styles.title}>{t(`content.newsletter.${word}.heading`)}</h1>
        <p className={styles.says} role="status">
          {says}
        </p>
        {act.isError && <ErrorCard small error={act.error} />}
        {act.data ? (
          <ButtonLink href="/" variant="primary">
            {t('content.home')}
          </ButtonLink>
        ) : (
          <Button variant="primary" size="large" loading={act.isPending} onClick={() => act.mutate()}>
            {t(`content.newsletter.${word}.act`)}
          </Button>
        )}
      </section>
    </Container>
  )
}

export const page: PageModule = {
  Page: SubscriptionPage,
  head: ({ at, t }) => ({
    title: t(`content.newsletter.${at.path.endsWith('/unsubscribe') ? 'unsubscribe' : 'confirm'}.title`),
    robots: 'noindex',
  }),
}
