import { token } from '../../../kernel/declare'
import type { HttpClient } from '../../web/contract'
import type { ConsentChoice } from '../contract'
import type { VisitedPages } from './page-visit'
import type { Form } from './views/view-body'

/** Who looks, and through what it is told. */
export interface Watched {
  readonly http: HttpClient
  readonly userId: () => number | null
  readonly choice: () => ConsentChoice | undefined
  readonly pages: VisitedPages
  readonly version: string
  /** Of visits there nothing is told (spec §7). */
  readonly isAssessHost: boolean
}

/** Sees what stands in sight on this page while somebody looks at it, and tells it at its times. */
export interface Watching {
  /** Returns how to end it. */
  begin(watched: Watched): () => void
  tell(form: Form): Promise<void>
  noteVisit(): Promise<void>
}

export const watching = token<Watching>('tracking.watching')
