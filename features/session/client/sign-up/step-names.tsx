import { type ReactNode, Suspense } from 'react'
import { useText } from '../../../ui/kit'
import { type Shown, useFeatureTexts } from '../../../web/kit'
import type { SignUpStep } from '../../contract'

const OWN = ['session.steps.account', 'session.steps.prove', 'session.steps.who']

/** What the steps are called, the account first. */
export function useStepNames(contributed: readonly Shown<SignUpStep>[]): readonly ReactNode[] {
  const t = useText()
  return [
    ...OWN.map((key) => t(key)),
    ...contributed.map((step) => (
      <Suspense key={step.id} fallback={null}>
        <StepName step={step} />
      </Suspense>
    )),
  ]
}

function StepName({ step: { feature, item } }: { readonly step: Shown<SignUpStep> }) {
  const t = useText()
  useFeatureTexts(feature)
  return t(item.title)
}
