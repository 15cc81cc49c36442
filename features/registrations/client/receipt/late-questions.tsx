import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toasts } from '../../../ui/contract'
import { Button, Card, formatDateTime, Note, useLanguage, useText, useWrongField, Written } from '../../../ui/kit'
import { HttpError, httpClient } from '../../../web/contract'
import { forget, saidBy, useRetryKey, useService } from '../../../web/kit'
import { answerProblem } from '../../contract'
import type { Receipt } from '../../contract/wire'
import type { AnswerDraft } from '../form/answer-draft'
import { QuestionField } from '../form/question-field'
import { API } from '../requests'
import styles from './receipt-page.module.css'

const unwritten: AnswerDraft = { name: '', phone: '', college: '', acceptsEligibility: false, answers: {} }

/** What the organizer asked of all after this was sent. It stands either way; until its day is over each is answered once. */
export function LateQuestions({ receipt: { id, opportunityId, asked, dates } }: { readonly receipt: Receipt }) {
  const t = useText()
  const language = useLanguage()
  const http = useService(httpClient)
  const queries = useQueryClient()
  const { show } = useService(toasts)
  const [draft, setDraft] = useState(unwritten)
  const [isTold, setTold] = useState(false)
  const retry = useRetryKey()
  const form = useWrongField()
  const [open, over] = [asked.filter(({ isOver }) => !isOver), asked.filter(({ isOver }) => isOver)]
  const send = useMutation({
    mutationFn() {
      const questions = open.map(({ question }) => question)
      const answers = Object.fromEntries(questions.map((each) => [each.id, draft.answers[each.id] ?? []]))
      const words = Object.fromEntries(questions.map((each) => [each.id, each.label]))
      const body = { answers, words }
      return http.post(`${API}/${id}/answers`, body, { idempotencyKey: retry.keyOf(body) })
    },
    onSuccess() {
      retry.done()
      show({ tone: 'success', text: t('registrations.late.done') })
    },
    // Refused too: it may have been answered in another tab, or its day may be over.
    onSettled: () => forget(queries, API),
  })
  const fields = send.error instanceof HttpError ? send.error.fields : []
  function problemAt(path: string): string | undefined {
    const said = fields.find((each) => each.path === path)?.message
    const question = open.find((each) => path === `answers.${each.question.id}`)?.question
    const problem = question && answerProblem(question, draft.answers[question.id] ?? [])
    return isTold && problem ? t(`registrations.wrong.${problem}`) : said
  }
  function submit(event: React.FormEvent) {
    event.preventDefault()
    setTold(true)
    if (open.every(({ question }) => !answerProblem(question, draft.answers[question.id] ?? []))) send.mutate()
  }
  const at = (until: string) => formatDateTime(until, language, dates?.zone)
  return (
    <Card as="section" pad="large" aria-labelledby="late-title">
      <h2 id="late-title" className={styles.title}>
        {t('registrations.late.title')}
      </h2>
      <p>{t('registrations.late.text')}</p>
      {open.length > 0 ? (
        <form ref={form} className={styles.late} onSubmit={submit} noValidate>
          {send.error && fields.length === 0 ? (
            <Note tone="danger" live>
              {saidBy(send.error, t('registrations.refused.unanswered'))}
            </Note>
          ) : null}
          {open.map(({ question, until }) => (
            <div key={question.id}>
              <QuestionField
                question={question}
                opportunityId={opportunityId}
                draft={draft}
                problemAt={problemAt}
                onChange={(_, next) => setDraft(next)}
              />
              <p className={styles.over}>{t('registrations.late.until', { at: at(until) })}</p>
            </div>
          ))}
          <div>
            <Button type="submit" variant="primary" loading={send.isPending}>
              {t('registrations.late.send')}
            </Button>
          </div>
        </form>
      ) : null}
      {over.map(({ question, until }) => (
        <p key={question.id} className={styles.over}>
          <Written text={question.label} /> · {t('registrations.late.over', { at: at(until) })}
        </p>
      ))}
    </Card>
  )
}
