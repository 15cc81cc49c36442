import { useMemo, useSyncExternalStore } from 'react'
import type { Kernel, Subject } from '../../../kernel/index'
import { visitor } from '../contract'

const nobody = (): Subject => undefined

/**
 * Who looks. The server draws for nobody, and so does the first paint in the browser: public HTML is the same for everyone. What is personal is filled
 * in once its words are here (`worded`).
 */
export function useSubject(visit: ReturnType<Kernel['visit']>, worded: Promise<unknown> | undefined): Subject {
  const known = visit.maybe('web', visitor)
  const who = useMemo(() => {
    let isReady = !worded
    return {
      current: () => (isReady ? known?.current() : undefined),
      onChange(tell: () => void) {
        void worded?.then(() => {
          isReady = true
          tell()
        })
        return known?.onChange(tell) ?? (() => {})
      },
    }
  }, [known, worded])
  return useSyncExternalStore(who.onChange, who.current, nobody)
}
