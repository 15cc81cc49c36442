import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { liveUpdates } from '../contract'
import { useService } from './kernel-context'
import { forget } from './use-data'

/**
 * Asks anew for everything below a path when its topic tells news, and when nobody listened to it for a while: what was said meanwhile is
 * lost. The feature requires `liveUpdates`; without a topic (nobody is signed in) nothing is asked. True from the first news on:
 * who had no reason to ask before has one then.
 */
export function useFresh(topic: string | undefined, pathPrefix: string): boolean {
  const [hasHeard, setHeard] = useState(false)
  const queries = useQueryClient()
  const live = useService(liveUpdates)
  useEffect(() => {
    if (topic === undefined) return
    const ask = (isNews: boolean) => {
      if (isNews) setHeard(true)
      void forget(queries, pathPrefix)
    }
    const undo = [
      live.on(topic, () => ask(true)),
      live.onAgain((wasLost, late) => void ((wasLost || late.includes(topic)) && ask(wasLost))),
    ]
    return () => undo.forEach((each) => each())
  }, [live, queries, topic, pathPrefix])
  return hasHeard
}
