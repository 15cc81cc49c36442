import { token } from '../../../kernel/declare'
import type { Tx } from '../../data/contract'

/** Who may sit what, and until when. */
export interface AssessmentLink {
  readonly personId: number
  /** The assessment's page, a path of ours; the link leads there. */
  readonly path: string
  /** Said on the screen that stands in place of all other pages. */
  readonly title: string
  /** The link and the session that it opens end then. */
  readonly until: Date
}

/** Links that sign somebody in for one assessment and nothing else (spec §4, temporary login). */
export interface AssessmentLinks {
  /** A link in full, sealed, good once and until `until`. */
  mint(link: AssessmentLink): Promise<string>
  /** After submission: the temporary sessions of this person at this path end. */
  end(tx: Tx, personId: number, path: string): Promise<void>
}

export const assessmentLinks = token<AssessmentLinks>('session.assessment-links')
