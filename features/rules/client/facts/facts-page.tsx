import { Card, Container, ErrorCard, PageHead, Skeleton, useText } from '../../../ui/kit'
import { safeReturnUrl } from '../../../session/contract'
import type { PageModule, PageProps } from '../../../web/contract'
import { useData } from '../../../web/kit'
import { factsRequest } from '../requests'
import { FactsForm } from './facts-form'
import styles from './facts.module.css'

/** `/user/eligibility`: what rules ask and a profile does not say. Nobody but its person is shown it. Who comes from a rule is led back to it. */
function FactsPage({ at: { query } }: PageProps) {
  const t = useText()
  const facts = useData(factsRequest)
  return (
    <Container className={styles.page}>
      <PageHead title={t('rules.title.facts')} text={t('rules.facts.text')} />
      {facts.isPending ? <Skeleton label={t('rules.loading')} /> : null}
      {facts.isError ? <ErrorCard error={facts.error} onRetry={() => void facts.refetch()} /> : null}
      {facts.data ? (
        <Card as="section" pad="large" aria-label={t('rules.title.facts')} className={styles.card}>
          <FactsForm facts={facts.data} back={query['returnUrl'] && safeReturnUrl(query['returnUrl'])} />
        </Card>
      ) : null}
    </Container>
  )
}

export const page: PageModule = {
  Page: FactsPage,
  head: ({ t }) => ({ title: t('rules.title.facts'), robots: 'noindex' }),
}
