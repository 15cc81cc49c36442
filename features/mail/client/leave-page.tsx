import { useMutation } from '@tanstack/react-query'
import { Button, ButtonLink, Container, ErrorCard, PageHead, useText } from '../../ui/kit'
import { httpClient, type PageModule, type PageProps } from '../../web/contract'
import { useHasPage, useService } from '../../web/kit'
import styles from './leave-page.module.css'

const SETTINGS = '/user/notifications'

/** `/mail/leave?token=…`: where a mail's link leads. The press acts, not the visit: programs that look into mails follow links. */
function LeavePage({ at }: PageProps) {
  const t = useText()
  const http = useService(httpClient)
  const hasSettings = useHasPage()(SETTINGS)
  const token = (at.query['token'] ?? '').replace(/[^\w-]/g, '').slice(0, 64) || '-'
  const leave = useMutation({ mutationFn: () => http.post(`/api/mail/leave/${token}`) })
  return (
    <Container className={styles.page}>
      <PageHead title={t('mail.leave.title')} />
      <p role="status">{t(leave.isSuccess ? 'mail.leave.done' : 'mail.leave.text')}</p>
      {leave.isError ? <ErrorCard small error={leave.error} /> : null}
      <p>
        {leave.isSuccess ? (
          hasSettings ? (
            <ButtonLink href={SETTINGS}>{t('mail.leave.settings')}</ButtonLink>
          ) : null
        ) : (
          <Button variant="primary" size="large" loading={leave.isPending} onClick={() => leave.mutate()}>
            {t('mail.leave.now')}
          </Button>
        )}
      </p>
    </Container>
  )
}

export const page: PageModule = {
  Page: LeavePage,
  head: ({ t }) => ({ title: t('mail.leave.title'), robots: 'noindex' }),
}
