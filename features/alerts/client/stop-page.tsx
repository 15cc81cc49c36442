import { useMutation } from '@tanstack/react-query'
import { Button, ButtonLink, Container, ErrorCard, PageHead, useText } from '../../ui/kit'
import { httpClient, type PageModule, type PageProps } from '../../web/contract'
import { useService } from '../../web/kit'
import type { StopAnswer } from '../contract/wire'
import { PAGE } from './requests'
import styles from './search-form.module.css'

/** `/searches/stop?token=…`: where a mail's link leads. The press acts, not the visit: programs that look into mails follow links. */
function StopPage({ at }: PageProps) {
  const t = useText()
  const http = useService(httpClient)
  const stop = useMutation({
    mutationFn: async () =>
      (await http.post<StopAnswer>('/api/alerts/stop', { token: (at.query['token'] ?? '').slice(0, 64) || '-' })).data,
  })
  return (
    <Container>
      <div className={styles.stop}>
        <PageHead title={t('alerts.stop.title')} />
        <p role="status">{stop.data ? t('alerts.stop.done', { name: stop.data.name }) : t('alerts.stop.text')}</p>
        {stop.isError ? <ErrorCard small error={stop.error} /> : null}
        <p>
          {stop.data ? (
            <ButtonLink variant="primary" href={PAGE}>
              {t('alerts.see')}
            </ButtonLink>
          ) : (
            <Button variant="primary" size="large" loading={stop.isPending} onClick={() => stop.mutate()}>
              {t('alerts.stop')}
            </Button>
          )}
        </p>
      </div>
    </Container>
  )
}

export const page: PageModule = {
  Page: StopPage,
  head: ({ t }) => ({ title: t('alerts.stop.title'), robots: 'noindex' }),
}
