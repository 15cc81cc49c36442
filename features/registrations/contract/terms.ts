import { point } from '../../../kernel/declare'
import type { Terms } from './wire-terms'

export interface TermsPartProps {
  /** What one agreed to when one registered. */
  readonly was: Terms
  /** What is asked of others by now, where that is something else. */
  readonly now: Terms | null
}

/** Who may take part, as it was when somebody registered, and what has changed in it: stands on their receipt. */
export interface TermsPart {
  readonly id: string
  /** A React component `Part` taking TermsPartProps. */
  readonly load: () => Promise<{ readonly Part: (props: TermsPartProps) => unknown }>
}

export const termsParts = point<TermsPart>('registrations.terms-parts', { key: (each) => each.id })
