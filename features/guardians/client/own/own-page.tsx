import { FACTS_PATH } from '../../../rules/contract'
import { findUser, safeReturnUrl } from '../../../session/contract'
import { ButtonLink, Card, Container, ErrorCard, PageHead, Skeleton, useText } from '../../../ui/kit'
import type { PageModule, PageProps } from '../../../web/contract'
import { Link, useHasPage, useKernel } from '../../../web/kit'
import styles from '../guardians.module.css'
import { useOwn } from '../use-own'
import { GuardianPart } from './guardian-part'

/** `/user/guardian`: when one was born, who agrees for one, and what came of it. Who comes from a form is led back to it. */
function OwnPage({ at: { query } }: PageProps) {
  const t = useText()
  const own = useOwn()
  const personId = findUser(useKernel().subject)?.id
  const hasFacts = useHasPage()(FACTS_PATH)
  const back = query['returnUrl'] && safeReturnUrl(query['returnUrl'])
  return (
    <Container className={styles.page}>
      <PageHead title={t('guardians.heading')} text={t('guardians.own.text')} />
      {own.isPending ? <Skeleton label={t('guardians.loading')} rows={2} /> : null}
      {own.isError ? <ErrorCard error={own.error} onRetry={() => void own.refetch()} /> : null}
      {own.data && personId !== undefined ? (
        <Card as="section" id="guardian" pad="large" aria-label={t('guardians.heading')} className={styles.card}>
          <GuardianPart own={own.data} personId={personId} />
          {own.data.standing !== 'age-wanted' && hasFacts ? (
            <p className={styles.small}>
              <Link href={FACTS_PATH}>{t('guardians.toDate')}</Link>
            </p>
          ) : null}
          {back ? (
            <p>
              <ButtonLink href={back}>{t('guardians.back')}</ButtonLink>
            </p>
          ) : null}
        </Card>
      ) : null}
    </Container>
  )
}

export const page: PageModule = {
  Page: OwnPage,
  head: ({ t }) => ({ title: t('guardians.title'), robots: 'noindex' }),
}
