import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio/react'
import { Breadcrumbs, Card, Container, formatDateTime, PageHead, RadioGroup, useLanguage, useText } from '../../ui/kit'
import { findUser } from '../../session/contract'
import { apiRequest, type PageModule } from '../../web/contract'
import { forget, useData, useKernel, useService } from '../../web/kit'
import { consent, type ConsentChoice, consentChoices } from '../contract'
import type { ConsentHistory } from '../contract/wire'
import { knownClientId } from './client-id'
import styles from './cookies-page.module.css'

const PATH = '/api/tracking/consent'

/** `/legal/cookies`: what is allowed on this device, since when, under which text; changed as easily as given (spec §4). */
function CookiesPage() {
  const t = useText()
  const { state, choose } = useService(consent)
  const { choice } = useSnapshot(state)
  const queries = useQueryClient()
  async function decide(to: ConsentChoice) {
    await choose(to)
    await forget(queries, PATH)
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

/** Of the person, or of a browser that has a name. Asked in the browser only: the first paint is the same for everyone. */
function History({ choice }: { readonly choice: ConsentChoice | undefined }) {
  const t = useText()
  const language = useLanguage()
  const isPerson = findUser(useKernel().subject) !== undefined
  const [id, setId] = useState<string>()
  useEffect(() => setId(knownClientId()), [choice])
  const { data } = useData<ConsentHistory>(apiRequest(PATH, { clientId: id }), {
    enabled: isPerson || id !== undefined,
  })
  if (!data || data.entries.length === 0) return null
  return (
    <section aria-labelledby="history">
      <h2 id="history" className={styles.title}>
        {t('tracking.history')}
      </h2>
      <ul className={styles.history}>
        {data.entries.map(({ choice, textVersion, at }) => (
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
