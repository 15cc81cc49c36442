import { token } from '../../../../kernel/declare'
import type { ConsentChoice } from '../../../tracking/contract'
import type { HttpClient } from '../../../web/contract'

/** Through what, and under which name, this page tells what was shown and clicked. */
export interface SignalWays {
  readonly http: HttpClient
  readonly choice: () => ConsentChoice | undefined
}

export interface Signals {
  /** From now on what is shown and clicked is told; returns how to end it. */
  begin(ways: SignalWays): () => void
  /** A banner stands in the strip: told at once, and again until it arrives. */
  noteView(id: number): void
  tell(): Promise<void>
}

export const signals = token<Signals>('banners.signals')
