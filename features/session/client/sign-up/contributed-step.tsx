import type { ReactNode } from 'react'
import { Skeleton, useText } from '../../../ui/kit'
import { LazyPart, type Shown } from '../../../web/kit'
import type { SignUpStep, SignUpStepProps } from '../../contract'
import { StepHead } from './step-head'

interface ContributedStepProps extends SignUpStepProps {
  readonly step: Shown<SignUpStep>
}

/** A step that another feature asks: its question, its code, its texts. */
export function ContributedStep({ step: { feature, item }, onDone }: ContributedStepProps) {
  const t = useText()
  return (
    <LazyPart
      feature={feature}
      load={item.load}
      instead={<Skeleton label={t('session.steps.loading')} />}
      draw={({ Step }) => {
        const Drawn = Step as (props: SignUpStepProps) => ReactNode
        return (
          <>
            <StepHead title={t(item.title)}>{t(item.text)}</StepHead>
            <Drawn onDone={onDone} />
          </>
        )
      }}
    />
  )
}
