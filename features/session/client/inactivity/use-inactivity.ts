import { useEffect, useRef } from 'react'
import type { TabChannel } from '../tabs/tab-channel'

/** Spec §9. */
export const IDLE_LIMIT_MS = 60 * 60_000
const CHECK_MS = 1000
const KEY = 'session.activeAt'
const ACTS = ['mousemove', 'keydown', 'click', 'scroll'] as const

export interface Inactivity {
  readonly isTracked: boolean
  readonly tabs: TabChannel
  /** An hour has gone by; from then on nothing is listened to. */
  readonly onIdle: (since: Date) => void
}

/**
 * Tells once when nobody has moved the mouse, typed, clicked or scrolled for an hour (spec §4), in this tab or another tracked one. The last
 * act outlives a reload, so that a machine which slept cannot be woken and reloaded past the limit.
 */
export function useInactivity({ isTracked, tabs, onIdle }: Inactivity): void {
  const latest = useRef(onIdle)
  latest.current = onIdle
  useEffect(() => {
    if (!isTracked) return
    const listening = new AbortController()
    const { signal } = listening
    let activeAt = Date.now()
    let toldAt = 0
    let timer: ReturnType<typeof setInterval> | undefined
    const watch = () => {
      clearInterval(timer)
      timer = setInterval(() => Date.now() - activeAt >= IDLE_LIMIT_MS && stop(activeAt), CHECK_MS)
    }
    const stop = (since: number) => {
      if (signal.aborted) return
      listening.abort()
      forgetActivity() // from here on the cookie and the server know it
      latest.current(new Date(since))
    }
    const act = () => {
      // Timers of a machine that slept or of a tab in the background come late: the hour may be over already.
      if (Date.now() - activeAt >= IDLE_LIMIT_MS) return stop(activeAt)
      activeAt = Date.now()
      if (activeAt - toldAt < CHECK_MS) return
      toldAt = activeAt
      watch() // counted from here, the hour ends to the second
      keep(activeAt)
      tabs.tell({ kind: 'active', at: activeAt })
    }
    const before = readKept()
    if (before !== undefined && activeAt - before >= IDLE_LIMIT_MS) return stop(before)
    act()
    for (const name of ACTS) addEventListener(name, act, { capture: true, passive: true, signal })
    const undo = tabs.on((news) => {
      if (news.kind !== 'active' || news.at <= activeAt) return
      activeAt = news.at
      keep(activeAt) // or a reload of this tab would count from its own last act
    })
    signal.addEventListener('abort', () => {
      clearInterval(timer)
      undo()
    })
    return () => listening.abort()
  }, [isTracked, tabs])
}

/** The page is left for one that is not tracked, or the password was typed: what was before does not count. */
export function forgetActivity(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is closed: nothing was kept.
  }
}

function keep(at: number): void {
  try {
    sessionStorage.setItem(KEY, String(at))
  } catch {
    // Storage is closed: a reload begins anew, the server's lock does not.
  }
}

function readKept(): number | undefined {
  try {
    const at = Number(sessionStorage.getItem(KEY) ?? Number.NaN)
    return Number.isFinite(at) ? at : undefined
  } catch {
    return undefined
  }
}
