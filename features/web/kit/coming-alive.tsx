import { createContext, useCallback, useContext, useEffect, useState } from 'react'

/** Counts what has still to be taken over: the frame, and each part behind a boundary of its own, one after the other. */
export interface ComingAlive {
  /** Said by the frame, before it has arrived itself. */
  expect(part: string): void
  /** The part answers from now on, or has failed and left its place. */
  arrived(part?: string): void
  /** Said by what cannot be drawn before this has settled. */
  waitFor(what: Promise<unknown>): void
  isWhole(): boolean
  /** Resolves when every key and button of the first paint is answered. */
  readonly whole: Promise<void>
}

const FRAME = 'frame'

export function createComingAlive(): ComingAlive {
  const awaited = new Set<unknown>([FRAME])
  let finish = () => {}
  const whole = new Promise<void>((resolve) => {
    finish = resolve
  })
  const arrived = (part: unknown = FRAME) => {
    awaited.delete(part)
    if (awaited.size === 0) finish()
  }
  return {
    expect: (part) => void awaited.add(part),
    arrived,
    waitFor(what) {
      if (awaited.size === 0 || awaited.has(what) || ('status' in what && what.status !== 'pending')) return
      awaited.add(what)
      const drawn = () => setTimeout(arrived, 0, what) // it is drawn first
      what.then(drawn, drawn)
    },
    isWhole: () => awaited.size === 0,
    whole,
  }
}

/** In the browser only: the server draws and nothing comes alive. */
export const ComingAliveContext = createContext<ComingAlive | undefined>(undefined)

/** The same for one part of a page, as far as it stands behind no boundary within it. */
export const PartAliveContext = createContext<ComingAlive | undefined>(undefined)

/**
 * Runs something once the page is alive, at once where nothing comes alive: drawn after a move, or by itself. Returns how to call it off. For what
 * would take from the time in which a page comes alive.
 */
export function useOnceAlive(): (run: () => void) => () => void {
  const whole = useContext(ComingAliveContext)?.whole
  return useCallback(
    (run) => {
      let isWanted = true
      if (whole) void whole.then(() => isWanted && run())
      else run()
      return () => {
        isWanted = false
      }
    },
    [whole],
  )
}

/** False on the server, and until the page is alive. */
export function useAlive(): boolean {
  const [isAlive, setAlive] = useState(false)
  const onceAlive = useOnceAlive()
  useEffect(() => onceAlive(() => setAlive(true)), [onceAlive])
  return isAlive
}

/** Stands beside a boundary: the effects of the frame run before those behind its boundaries. */
export function Awaited({ part }: { readonly part: string }) {
  const alive = useContext(ComingAliveContext)
  useEffect(() => {
    alive?.expect(part)
    return () => alive?.arrived(part) // it has left with its place: nobody waits for it
  }, [alive, part])
  return null
}

/** Stands last within what it names, so that its effect runs when all before it answers. */
export function Arrived({ part = FRAME }: { readonly part?: string }) {
  const alive = useContext(ComingAliveContext)
  useEffect(() => alive?.arrived(part), [alive, part])
  return null
}
