import { use, useContext } from 'react'
import { ComingAliveContext } from './coming-alive'

/** What a promise brings, suspending until it is there. A page that is being taken over counts as alive only when all that it waits for so is drawn. */
export function useSettled<T>(promise: Promise<T>): T {
  useContext(ComingAliveContext)?.waitFor(promise)
  return use(promise)
}
