import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react'
import type { Kernel, Placed, Point, Subject, Token } from '../../../kernel/index'
import { useSettled } from './use-settled'

interface KernelView {
  readonly kernel: Kernel
  readonly visit: ReturnType<Kernel['visit']>
  readonly subject: Subject
}

export const KernelContext = createContext<KernelView | undefined>(undefined)
const FeatureContext = createContext<string | undefined>(undefined)

/** Hands the running house, this visit and who looks to all components below. */
export function KernelProvider({ kernel, visit, subject, children }: KernelView & { readonly children: ReactNode }) {
  const value = useMemo(() => ({ kernel, visit, subject }), [kernel, visit, subject])
  return <KernelContext value={value}>{children}</KernelContext>
}

/** Read without waiting. */
const RUNNING: Promise<unknown> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

interface Start {
  readonly promise: Promise<unknown>
  isOver: boolean
}

const starts = new WeakMap<Kernel, Map<string, Start>>()

/**
 * The same promise in every render, while a feature is on its way and as long as it runs after that: Preact wants the render that goes on to
 * ask for what the one that waited asked for. Once it has stopped, or could not start, the next start is another.
 */
function whenRunning(kernel: Kernel, feature: string): Promise<unknown> {
  const known = starts.get(kernel) ?? new Map<string, Start>()
  starts.set(kernel, known)
  const isRunning = kernel.isRunning(feature)
  const last = known.get(feature)
  if (last && (isRunning || !last.isOver)) return last.promise
  const start = { promise: isRunning ? RUNNING : kernel.activate(feature), isOver: isRunning }
  known.set(feature, start)
  start.promise.then(
    () => {
      start.isOver = true
    },
    () => setTimeout(() => known.get(feature) === start && known.delete(feature)), // once the boundary has read why
  )
  return start.promise
}

/**
 * Says whose part this is: below it, services are had as that feature declared them, and no others. Suspends until the feature runs: one
 * that was switched on again begins with the first part that is drawn.
 */
export function FeatureScope({ feature, children }: { readonly feature: string; readonly children: ReactNode }) {
  const house = useContext(KernelContext)
  return (
    <Running of={house ? whenRunning(house.kernel, feature) : RUNNING}>
      <FeatureContext value={feature}>{children}</FeatureContext>
    </Running>
  )
}

function Running({ of, children }: { readonly of: Promise<unknown>; readonly children: ReactNode }) {
  useSettled(of)
  return children
}

function useHouse(): KernelView {
  const found = useContext(KernelContext)
  if (!found) throw new Error('This component needs a KernelProvider above it: hosts and tests put one at the root.')
  return found
}

const never = () => () => {}
const nobody = () => undefined

/**
 * The house, this visit and who looks. While a part takes the server's HTML over, however late that is, nobody looks: so it was drawn, and what it
 * says of itself would stay as it is. Then it is drawn again, for whoever it is.
 */
export function useKernel(): KernelView {
  const house = useHouse()
  const subject = useSyncExternalStore(never, () => house.subject, nobody)
  return subject === house.subject ? house : { ...house, subject }
}

function useFeature(): string {
  const feature = useContext(FeatureContext)
  if (!feature) throw new Error('This component stands in no FeatureScope, so it can have no services.')
  return feature
}

/** A service that the feature of this part requires or provides. Throws `undeclared` when its manifest does not name it. */
export function useService<T>(wanted: Token<T>): T {
  const { visit } = useHouse()
  return visit.get(useFeature(), wanted)
}

/** A service of a feature that may be switched off: undefined while it is not running. */
export function useMaybe<T>(wanted: Token<T>): T | undefined {
  const { kernel, visit } = useHouse()
  const feature = useFeature()
  const read = () => visit.maybe(feature, wanted)
  return useSyncExternalStore(kernel.onChange, read, read)
}

/** The items of a point that this visitor may see, in order; drawn again when switches or the visitor change. */
export function useView<T>(of: Point<T>): readonly Placed<T>[] {
  const { kernel, subject } = useHouse()
  return useSyncExternalStore(
    kernel.onChange,
    () => kernel.view(of, subject),
    () => kernel.view(of, undefined),
  )
}

export interface Shown<T> {
  readonly id: string
  readonly feature: string
  readonly item: Placed<T>
}

/** Like `useView`, with the feature that each item comes from. */
export function useShown<T>(of: Point<T>): readonly Shown<T>[] {
  const { kernel, subject } = useHouse()
  const view = useView(of)
  const by = view === kernel.view(of, undefined) ? undefined : subject
  // `shown` is made anew each time; the remembered view says when it can differ.
  return useMemo(() => view && kernel.shown(of, by), [kernel, of, by, view])
}
