import { type Shown, useShown } from '../../../web/kit'
import { type SignUpStep, signUpSteps } from '../../contract'
import type { OrderedStep } from './sign-up-redirect'

/** What every sign-up has after the account; features add theirs behind it. */
export const OWN_STEPS: readonly OrderedStep[] = [
  { step: 'prove', skippable: false },
  { step: 'who', skippable: false },
]

/** Steps that features contributed, and all of them in order. */
export function useSteps(): {
  readonly contributed: readonly Shown<SignUpStep>[]
  readonly all: readonly OrderedStep[]
} {
  const contributed = useShown(signUpSteps)
  return { contributed, all: [...OWN_STEPS, ...contributed.map(({ item }) => item)] }
}
