import { useEffect, useRef } from 'react'
import { ErrorCard, Skeleton, useText } from '../../../ui/kit'
import { navigation } from '../../../web/contract'
import { useService } from '../../../web/kit'
import { sessionStore } from '../tokens'
import { useLookAgain } from '../use-look-again'
import { ContributedStep } from './contributed-step'
import { ProveStep } from './prove-step'
import { isLedToSignUp } from './sign-up-redirect'
import { SignUpDone } from './sign-up-done'
import { SignUpLayout } from './sign-up-layout'
import { useStepNames } from './step-names'
import { useSteps } from './steps'
import { useSignUp } from './use-sign-up'
import { WhoStep } from './who-step'

/** The steps after the account, one at a time; each is kept on the server, so that it can be left and taken up elsewhere. */
export function SignUpWizard({ returnUrl }: { readonly returnUrl: string }) {
  const t = useText()
  const store = useService(sessionStore)
  const { go } = useService(navigation)
  const signUp = useSignUp()
  const { all } = useSteps()
  const { answer, shown, at, contributed } = signUp
  const names = useStepNames(contributed)
  const hasWorked = useRef(false)
  if (shown) hasWorked.current = true
  const isOver = answer.data !== undefined && !shown
  // Whoever came here with nothing left to do goes on at once.
  useEffect(() => {
    if (isOver && !hasWorked.current) go(returnUrl, { replace: true })
  }, [isOver, go, returnUrl])
  const { refetch } = answer
  useLookAgain(refetch)

  /** A step that must be done would lead back here: leaving means to log out until then. */
  async function leave() {
    const { user } = store.state
    const isHeld = user && isLedToSignUp({ user, isHiddenByRoute: false, hasSsoLogo: false, steps: all })
    if (isHeld) await store.signOut()
    go(isHeld ? '/' : returnUrl)
  }

  if (isOver && hasWorked.current)
    return (
      <SignUpLayout names={names} at={names.length}>
        <SignUpDone name={store.state.user?.first_name ?? ''} onGoOn={() => go(returnUrl, { replace: true })} />
      </SignUpLayout>
    )
  const step = contributed.find(({ item }) => item.step === shown)
  return (
    <SignUpLayout
      names={names}
      at={at + 1}
      isSaved={answer.data !== undefined}
      onLeave={() => void leave()}
      onBack={signUp.goBack}
      onSkip={signUp.isSkippable ? () => void signUp.goOn() : undefined}
    >
      {answer.isPending && <Skeleton label={t('session.steps.loading')} />}
      {answer.isError && <ErrorCard error={answer.error} onRetry={() => void refetch()} />}
      {answer.data && shown === 'prove' && <ProveStep state={answer.data} signUp={signUp} />}
      {answer.data && shown === 'who' && <WhoStep state={answer.data} signUp={signUp} />}
      {step && <ContributedStep key={step.id} step={step} onDone={() => void signUp.goOn()} />}
    </SignUpLayout>
  )
}
