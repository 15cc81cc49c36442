import { proxy } from 'valtio/vanilla'
import type { Toast, ToastRequest, Toasts } from '../contract/index'

/** What shows time to this file, so that a test can turn the hands. */
export interface Timers {
  readonly now: () => number
  /** Runs after `ms` unless undone. */
  readonly after: (ms: number, run: () => void) => () => void
}

interface Running {
  leftMs: number
  since: number
  stop: (() => void) | undefined
}

const DEFAULT_MS = 3000

/** Toasts of one visitor: no two alike, and while someone reads, time stands still (spec §9). */
export function createToasts({ now, after }: Timers): Toasts & { readonly end: () => void } {
  const state = proxy<{ list: Toast[] }>({ list: [] })
  const running = new Map<string, Running>()
  let held = false
  let last = 0

  function start(id: string, timer: Running): void {
    timer.since = now()
    timer.stop = held ? undefined : after(timer.leftMs, () => dismiss(id))
  }

  function dismiss(id: string): void {
    running.get(id)?.stop?.()
    running.delete(id)
    state.list = state.list.filter((toast) => toast.id !== id)
    // Nobody reads what is not there: a cross that had the focus took it along without a word.
    if (running.size === 0) held = false
  }

  function show({ tone, text, durationMs = DEFAULT_MS, action }: ToastRequest): void {
    const same = state.list.find((toast) => toast.tone === tone && toast.text === text)
    if (same) running.get(same.id)?.stop?.()
    const id = same?.id ?? `toast-${++last}`
    const toast: Toast = { id, tone, text, ...(action ? { action } : {}) }
    // One that stands already can undo what was done last.
    if (same) state.list[state.list.indexOf(same)] = toast
    else state.list.push(toast)
    const timer: Running = { leftMs: durationMs, since: now(), stop: undefined }
    running.set(id, timer)
    start(id, timer)
  }

  function hold(): void {
    if (held) return
    held = true
    for (const timer of running.values()) {
      timer.stop?.()
      timer.leftMs = Math.max(0, timer.leftMs - (now() - timer.since))
    }
  }

  function release(): void {
    if (!held) return
    held = false
    for (const [id, timer] of running) start(id, timer)
  }

  return { state, show, dismiss, hold, release, end: () => [...running.keys()].forEach(dismiss) }
}

export function browserTimers(): Timers {
  return {
    now: () => performance.now(),
    after(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  }
}
