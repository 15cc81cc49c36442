import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio/react'
import { stage } from '../../../ui/contract'
import { afterVisible, useOpenPage, useService, useSite } from '../../../web/kit'
import { sessionStore } from '../tokens'
import { LOGIN_PROMPT } from './login-prompt-id'
import { isPromptQuiet } from './prompt-entry'

/** Spec §9. */
const SCROLL_PX = 100
const AFTER_MS = 12_000

/** Twelve seconds after a signed-out visitor has scrolled by 100 px, once (spec §4); a hidden tab stops the clock. */
export function useLoginPrompt(): void {
  const { open, close } = useService(stage)
  const { status } = useSnapshot(useService(sessionStore).state)
  const { page, chrome } = useOpenPage()
  const { isAssessHost } = useSite()
  const hasAsked = useRef(false)
  const isWanted = status === 'nobody' && !isAssessHost && page !== undefined && chrome?.loginPrompt !== false

  useEffect(() => {
    if (!isWanted) return
    const listening = new AbortController()
    const { signal } = listening
    let callOff: (() => void) | undefined
    const ask = () => {
      if (signal.aborted || hasAsked.current || isPromptQuiet(Date.now())) return
      hasAsked.current = true
      open(LOGIN_PROMPT)
    }
    const look = () => {
      if (callOff || window.scrollY < SCROLL_PX || hasAsked.current) return
      callOff = afterVisible(AFTER_MS, ask)
    }
    addEventListener('scroll', look, { passive: true, signal })
    look()
    return () => {
      listening.abort()
      callOff?.()
      close(LOGIN_PROMPT)
    }
  }, [isWanted, open, close])
}
