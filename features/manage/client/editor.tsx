import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button, firstWrong, Note, SavingOverlay, SkeletonBlock, thumbBar, useText } from '../../ui/kit'
import { toasts } from '../../ui/contract'
import { httpClient, navigation } from '../../web/contract'
import { dataKey, forget, LazyPart, Link, saidBy, type Shown, useData, useService, useUrl } from '../../web/kit'
import { draftProblems, type EditorPart, type EditorPartProps, editorSteps, partName, readWallTime } from '../contract'
import type { Draft, DraftBody } from '../contract/wire'
import { DraftPreview } from './draft-preview'
import styles from './editor.module.css'
import { EditorHead } from './editor-head'
import { contentRequest, draftRequest, draftsRequest, MANAGE_PATH, OWN_PENDING, OWN_PUBLIC } from './requests'
import { SaveStatus } from './save-status'
import { SentBackNote } from './sent-back-note'
import { StepTrack } from './step-track'
import { steps } from './steps'
import { newIn, useMissing } from './use-missing'
import { useUntilHandedIn } from './use-until-handed-in'
import { useStepFocus } from './use-step-focus'
import { useRoute } from './use-route'
import type { StepProps } from './steps/step-props'
import { type EditedDraft, useDraft } from './use-draft'

/** The publish wizard: steps, the fields of one, and what becomes of them; saved while one types, submitted at the end. */
export function Editor({ draft }: { readonly draft: Draft }) {
  const t = useText()
  const http = useService(httpClient)
  const { show } = useService(toasts)
  const { guardLeaving } = useService(navigation)
  const queries = useQueryClient()
  const { query, go, withQuery } = useUrl()
  // The list names it by its title. The draft itself is asked for anew by whoever comes back, see create-page.tsx.
  const { edited, isHandedIn, setHandedIn } = useUntilHandedIn(
    useDraft(http, draft, () => void queries.invalidateQueries({ queryKey: dataKey(draftsRequest()) })),
  )
  const [isTold, setTold] = useState(false)
  const [isSubmitting, setSubmitting] = useState(false)
  const [problem, setProblem] = useState<string>()
  const route = useRoute()
  const { name: step, part } = route.find(({ name }) => name === query['step']) ?? route[0] ?? { name: 'basics' }
  const [openedAt] = useState(Date.now) // the server judges again by its own clock
  const { isPublic } = draft
  const before = useData(contentRequest(draft.opportunityId ?? 0), { enabled: isPublic }).data
  const problemsOf = (body: DraftBody) => draftProblems(body, openedAt, readWallTime)
  const own = newIn(problemsOf(edited.body), before && problemsOf(before))
  const missing = useMissing(route, draft.id, edited.body, own, before)
  const here = missing.filter((each) => each.step === step)
  const place = route.findIndex(({ name }) => name === step)
  const { canvas, heading } = useStepFocus(step)
  const hrefOf = (to: string) => withQuery({ step: to })
  const isSaved = edited.state.kind === 'saved'
  useEffect(() => guardLeaving(() => !isSaved), [guardLeaving, isSaved])
  useEffect(() => {
    if (!isHandedIn) return
    // Who presses Back before the next page has come never left this one: asked again, it says that the draft is gone.
    const askAgain = () => void queries.resetQueries({ queryKey: dataKey(draftRequest(draft.id)), exact: true })
    addEventListener('popstate', askAgain)
    return () => removeEventListener('popstate', askAgain)
  }, [isHandedIn, queries, draft.id])

  async function next() {
    if (here.length > 0 && !isTold) {
      flushSync(() => setTold(true))
      return canvas.current && firstWrong(canvas.current)?.focus()
    }
    void edited.flush()
    setTold(false)
    const to = route[place + 1]
    if (to) go(hrefOf(to.name))
  }

  async function submit() {
    setTold(true)
    if (missing.length > 0) return
    setSubmitting(true)
    setProblem(undefined)
    try {
      if (!(await edited.flush())) return setProblem(t('manage.notSavedYet'))
      await http.post(`/api/manage/drafts/${draft.id}/submit`, { of: draft.opportunityId })
      setHandedIn()
      show({ tone: 'success', text: t(isPublic ? 'manage.public.submitted' : 'manage.submitted') })
      go(isPublic ? OWN_PUBLIC : OWN_PENDING)
      // The lists, not the draft: it is an opportunity now, and this page is about to go.
      await forget(queries, `${MANAGE_PATH}/mine`)
    } catch (error) {
      setProblem(saidBy(error, t('ui.serverError')))
    } finally {
      setSubmitting(false)
    }
  }

  const isSafe = edited.state.kind !== 'unsaved' && edited.state.kind !== 'conflict'
  const saveStatus = (
    <SaveStatus
      state={edited.state}
      clashes={edited.clashes}
      zone={edited.body.zone}
      onRetry={() => void edited.flush()}
      onKeepMine={() => void edited.keepMine()}
      onTakeTheirs={() => void edited.takeTheirs()}
    />
  )
  return (
    <>
      <EditorHead draft={draft} body={edited.body} previewHref={hrefOf('preview')} state={isSafe && saveStatus} />
      <div className={styles.workbench}>
        <div className={styles.list}>
          <StepTrack route={route} current={step} problems={isTold ? missing : []} hrefOf={hrefOf} />
        </div>
        <div className={styles.canvas}>
          <div className={styles.scroll}>
            <div ref={canvas} className={styles.main}>
              <h2 ref={heading} tabIndex={-1} className={styles.title}>
                {t(route[place]?.label ?? '')}
              </h2>
              {draft.opportunityId !== null && <SentBackNote draft={draft} opportunityId={draft.opportunityId} />}
              {draft.movedDays !== undefined && <Note>{t('manage.moved', { weeks: draft.movedDays / 7 })}</Note>}
              {isPublic && step === route[0]?.name && <Note>{t('manage.public.note')}</Note>}
              {!isSafe && saveStatus}
              {problem && (
                <Note tone="danger" live>
                  {problem}
                </Note>
              )}
              {/* Its fields say it too, but not that there are too few of them. */}
              {isTold && part && here.length > 0 && (
                <Note tone="warning" live>
                  <ul className={styles.missing}>
                    {here.map(({ path, text }) => (
                      <li key={path}>{text}</li>
                    ))}
                  </ul>
                </Note>
              )}
              <div className={styles.fields}>
                {part ? (
                  <AddedStep
                    key={edited.keyOf(`parts.${step}`)}
                    part={part}
                    draft={draft.id}
                    edited={edited}
                    isTold={isTold}
                    hrefOf={hrefOf}
                  />
                ) : (
                  <OwnStep
                    name={step}
                    body={edited.body}
                    isPublic={isPublic}
                    change={edited.change}
                    keyOf={edited.keyOf}
                    problems={isTold ? own : []}
                    missing={missing}
                    hrefOf={hrefOf}
                  />
                )}
              </div>
            </div>
          </div>
          <footer ref={thumbBar} className={styles.foot}>
            <p role="status" className={styles.count}>
              {isTold && here.length > 0 ? t('manage.needALook', { count: here.length }) : null}
            </p>
            {place > 0 && (
              <Link href={hrefOf(route[place - 1]?.name ?? 'basics')} className={styles.back}>
                {t('manage.back')}
              </Link>
            )}
            {step === 'preview' ? (
              <Button
                variant="primary"
                loading={isSubmitting}
                disabled={missing.length > 0}
                onClick={() => void submit()}
              >
                {t(isPublic ? 'manage.public.submit' : 'manage.submit')}
              </Button>
            ) : (
              <Button variant="primary" onClick={() => void next()}>
                {t('manage.continue')}
              </Button>
            )}
          </footer>
        </div>
        {step !== 'preview' && (
          // It scrolls for itself, and may hold nothing else that takes the focus.
          <aside className={styles.seen} aria-labelledby="seen" tabIndex={0}>
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

function OwnStep({ name, ...props }: StepProps & { readonly name: string }) {
  const Step = steps[editorSteps.find((each) => each === name) ?? 'basics']
  return <Step {...props} />
}

interface AddedStepProps extends Pick<EditorPartProps, 'isTold' | 'draft'>, Pick<StepProps, 'hrefOf'> {
  readonly part: Shown<EditorPart>
  readonly edited: EditedDraft
}

/** A step that another feature brings; what is written in it stands in the draft under its word. */
function AddedStep({ part: { feature, item }, draft, edited, isTold, hrefOf }: AddedStepProps) {
  const name = partName(item)
  return (
    <LazyPart
      feature={feature}
      load={item.load}
      instead={<SkeletonBlock height={200} />}
      draw={({ Step }) => {
        const Drawn = Step as (props: EditorPartProps) => React.ReactNode
        return (
          <Drawn
            part={edited.body.parts?.[name]}
            change={(part) =>
              edited.change((written) => {
                const next = typeof part === 'function' ? part(written.parts?.[name] as never) : part
                written.parts = { ...written.parts, [name]: next as never }
              })
            }
            body={edited.body}
            draft={draft}
            isTold={isTold}
            hrefOf={hrefOf}
          />
        )
      }}
    />
  )
}
