import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, Card, Field, formatDateTime, Tag, TextInput, useLanguage, useText } from '../../../ui/kit'
import { toasts } from '../../../ui/contract'
import { HttpError, httpClient } from '../../../web/contract'
import { forget, Link, useService } from '../../../web/kit'
import type { Case } from '../../contract/wire'
import { CASES, postPath } from '../requests'
import styles from './cases-page.module.css'

/** Words to decide about: why they are here, what they are about, and the reason that their writer will read. */
export function CaseCard({ about }: { readonly about: Case }) {
  const t = useText()
  const language = useLanguage()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { show } = useService(toasts)
  const [why, setWhy] = useState('')
  const [problem, setProblem] = useState<string>()
  const isRemoved = about.state === 'removed'

  const decide = useMutation({
    mutationFn: (decision: 'keep' | 'remove') =>
      http.post(`${postPath(about.id)}/decision`, { decision, version: about.version, why: why.trim() }),
    onSuccess: (_, decision) => show({ tone: 'success', text: t(`discussion.cases.done.${decision}`) }),
    onError: (error) =>
      show({
        tone: 'danger',
        text: (error instanceof HttpError ? error.problem?.detail : undefined) ?? t('discussion.failed'),
      }),
    onSettled: () => forget(queries, CASES),
  })

  function choose(decision: 'keep' | 'remove') {
    const isSaid = why.trim().length >= 3
    setProblem(isSaid ? undefined : t('discussion.cases.sayWhy'))
    if (isSaid) decide.mutate(decision)
  }

  return (
    <Card as="li" className={styles.case}>
      <div className={styles.tags}>
        <Tag>{t(`discussion.kind.${about.kind}`)}</Tag>
        {about.heldFor.map((each) => (
          <Tag key={each} tone="warning">
            {t(`discussion.heldFor.${each}`)}
          </Tag>
        ))}
        {about.reports.length > 0 ? (
          <Tag tone="danger">{t('discussion.cases.reports', { count: about.reports.length })}</Tag>
        ) : null}
      </div>
      <p className={styles.text}>{about.text || about.opportunity.title}</p>
      <p className={styles.who}>
        {/* An opportunity has no writer: what was reported is what its page says. */}
        {about.kind === 'listing' ? null : `${about.by ?? t('discussion.somebody')} · `}
        {formatDateTime(about.at, language)} ·{' '}
        <Link href={`${about.opportunity.path}#discussion`}>{about.opportunity.title}</Link>
      </p>
      {about.reports.length > 0 ? (
        <ul className={styles.reports}>
          {about.reports.map((report) => (
            <li key={report.at + report.reason}>
              {t(`discussion.reason.${report.reason}`)}
              {report.note ? `: ${report.note}` : ''}
            </li>
          ))}
        </ul>
      ) : null}
      {about.isOwn ? (
        <p className={styles.who}>{t('discussion.cases.isOwn')}</p>
      ) : (
        <>
          <Field label={t('discussion.cases.why')} error={problem}>
            <TextInput value={why} maxLength={300} onChange={({ currentTarget }) => setWhy(currentTarget.value)} />
          </Field>
          <div className={styles.buttons}>
            {isRemoved && about.kind === 'listing' ? null : (
              <Button size="small" loading={decide.isPending} onClick={() => choose('keep')}>
                {t(isRemoved ? 'discussion.cases.restore' : 'discussion.cases.keep')}
              </Button>
            )}
            {isRemoved ? null : (
              <Button size="small" variant="danger" loading={decide.isPending} onClick={() => choose('remove')}>
                {t('discussion.cases.remove')}
              </Button>
            )}
          </div>
        </>
      )}
    </Card>
  )
}
