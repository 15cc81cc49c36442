import { createContext, use, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio/react'
import { useService, useShown } from '../../../web/kit'
import { confirm, type Overlay, overlayRank, overlays, type Stage, stage } from '../../contract/index'
import { isAnotherModalOpen, onModalChange } from './modal-stack'
import { chooseSeen, type Wanting } from './queue'
import { useQuiet } from './use-quiet'
import { watchWriting, type Writing } from './watch-writing'

/** The question's name in the queue; contributed overlays have a dot in theirs. */
export const QUESTION = 'question'

export interface StagedOverlay {
  readonly id: string
  readonly feature: string
  readonly overlay: Overlay
}

interface Queue {
  /** What is drawn, most urgent first. What stands from the start is drawn in any case: it asks for its turn itself. */
  readonly drawn: readonly StagedOverlay[]
  readonly seen: ReadonlySet<string>
  readonly stage: Pick<Stage, 'open' | 'close'> | undefined
}

const QueueContext = createContext<Queue>({ drawn: [], seen: new Set(), stage: undefined })
export const StagedContext = createContext<string | undefined>(undefined)
export const QueueProvider = QueueContext.Provider

/** One queue for everything that floats. */
export function useQueue(): Queue {
  const who = useService(stage)
  const { open } = useSnapshot(who.state)
  const { waiting } = useSnapshot(useService(confirm).state)
  const quiet = useQuiet()
  const shown = useShown(overlays)
  const isBusy = useSyncExternalStore(subscribeToModals, isPageBusy, () => false)
  const writing = useWriting()
  const before = useRef<ReadonlySet<string>>(new Set())
  const [question] = waiting
  const queue = useMemo(() => {
    const wanting: Wanting[] = open.flatMap((id) => shown.find((each) => each.id === id)?.item ?? [])
    if (question) wanting.push({ id: QUESTION, place: 'dialog', priority: overlayRank.confirm })
    const seen = chooseSeen(wanting, { isBusy, writing, before: before.current })
    const drawn = shown
      .filter(({ id, item }) => (item.shows === 'start' ? quiet : seen.has(id)))
      .map(({ id, feature, item }) => ({ id, feature, overlay: item }))
      .sort((a, b) => a.overlay.priority - b.overlay.priority)
    return { drawn, seen, stage: who }
  }, [open, question, quiet, shown, isBusy, writing, who])
  useEffect(() => {
    before.current = queue.seen
  }, [queue.seen])
  return queue
}

function useWriting(): Writing | undefined {
  const [writing, setWriting] = useState<Writing>()
  useEffect(() => watchWriting(document, setWriting), [])
  return writing
}

/** Whether it is this overlay's turn to be seen, once it wants to be: for those that stand from the start. */
export function useTurn(wants: boolean): boolean {
  const id = use(StagedContext)
  const { seen, stage: who } = use(QueueContext)
  useEffect(() => {
    if (!wants || id === undefined || !who) return
    who.open(id)
    return () => who.close(id)
  }, [wants, id, who])
  return wants && id !== undefined && seen.has(id)
}

const subscribeToModals = (listener: () => void) => onModalChange(document, listener)
const isPageBusy = () => isAnotherModalOpen(document)
