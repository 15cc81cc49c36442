import { point } from '../../../kernel/declare'

export interface CheckPartProps {
  readonly opportunityId: number
  /** Of the form: what is drawn is asked for anew when it changes. */
  readonly terms: string
}

/** Who may take part, with what the person has: stands in the form's last step, and where it judges in place of its own sentences. */
export interface CheckPart {
  readonly id: string
  /** False where it says nothing of the opportunity's own rules. */
  readonly judges?: false
  /** A React component `Part` taking CheckPartProps. */
  readonly load: () => Promise<{ readonly Part: (props: CheckPartProps) => unknown }>
}

export const checkParts = point<CheckPart>('registrations.check-parts', { key: (each) => each.id })
