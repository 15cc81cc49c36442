import { useRef } from 'react'

interface RetryKey {
  /** The Idempotency-Key of this body: the same as before, as long as that was not answered. */
  keyOf(body: unknown): string
  /** It has come about: the same words once more are another act. */
  done(): void
}

/** Whoever presses again because no answer came sends the same thing, and it is done once. */
export function useRetryKey(): RetryKey {
  const last = useRef<{ readonly words: string; readonly key: string }>(undefined)
  return {
    keyOf(body) {
      const words = JSON.stringify(body)
      if (last.current?.words !== words) last.current = { words, key: crypto.randomUUID() }
      return last.current.key
    },
    done() {
      last.current = undefined
    },
  }
}
