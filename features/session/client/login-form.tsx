import { type ReactNode, useState } from 'react'
import { useStepField, useText } from '../../ui/kit'
import { useHere } from '../../web/kit'
import { CodeStep } from './login/code-step'
import { ForgotStep } from './login/forgot-step'
import { LinkStep } from './login/link-step'
import styles from './login/login.module.css'
import type { LoginStep } from './login/login-step'
import { OfferPasskey } from './login/offer-passkey'
import { SecondFactorStep } from './login/second-factor-step'
import { StepTitleContext } from './login/step-head'
import { useEntering } from './login/use-entering'
import { WaysStep } from './login/ways-step'

export interface LoginFormProps {
  /** Somebody is signed in now. */
  readonly onDone: () => void
  /** A path of ours: whoever leaves for a provider comes back to it. Where one stands, unless told. */
  readonly returnUrl?: string
  /** Over a page that stays: no loader covers it. */
  readonly inDialog?: boolean
  /** Whose sign-in it is: filled in, and not to be changed. */
  readonly email?: string | undefined
  /** Above the first step; the others have a head of their own. */
  readonly head?: ReactNode
  readonly titleAs?: 'h1' | 'h2'
  /** Where somebody stands who comes back from a provider. */
  readonly step?: LoginStep
  readonly provider?: string
  /** Of the step `link`: there is no owner yet who proved the address. */
  readonly mayClaim?: boolean
  /** Of the step `link`: the account has no password. */
  readonly hasPasskeysOnly?: boolean
  /** A text key: what became of the way to a provider. */
  readonly problem?: string | undefined
}

/** Every way to sign in, the same card on its page and in any dialog. */
export function LoginForm(props: LoginFormProps) {
  const { onDone, inDialog = false, head, titleAs = 'h2' } = props
  const { provider = '', mayClaim = false, hasPasskeysOnly = false } = props
  const here = useHere()
  const returnUrl = props.returnUrl ?? here
  const t = useText()
  const [step, setStep] = useState<LoginStep>(props.step ?? 'ways')
  const [email, setEmail] = useState(props.email ?? '')
  const entering = useEntering(setStep, onDone, inDialog)
  const [cameBack, setCameBack] = useState(props.problem)
  const goTo = (next: LoginStep) => {
    setCameBack(undefined)
    entering.setProblem(undefined)
    setStep(next)
  }
  const back = () => goTo('ways')
  const box = useStepField<HTMLDivElement>(step)
  const told = cameBack && !entering.problem ? { ...entering, problem: t(cameBack) } : entering
  return (
    <StepTitleContext value={titleAs}>
      <div ref={box} className={styles.form}>
        {step === 'ways' && (
          <WaysStep
            entering={told}
            email={email}
            isFixed={props.email !== undefined}
            mayOffer={!inDialog}
            returnUrl={returnUrl}
            head={head}
            onEmail={setEmail}
            onStep={goTo}
          />
        )}
        {step === 'code' && <CodeStep entering={entering} email={email} onBack={back} />}
        {step === 'forgot' && <ForgotStep email={email} returnUrl={returnUrl} onBack={back} />}
        {step === 'second-factor' && <SecondFactorStep entering={entering} onBack={back} />}
        {step === 'link' && (
          <LinkStep
            entering={entering}
            provider={provider}
            mayClaim={mayClaim}
            hasPasskeysOnly={hasPasskeysOnly}
            onBack={back}
          />
        )}
        {step === 'offer-passkey' && <OfferPasskey onDone={entering.finish} />}
      </div>
    </StepTitleContext>
  )
}
