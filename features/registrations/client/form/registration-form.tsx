import { useState } from 'react'
import { toasts } from '../../../ui/contract'
import { Note, SavingOverlay, useText } from '../../../ui/kit'
import { navigation } from '../../../web/contract'
import { useService, useUrl } from '../../../web/kit'
import type { RegistrationForm as FormData } from '../../contract/wire'
import { receiptPath } from '../paths'
import { verbOf } from '../verb'
import { AboutYou } from './about-you'
import { type AnswerDraft, emptyDraft } from './answer-draft'
import { CheckAndSend } from './check-and-send'
import { draftProblems } from './draft-problems'
import { fitAnswers } from './fit-answers'
import { FormBar } from './form-bar'
import { FormHead } from './form-head'
import { draftKey } from './kept-draft'
import { OpportunityCard } from './opportunity-card'
import { OwnQuestions } from './own-questions'
import styles from './registration-form.module.css'
import { focusField } from './focus-field'
import { StepList } from './step-list'
import { useDraft } from './use-draft'
import { type Refusal, useSend } from './use-send'

/** Long enough to read two sentences on a page that has just come. */
const EARLIER_MS = 10_000

/** All of the form on one page, in steps; what is wrong stands beside its field, and nothing that was written is lost. */
export function RegistrationForm({ form }: { readonly form: FormData }) {
  const t = useText()
  const { go } = useService(navigation)
  const { show } = useService(toasts)
  const { path } = useUrl()
  const kept = useDraft(draftKey(form.you.id, form.opportunity.id), emptyDraft(form))
  const { save, change, keep, drop } = kept
  const draft = fitAnswers(kept.draft, form)
  const { send, isSending } = useSend()
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const [isTried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const problems = draftProblems(draft, form)
  const verb = verbOf(form.opportunity.kind)

  /** What to say beside a field: what the server said of it, until it is changed, else what the form sees once one has been there. */
  function problemAt(path: string): string | undefined {
    const said = refusal?.fields.find((each) => each.path === path)?.message
    if (said !== undefined) return said
    const key = isTried || seen.has(path) ? problems.get(path) : undefined
    const { min = '', max = '' } = form.questions.find(({ id }) => path === `answers.${id}`) ?? {}
    return key && t(key, { min, max })
  }

  function changed(path: string, next: AnswerDraft) {
    if (refusal) setRefusal({ ...refusal, fields: refusal.fields.filter((each) => each.path !== path) })
    change(next)
  }

  async function submit() {
    setTried(true)
    setRefusal(undefined)
    const first = [...problems.keys()][0]
    if (first !== undefined) return focusField(first)
    // A draft of days ago may answer what is not asked any more.
    const answers = Object.fromEntries(form.questions.map(({ id }) => [id, [...(draft.answers[id] ?? [])]]))
    const words = Object.fromEntries(form.questions.map(({ id, label }) => [id, label]))
    const { agreedTo: _, terms, ...written } = draft
    const sent = await send({
      opportunityId: form.opportunity.id,
      ...written,
      ...(terms !== undefined && { terms }),
      answers,
      words,
    })
    if (!sent) return
    if ('id' in sent) {
      if (sent.isEarlier) {
        // Whoever withdraws to send it otherwise finds their words again.
        keep()
        show({ tone: 'info', text: t(`registrations.form.earlier.${verb}`), durationMs: EARLIER_MS })
      } else drop()
      go(receiptPath(sent.id), { replace: true })
      return
    }
    setRefusal(sent.refusal)
    const named = sent.refusal.fields[0]
    if (named) focusField(named.path)
  }

  const isAsked = (path: string) =>
    !path.startsWith('answers.') || form.questions.some(({ id }) => path === `answers.${id}`)
  const named = refusal?.fields.map(({ path }) => path).filter(isAsked) ?? []
  const wrong = [...new Set([...(isTried ? problems.keys() : []), ...named])]
  const parts = {
    form,
    draft,
    problemAt,
    onChange: changed,
    onSeen: (path: string) => setSeen(new Set([...seen, path])),
  }
  return (
    <div className={styles.page}>
      <FormHead opportunity={form.opportunity} save={save} verb={verb} />
      <form
        className={styles.layout}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <StepList form={form} problems={problems} />
        <div className={styles.blocks}>
          {form.verdict === 'not-met' ? (
            <Note tone="warning">
              {t('registrations.form.notEligible')} <a href={`${path}#check`}>{t('registrations.form.whichRule')}</a>
            </Note>
          ) : null}
          <AboutYou {...parts} />
          {form.questions.length > 0 ? <OwnQuestions {...parts} /> : null}
          <CheckAndSend {...parts} verb={verb} />
        </div>
        <aside className={styles.aside}>
          <OpportunityCard form={form} />
        </aside>
        <FormBar
          wrong={wrong}
          refused={refusal && named.length === 0 ? sayRefusal(refusal, verb, t) : undefined}
          isSending={isSending}
          verb={verb}
          back={form.opportunity.path}
        />
        {isSending ? <SavingOverlay /> : null}
      </form>
    </div>
  )
}

const KNOWN = [
  'registration-closed',
  'not-open-yet',
  'no-seat-left',
  'not-eligible',
  'idempotency-in-flight',
  'sign-in-needed',
]

function sayRefusal({ code, detail }: Refusal, verb: string, t: (key: string) => string): string {
  if (code === 'elsewhere') return t(`registrations.refused.elsewhere.${verb}`)
  if (code && KNOWN.includes(code)) return t(`registrations.refused.${code}`)
  return detail ?? t('registrations.refused.unanswered')
}
