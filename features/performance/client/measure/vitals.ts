import { NOT_AVAILABLE, type Tell } from '../metrics'
import { clsOf, type Shift } from './cls'
import { type LongTask, ttiOf } from './tti'
import { watchEntries } from './watch-entries'

const LOOK_MS = 1000

type ShiftEntry = PerformanceEntry & Shift

/** How this page came to be and holds still: fcp, tti, fid, cls (spec §3). What a browser does not note is NA. */
export function watchVitals(signal: AbortSignal, tell: Tell): void {
  const firstPaint = watchFirstPaint(signal, tell)
  watchInteractive(signal, tell, firstPaint)
  const hasInput = watchEntries<PerformanceEventTiming>('first-input', signal, ([first]) => {
    if (first) tell({ fid: first.processingStart - first.startTime })
  })
  if (!hasInput) tell({ fid: NOT_AVAILABLE })
  const shifts: Shift[] = []
  const hasShifts = watchEntries<ShiftEntry>('layout-shift', signal, (entries) => {
    shifts.push(...entries)
    tell({ cls: clsOf(shifts) })
  })
  tell({ cls: hasShifts ? 0 : NOT_AVAILABLE })
}

/** Answers with the time of the first contentful paint, once it is known. */
function watchFirstPaint(signal: AbortSignal, tell: Tell): () => number | undefined {
  let known: number | undefined
  const hasPaint = watchEntries('paint', signal, (entries) => {
    known ??= entries.find(({ name }) => name === 'first-contentful-paint')?.startTime
    if (known !== undefined) tell({ fcp: known })
  })
  if (!hasPaint) tell({ fcp: NOT_AVAILABLE })
  return () => known
}

/** Nothing tells that a page is quiet: it is looked at until five seconds of rest have been found. */
function watchInteractive(signal: AbortSignal, tell: Tell, firstPaint: () => number | undefined): void {
  const tasks: LongTask[] = []
  if (!watchEntries('longtask', signal, (entries) => tasks.push(...entries))) return tell({ tti: NOT_AVAILABLE })
  const timer = setInterval(() => {
    const paint = firstPaint()
    const tti = paint === undefined ? undefined : ttiOf(paint, tasks, performance.now())
    if (tti === undefined) return
    clearInterval(timer)
    tell({ tti })
  }, LOOK_MS)
  signal.addEventListener('abort', () => clearInterval(timer))
}
