import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button, Note, SavingOverlay, thumbBar, useText } from '../../ui/kit'
import { toasts } from '../../ui/contract'
import { HttpError, httpClient, navigation } from '../../web/contract'
import { forget, Link, useService, useUrl } from '../../web/kit'
import { draftProblems, type EditorStep, editorSteps } from '../contract'
import type { Draft } from '../contract/wire'
import { DraftPreview } from './draft-preview'
import styles from './editor.module.css'
import { EditorHead } from './editor-head'
import { MANAGE_PATH } from './requests'
import { SaveStatus } from './save-status'
import { StepTrack } from './step-track'
import { steps } from './steps'
import { useDraft } from './use-draft'
import { readWallTime } from './wall-time'

const asStep = (word: string | undefined): EditorStep => editorSteps.find((each) => each === word) ?? 'basics'

/** The publish wizard: steps, the fields of one, and what becomes of them; saved while one types, submitted at the end. */
export function Editor({ draft }: { readonly draft: Draft }) {
  const t = useText()
  const http = useService(httpClient)
  const { show } = useService(toasts)
  const { guardLeaving } = useService(navigation)
  const queries = useQueryClient()
  const { query, go, withQuery } = useUrl()
  const edited = useDraft(http, draft)
  const [isTold, setTold] = useState(false)
  const [isSubmitting, setSubmitting] = useState(false)
  const [problem, setProblem] = useState<string>()
  const step = asStep(query['step'])
  const [openedAt] = useState(Date.now) // the server judges again by its own clock
  const all = draftProblems(edited.body, openedAt, readWallTime)
  const here = all.filter((each) => each.step === step)
  const place = editorSteps.indexOf(step)
  const hrefOf = (to: EditorStep) => withQuery({ step: to })
  const isSaved = edited.state.kind === 'saved'
  useEffect(() => guardLeaving(() => !isSaved), [guardLeaving, isSaved])

  async function next() {
    if (here.length > 0 && !isTold) return setTold(true)
    void edited.flush()
    setTold(false)
    const to = editorSteps[place + 1]
    if (to) go(hrefOf(to))
  }

  async function submit() {
    setTold(true)
    if (all.length > 0) return
    setSubmitting(true)
    setProblem(undefined)
    try {
      if (!(await edited.flush())) return setProblem(t('manage.notSavedYet'))
      await http.post(`/api/manage/drafts/${draft.id}/submit`)
      show({ tone: 'success', text: t('manage.submitted') })
      go('/manage/user/competition-listings/all/pending')
      // The lists, not the draft: it is an opportunity now, and this page is about to go.
      await forget(queries, `${MANAGE_PATH}/mine`)
    } catch (error) {
      setProblem(error instanceof HttpError && error.status > 0 ? error.message : t('ui.serverError'))
    } finally {
      setSubmitting(false)
    }
  }

  const Step = steps[step]
  const shownProblems = isTold || step === 'preview' ? all : []
  const isSafe = edited.state.kind !== 'unsaved' && edited.state.kind !== 'conflict'
  const saveStatus = (
    <SaveStatus
      state={edited.state}
      onRetry={() => void edited.flush()}
      onKeepMine={() => void edited.keepMine()}
      onTakeTheirs={() => void edited.takeTheirs()}
    />
  )
  return (
    <>
      <EditorHead draft={draft.id} body={edited.body} previewHref={hrefOf('preview')} state={isSafe && saveStatus} />
      <div className={styles.workbench}>
        <div className={styles.list}>
          <StepTrack current={step} problems={isTold ? all : []} hrefOf={hrefOf} />
        </div>
        <div className={styles.canvas}>
          <div className={styles.scroll}>
            <div className={styles.main}>
              <h2 className={styles.title}>{t(`manage.step.${step}`)}</h2>
              {!isSafe && saveStatus}
              {problem && (
                <Note tone="danger" live>
                  {problem}
                </Note>
              )}
              <div className={styles.fields}>
                <Step body={edited.body} change={edited.change} problems={shownProblems} hrefOf={hrefOf} />
              </div>
            </div>
          </div>
          <footer ref={thumbBar} className={styles.foot}>
            <p role="status" className={styles.count}>
              {isTold && here.length > 0 ? t('manage.needALook', { count: here.length }) : null}
            </p>
            {place > 0 && (
              <Link href={hrefOf(editorSteps[place - 1] ?? 'basics')} className={styles.back}>
                {t('manage.back')}
              </Link>
            )}
            {step === 'preview' ? (
              <Button variant="primary" loading={isSubmitting} disabled={all.length > 0} onClick={() => void submit()}>
                {t('manage.submit')}
              </Button>
            ) : (
              <Button variant="primary" onClick={() => void next()}>
                {t('manage.continue')}
              </Button>
            )}
          </footer>
        </div>
        {step !== 'preview' && (
          <aside className={styles.seen} aria-labelledby="seen">
            <h2 id="seen" className={styles.seenTitle}>
              {t('manage.asSeen')}
            </h2>
            <DraftPreview body={edited.body} />
          </aside>
        )}
      </div>
      {isSubmitting ? <SavingOverlay /> : null}
    </>
  )
}
