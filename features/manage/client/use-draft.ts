import { hashKey } from '@tanstack/react-query'
import { type Draft as Edited, produce } from 'immer'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type HttpClient, HttpError } from '../../web/contract'
import { saidBy } from '../../web/kit'
import type { Draft, DraftBody } from '../contract/wire'
import { dropBackup, isSame, startOf, writeBackup } from './draft-backup'
import { type Clash, differing, mergeDrafts } from './merge-drafts'

/** Long enough for a word, short enough that at most two seconds of typing can be lost. */
const PAUSE_MS = 900

export type SaveState =
  /** Without `at` nothing was written yet. */
  | { readonly kind: 'saved'; readonly at: string | undefined }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'unsaved'; readonly because: string; readonly isTrying: boolean }
  /** `because`: why the choice of the person could not be carried out. */
  | { readonly kind: 'conflict'; readonly because?: string; readonly isTrying?: boolean }

export interface EditedDraft {
  readonly body: DraftBody
  readonly state: SaveState
  /** What was changed here and in another place, while that is open. */
  readonly clashes: readonly Clash[]
  /** Another one each time that another text takes the place of the one here: a field that keeps its own text begins anew with it, no other does. */
  keyOf(field: string): string
  change(recipe: (draft: Edited<DraftBody>) => void): void
  /** Saves what is not saved; false when it could not. */
  flush(): Promise<boolean>
  /** After a conflict: of what clashes keep what stands here, or take what stands on the server. All else is kept of both. */
  keepMine(): Promise<void>
  takeTheirs(): Promise<void>
}

/**
 * One draft while it is edited: each change is kept in this browser at once and on the server after a short pause, under the version it
 * was read with. Where another tab saved first nothing is overwritten: other fields are kept of both, and of the same ones the person chooses.
 */
