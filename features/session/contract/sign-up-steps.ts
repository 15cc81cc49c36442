import type { Guard } from '../../../kernel/declare'
import { point } from '../../../kernel/declare'

export interface SignUpStepProps {
  /** Stored on the server already: the next step comes, or the page that the person wanted. */
  readonly onDone: () => void
}

/** A step of `/auth/signup` after the account is made (spec §3, `signup_step`), in order; whoever leaves comes back to it. */
export interface SignUpStep {
  readonly id: string
  /** What stands in `signup_step` while it is to be done: a kebab-case word. */
  readonly step: string
  /** Text keys of the session's or the own catalogue: what it is called, and why it is asked. */
  readonly title: string
  readonly text: string
  /** May be put off: then nobody is led back to it (spec §4). */
  readonly skippable: boolean
  readonly when?: readonly Guard[]
  /** Exports a React component `Step`. */
  readonly load: () => Promise<{ readonly Step: (props: SignUpStepProps) => unknown }>
}

export const signUpSteps = point<SignUpStep>('session.sign-up-steps', { key: ({ step }) => step })

/** Stands on the last page of signing up: what there is now for whoever has just said who they are. Exports a React component `Part`. */
export interface SignUpEnd {
  readonly id: string
  readonly load: () => Promise<{ readonly Part: () => unknown }>
}

export const signUpEnds = point<SignUpEnd>('session.sign-up-ends', { key: ({ id }) => id })
