import {
  Card,
  Container,
  ErrorCard,
  formatDateTime,
  Note,
  PageHead,
  Skeleton,
  useLanguage,
  useText,
} from '../../../ui/kit'
import { HttpError, type PageModule, type PageProps } from '../../../web/contract'
import { useData } from '../../../web/kit'
import type { AskedConsent } from '../../contract/wire'
import styles from '../guardians.module.css'
import { askedRequest } from '../requests'
import { AnswerForm } from './answer-form'
import { ConsentWords } from './consent-words'
import { TakeBack } from './take-back'

/** `/guardian?token=…`: where the mail of a guardian leads. Asked in the browser alone: no copy of the page keeps whom it concerns. */
function AskedPage({ at }: PageProps) {
  const t = useText()
  const token = (at.query['token'] ?? '').replace(/[^\w-]/g, '').slice(0, 64)
  const isCutShort = token === ''
  const asked = useData(askedRequest(token), { anew: true, enabled: !isCutShort })
  const isRefused = isCutShort || (asked.error instanceof HttpError && [410, 422].includes(asked.error.status))
  return (
    <Container className={styles.asked}>
      {asked.data ? (
        <Asked asked={asked.data} token={token} />
      ) : (
        <>
          <PageHead title={t('guardians.asked.heading')} />
          {isRefused ? <Note tone="warning">{t('guardians.asked.gone')}</Note> : null}
          {asked.isError && !isRefused ? <ErrorCard error={asked.error} onRetry={() => void asked.refetch()} /> : null}
          {asked.isPending && !isCutShort ? <Skeleton label={t('guardians.loading')} rows={3} /> : null}
        </>
      )}
    </Container>
  )
}

function Asked({ asked, token }: { readonly asked: AskedConsent; readonly token: string }) {
  const t = useText()
  const language = useLanguage()
  const { person, guardian, standing, may, until, answeredAt, takenBackAt, wordsVersion } = asked
  const at = standing === 'taken-back' ? takenBackAt : answeredAt
  const date = at ? formatDateTime(at, language) : ''
  return (
    <>
      <PageHead title={t('guardians.asked.title', { person })} text={t('guardians.asked.text', { person, guardian })} />
      <Card as="section" pad="large" aria-label={t('guardians.asked.title', { person })} className={styles.card}>
        <div role="status" className={styles.status}>
          {standing === 'asked' ? null : (
            <Note tone={standing === 'given' || standing === 'free' ? 'success' : 'neutral'}>
              {t(`guardians.asked.is.${standing}`, { person, date })}
            </Note>
          )}
        </div>
        <ConsentWords version={wordsVersion} />
        {may === 'answer' ? <AnswerForm token={token} person={person} /> : null}
        {may === 'answer' && until ? (
          <p className={styles.small}>{t('guardians.asked.until', { date: formatDateTime(until, language) })}</p>
        ) : null}
        {may === 'take-back' ? <TakeBack token={token} person={person} /> : null}
      </Card>
    </>
  )
}

export const page: PageModule = {
  Page: AskedPage,
  head: ({ t }) => ({ title: t('guardians.title.asked'), robots: 'noindex' }),
}
