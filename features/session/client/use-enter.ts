import { useRef } from 'react'
import { useService } from '../../web/kit'
import { NotEntered } from './not-entered'
import { sessionStore } from './tokens'

/**
 * The last step of every way in: asks who one is once a proof was taken. Where that is not heard, the proof counts all the same, and most
 * count once: whoever tries again with the same one is asked for nothing but that.
 */
export function useEnter() {
  const { enter } = useService(sessionStore)
  const taken = useRef<string>(undefined)
  return {
    isTaken: (proof: object) => taken.current === JSON.stringify(proof),
    async enter(proof: object): Promise<void> {
      taken.current = undefined
      try {
        await enter()
      } catch (error) {
        if (error instanceof NotEntered && error.textKey === 'session.notEntered.unheard')
          taken.current = JSON.stringify(proof)
        throw error
      }
    },
  }
}
