import type { RefObject } from 'react'

/** What is behind it waits until it opens: a part of the page, for its code and for coming into sight. */
export interface Gate {
  readonly opened: Promise<void>
  open(): void
  /** It stands there as the server drew it. */
  close(): void
  isClosed(): boolean
  /** Read without waiting: a press that finds the gate just opened is answered. */
  isOpen(): boolean
  /** What is behind it has been drawn. */
  pass(): void
  isPassed(): boolean
}

export function createGate(): Gate {
  const is = { open: false, closed: false, passed: false }
  let resolve = () => {}
  const opened = new Promise<void>((done) => {
    resolve = done
  })
  return {
    opened,
    open() {
      is.open = true
      resolve()
    },
    isOpen: () => is.open,
    close() {
      is.closed = true
    },
    isClosed: () => is.closed,
    pass() {
      is.passed = true
    },
    isPassed: () => is.passed,
  }
}

export type Boxed = RefObject<HTMLElement | null>

/** Opens it once what is to be fetched is here, or has failed. */
export const openWhen = (gate: Gate, ready: (() => Promise<unknown>) | undefined) =>
  ready ? void ready().then(gate.open, gate.open) : gate.open()
