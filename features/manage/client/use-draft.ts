import { type Draft as Edited, produce } from 'immer'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type HttpClient, HttpError } from '../../web/contract'
import { saidBy } from '../../web/kit'
import type { Draft, DraftBody } from '../contract/wire'
import { dropBackup, readBackup, writeBackup } from './draft-backup'

/** Long enough for a word, short enough that at most two seconds of typing can be lost. */
const PAUSE_MS = 900

export type SaveState =
  | { readonly kind: 'saved'; readonly at: string }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'unsaved'; readonly because: string }
  | { readonly kind: 'conflict' }

export interface EditedDraft {
  readonly body: DraftBody
  readonly state: SaveState
  change(recipe: (draft: Edited<DraftBody>) => void): void
  /** Saves what is not saved; false when it could not. */
  flush(): Promise<boolean>
  /** After a conflict: keep what stands here, or take what stands on the server. */
  keepMine(): Promise<void>
  takeTheirs(): Promise<void>
}

/**
 * One draft while it is edited: each change is kept in this browser at once and on the server after a short pause, under the version it
 * was read with. Where another tab saved first nothing is overwritten: the person chooses.
 */
export function useDraft(http: HttpClient, draft: Draft): EditedDraft {
  const backup = useRef(readBackup(draft.id))
  const [body, setBody] = useState(backup.current?.version === draft.version ? backup.current.body : draft.body)
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: draft.updatedAt })
  const latest = useRef({ body, version: draft.version, dirty: body !== draft.body })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const line = useRef(Promise.resolve(true))
  const path = `/api/manage/drafts/${draft.id}`

  const save = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current)
    if (!latest.current.dirty) return true
    const { body, version } = latest.current
    setState({ kind: 'saving' })
    try {
      const { data } = await http.put<Draft>(path, { body }, { headers: { 'if-match': `"${version}"` } })
      const isNewer = latest.current.body !== body
      latest.current = { ...latest.current, version: data.version, dirty: isNewer }
      if (isNewer) writeBackup(draft.id, { version: data.version, body: latest.current.body })
      else dropBackup(draft.id)
      setState(isNewer ? { kind: 'waiting' } : { kind: 'saved', at: data.updatedAt })
      return !isNewer
    } catch (error) {
      if (error instanceof HttpError && error.status === 412) setState({ kind: 'conflict' })
      else setState({ kind: 'unsaved', because: saidBy(error, '') })
      return false
    }
  }, [http, path, draft.id])

  // One after the other: two at once would go out under one version, and the second would meet the first as a conflict.
  const flush = useCallback((): Promise<boolean> => {
    line.current = line.current.then(save)
    return line.current
  }, [save])

  const change = useCallback(
    (recipe: (draft: Edited<DraftBody>) => void) => {
      const next = produce(latest.current.body, recipe)
      if (next === latest.current.body) return
      latest.current = { ...latest.current, body: next, dirty: true }
      writeBackup(draft.id, { version: latest.current.version, body: next })
      setBody(next)
      setState((known) => (known.kind === 'conflict' ? known : { kind: 'waiting' }))
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flush(), PAUSE_MS)
    },
    [draft.id, flush],
  )

  const adopt = useCallback(
    async (body: (theirs: DraftBody) => DraftBody) => {
      const { data } = await http.get<Draft>(path)
      latest.current = { body: body(data.body), version: data.version, dirty: true }
      setBody(latest.current.body)
      await flush()
    },
    [http, path, flush],
  )

  useEffect(() => {
    const again = () => void flush()
    addEventListener('online', again)
    return () => {
      removeEventListener('online', again)
      void flush() // leaving the page is no reason to lose the last words
    }
  }, [flush])

  return {
    body,
    state,
    change,
    flush,
    keepMine: () => adopt(() => latest.current.body),
    takeTheirs: () => adopt((theirs) => theirs),
  }
}
