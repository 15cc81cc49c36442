import { useQueryClient } from '@tanstack/react-query'
import { useSnapshot } from 'valtio/react'
import { Breadcrumbs, Card, Container, formatDateTime, PageHead, RadioGroup, useLanguage, useText } from '../../ui/kit'
import type { PageModule } from '../../web/contract'
import { forget, useService } from '../../web/kit'
import { consent, type ConsentChoice, consentChoices } from '../contract'
import styles from './cookies-page.module.css'
import { CONSENT_PATH, useConsentHistory } from './use-consent-history'

/** `/legal/cookies`: what is allowed on this device, since when, under which text; changed as easily as given (spec §4). */
function CookiesPage() {
  const t = useText()
  const { state, choose } = useService(consent)
  const { choice } = useSnapshot(state)
  const queries = useQueryClient()
  async function decide(to: ConsentChoice) {
    await choose(to)
    await forget(queries, CONSENT_PATH)
  }
  return (
    <Container className={styles.page}>
      <PageHead
        before={<Breadcrumbs crumbs={[{ label: t('tracking.home'), href: '/' }, { label: t('tracking.cookies') }]} />}
        title={t('tracking.cookies')}
        text={t('tracking.pageSays')}
      />
      <Card>
        <RadioGroup
          name="consent"
          label={t('tracking.choice')}
          value={choice ?? ''}
          options={consentChoices.map((each) => ({
            value: each,
            label: t(`tracking.${each}`),
            note: t(`tracking.${each}.says`),
          }))}
          onChange={(value) => void decide(value as ConsentChoice)}
        />
      </Card>
      <History choice={choice} />
    </Container>
  )
}

function History({ choice }: { readonly choice: ConsentChoice | undefined }) {
  const t = useText()
  const language = useLanguage()
  const entries = useConsentHistory(choice)
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="history">
      <h2 id="history" className={styles.title}>
        {t('tracking.history')}
      </h2>
      <ul className={styles.history}>
        {entries.map(({ choice, textVersion, at }) => (
          <li key={at}>
            {t(`tracking.${choice}`)} · {formatDateTime(at, language)} · {t('tracking.text', { version: textVersion })}
          </li>
        ))}
      </ul>
    </section>
  )
}

export const page: PageModule = {
  Page: CookiesPage,
  head: ({ t }) => ({
    title: t('tracking.cookies.title'),
    description: t('tracking.pageSays'),
    canonical: '/legal/cookies',
  }),
}
