import { use, useContext } from 'react'
import { ComingAliveContext, PartAliveContext } from './coming-alive'

/**
 * What a promise brings, suspending until it is there. A page that is being taken over, or a part of one, counts as alive only when all that it
 * waits for so is drawn. Where the server's HTML may stand, whoever asks this has no state, no effects and nothing from above that changes: one
 * that is to be drawn again while it waits may never be, and one that waits twice loses its effects.
 */
export function useSettled<T>(promise: Promise<T>): T {
  useContext(ComingAliveContext)?.waitFor(promise)
  useContext(PartAliveContext)?.waitFor(promise)
  return use(promise)
}
