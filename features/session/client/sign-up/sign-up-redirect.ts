import type { CurrentUser } from '../../contract'

/** A step as far as the redirect is concerned. */
export interface OrderedStep {
  readonly step: string
  readonly skippable: boolean
}

export interface SignUpQuestion {
  readonly user: Pick<CurrentUser, 'signup_step' | 'userRole' | 'is_assessment_token' | 'signup_skip_listed'>
  /** The page says that nobody is led away from it. */
  readonly isHiddenByRoute: boolean
  readonly hasSsoLogo: boolean
  /** All of them, in order. */
  readonly steps: readonly OrderedStep[]
}

/** Roles that work here before they finish signing up. */
const EXEMPT: readonly string[] = ['evaluator', 'account-manager', 'tpo-admin']

/** Whether somebody who has not finished signing up is led there, with every exemption of spec §4. A step that nobody has is nobody's hurdle. */
export function isLedToSignUp({ user, isHiddenByRoute, hasSsoLogo, steps }: SignUpQuestion): boolean {
  const at = steps.findIndex(({ step }) => step === user.signup_step)
  const step = steps[at]
  if (!step || step.skippable || at === steps.length - 1) return false
  if (isHiddenByRoute || hasSsoLogo || user.is_assessment_token || user.signup_skip_listed) return false
  return !user.userRole.some((role) => EXEMPT.includes(role))
}
