import { token } from '../../../../kernel/declare'
import type { HttpClient } from '../../../web/contract'
import type { RoundSuggestion } from '../../contract/wire-rounds'

/** Looks for upcoming rounds every ten days, counted from the last time that its card was closed (spec §4, §9). */
export interface Suggestions {
  readonly state: { readonly list: readonly RoundSuggestion[] }
  /** Who asks, and through what. Returns how to end it. */
  begin(http: Pick<HttpClient, 'get'>): () => void
  /** For a task of the leading tab: asks when it is time. */
  check(): Promise<void>
  close(): void
}

export const suggestions = token<Suggestions>('tracking.suggestions')