export function useDraft(http: HttpClient, draft: Draft, onSaved?: () => void): EditedDraft {
  const [start] = useState(() => startOf(draft))
  const [body, setBody] = useState(start.body)
  const [taken, setTaken] = useState<Taken>({})
  const [state, setState] = useState<SaveState>(() =>
    start.theirs
      ? { kind: 'conflict' }
      : start.dirty
        ? { kind: 'waiting' }
        : { kind: 'saved', at: isBegun(draft) ? draft.updatedAt : undefined },
  )
  /** What stands in the other place, while the choice is open; and what both went on from. */
  const [open, setOpen] = useState<Open | undefined>(start.theirs && { base: start.base, theirs: start.theirs })
  // Of the words that stand here now: one may write on before one chooses.
  const clashes = useMemo(() => (open ? mergeDrafts(open.base, body, open.theirs).clashes : []), [open, body])
  const latest = useRef({ ...start, isConflict: start.theirs !== undefined })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const line = useRef(Promise.resolve(true))
  const tellSaved = useRef(onSaved)
  tellSaved.current = onSaved
  const { id } = draft
  const path = `/api/manage/drafts/${id}`

  const keep = useCallback(() => {
    const { version, body, base, sent } = latest.current
    writeBackup(id, { version, body, base, sent })
  }, [id])

  const settle = useCallback(
    (body: DraftBody, { version, updatedAt, body: base }: Draft): boolean => {
      const isNewer = latest.current.body !== body
      latest.current = { ...latest.current, version, base, sent: undefined, dirty: isNewer }
      if (isNewer) keep()
      else dropBackup(id, body)
      setState(isNewer ? { kind: 'waiting' } : { kind: 'saved', at: updatedAt })
      tellSaved.current?.()
      return !isNewer
    },
    [id, keep],
  )

  /** What was written here on what stands there now: answers what clashes, of which this is as it was here, or `theirs`. */
  const mergeWith = useCallback(({ version, body: theirs }: Draft, wins: 'mine' | 'theirs' = 'mine') => {
    const { body: mine, base } = latest.current
    const { merged: kept, clashes } = mergeDrafts(base, mine, theirs)
    const merged = wins === 'mine' ? kept : mergeDrafts(base, theirs, mine).merged
    return {
      clashes,
      take() {
        latest.current = { ...latest.current, version, body: merged, base: theirs, dirty: true, isConflict: false }
        setOpen(undefined)
        setBody(merged)
        setTaken((before) => differing(merged, mine).reduce(counted, before))
      },
    }
  }, [])

  const save = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current)
    const { version, sent, dirty, isConflict } = latest.current
    if (!dirty) return true
    if (isConflict) return false // until the person has chosen
    // A note about what is not saved stays until it is: fields must not jump at each key.
    setState((known) => (known.kind === 'unsaved' ? { ...known, isTrying: true } : { kind: 'saving' }))
    const put = async (): Promise<boolean> => {
      const { version, body } = latest.current
      latest.current = { ...latest.current, sent: body }
      keep()
      return settle(body, (await http.put<Draft>(path, { body }, { headers: { 'if-match': `"${version}"` } })).data)
    }
    const letChoose = (): boolean => {
      latest.current = { ...latest.current, sent: undefined, isConflict: true }
      keep()
      setState({ kind: 'conflict' })
      return false
    }
    /** On what stands there: what is here already, what was sent and never answered, or what another place saved. */
    const goOn = async (data: Draft): Promise<boolean> => {
      const { body, sent: last } = latest.current
      if (isSame(data.body, body)) return settle(body, data)
      if ([sent, last].some((own) => own && isSame(data.body, own)))
        latest.current = { ...latest.current, version: data.version, base: data.body }
      else {
        const merging = mergeWith(data)
        if (merging.clashes.length > 0) {
          setOpen({ base: latest.current.base, theirs: data.body })
          return letChoose()
        }
        merging.take()
      }
      return put()
    }
    const read = async () => (await http.get<Draft>(path)).data
    try {
      // Whether what was sent last arrived, of which there is no answer: once more is sent, nobody could tell whose words stand there.
      const before = sent && (await read())
      try {
        return await (before && before.version > version ? goOn(before) : put())
      } catch (error) {
        if (!isChanged(error)) throw error
        // Perhaps by ourselves: an answer that was lost on its way, or the last words of the page that was left a moment ago.
        return await goOn(await read())
      }
    } catch (error) {
      if (isChanged(error)) return letChoose()
      setState({ kind: 'unsaved', because: saidBy(error, ''), isTrying: false })
      return false
    }
  }, [http, path, keep, settle, mergeWith])

  // One after the other: two at once would go out under one version, and the second would meet the first as a conflict.
  const flush = useCallback((): Promise<boolean> => {
    line.current = line.current.then(save)
    return line.current
  }, [save])

  const flushSoon = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), PAUSE_MS)
  }, [flush])

  const change = useCallback(
    (recipe: (draft: Edited<DraftBody>) => void) => {
      const next = produce(latest.current.body, recipe)
      if (next === latest.current.body) return
      latest.current = { ...latest.current, body: next, dirty: true }
      keep()
      setBody(next)
      setState((known) => (known.kind === 'conflict' || known.kind === 'unsaved' ? known : { kind: 'waiting' }))
      flushSoon()
    },
    [keep, flushSoon],
  )

  /** What stands on the server now; undefined where it does not say: the choice is still open, and the note says why. */
  const ask = useCallback(async (): Promise<Draft | undefined> => {
    setState({ kind: 'conflict', isTrying: true })
    try {
      return (await http.get<Draft>(path)).data
    } catch (error) {
      setState({ kind: 'conflict', because: saidBy(error, '') })
      return undefined
    }
  }, [http, path])

  /** As picked, on what stands there now; where that clashes in what nobody has read yet, it is shown, and the choice stays open. */
  const pick = async (wins: 'mine' | 'theirs'): Promise<Draft | undefined> => {
    const data = await ask()
    if (!data) return undefined
    const merging = mergeWith(data, wins)
    const isRead = ({ field, theirs }: Clash) => clashes.some((each) => isShownAs(each, field, theirs))
    if (merging.clashes.every(isRead)) {
      merging.take()
      return data
    }
    setOpen({ base: latest.current.base, theirs: data.body })
    setState({ kind: 'conflict' })
    return undefined
  }

  const keepMine = async () => {
    if (await pick('mine')) await flush()
  }

  const takeTheirs = async () => {
    const theirs = await pick('theirs')
    if (!theirs) return
    if (!isSame(latest.current.body, theirs.body)) return void (await flush())
    latest.current = { ...latest.current, dirty: false }
    dropBackup(id)
    setState({ kind: 'saved', at: theirs.updatedAt })
  }

  useEffect(() => {
    if (latest.current.dirty) flushSoon() // what an earlier page left here
    const again = () => void flush()
    addEventListener('online', again)
    return () => {
      removeEventListener('online', again)
      void flush() // leaving the page is no reason to lose the last words
    }
  }, [flush, flushSoon])

  return { body, state, clashes, keyOf: keyIn(taken), change, flush, keepMine, takeTheirs }
}

interface Open {
  readonly base: DraftBody | undefined
  readonly theirs: DraftBody
}

/** How often another text took the place of what stood in a field. */
type Taken = Readonly<Record<string, number>>
const counted = (taken: Taken, field: string): Taken => ({ ...taken, [field]: (taken[field] ?? 0) + 1 })
const keyIn = (taken: Taken) => (field: string) => `${field} ${taken[field] ?? 0}`

const isShownAs = (shown: Clash, field: string, theirs: unknown) =>
  shown.field === field && hashKey([shown.theirs]) === hashKey([theirs])
const isBegun = ({ version, body, opportunityId }: Draft) => version > 1 || opportunityId !== null || body.title !== ''
const isChanged = (error: unknown) => error instanceof HttpError && error.status === 412
