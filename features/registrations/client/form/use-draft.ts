import { useEffect, useRef, useState } from 'react'
import type { AnswerDraft } from './answer-draft'
import { dropDraft, readDraft, writeDraft } from './kept-draft'

const SAVE_AFTER_MS = 400

export type SaveState =
  | { readonly kind: 'fresh' | 'saving' | 'failed' }
  | { readonly kind: 'saved'; readonly at: number }

/** A draft that outlives the page: kept a moment after each change, and when one leaves. */
export function useDraft(key: string, empty: AnswerDraft) {
  const [draft, setDraft] = useState(() => readDraft(key) ?? empty)
  const [save, setSave] = useState<SaveState>({ kind: 'fresh' })
  const unsaved = useRef<AnswerDraft>(undefined)

  useEffect(() => {
    function flush() {
      if (unsaved.current === undefined) return
      const isKept = writeDraft(key, unsaved.current)
      unsaved.current = undefined
      setSave(isKept ? { kind: 'saved', at: Date.now() } : { kind: 'failed' })
    }
    const timer = setTimeout(flush, SAVE_AFTER_MS)
    addEventListener('pagehide', flush)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', flush)
    }
  }, [key, draft])

  useEffect(
    () => () => {
      if (unsaved.current) writeDraft(key, unsaved.current)
    },
    [key],
  )

  // Written on in another tab: who comes back to this one goes on from there, or their next word would take the others away.
  useEffect(() => {
    function follow({ key: changed }: StorageEvent) {
      const there = changed === key && unsaved.current === undefined ? readDraft(key) : undefined
      if (there) setDraft(there)
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [key])

  return {
    draft,
    save,
    change(next: AnswerDraft) {
      unsaved.current = next
      setSave({ kind: 'saving' })
      setDraft(next)
    },
    /** Whether or not anything was changed here. */
    keep() {
      unsaved.current = undefined
      writeDraft(key, draft)
    },
    /** After sending: there is nothing left to keep. */
    drop() {
      unsaved.current = undefined
      dropDraft(key)
    },
  }
}
