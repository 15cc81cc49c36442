/** Waits, then runs; what it returns calls it off. */
export type After = (ms: number, run: () => void) => () => void

export interface Debounced {
  ask(): void
  stop(): void
}

export interface Debouncing {
  readonly quietMs: number
  readonly mostMs: number
  /** While it is so, more is still to be expected: the wait goes on. */
  readonly isBusy: () => boolean
}

/** Runs once nobody has asked for `quietMs`, and `mostMs` after the first who asked however many ask again. */
export function debounce(run: () => void, { quietMs, mostMs, isBusy }: Debouncing, after: After): Debounced {
  let stopQuiet: (() => void) | undefined
  let stopMost: (() => void) | undefined
  function stop() {
    stopQuiet?.()
    stopMost?.()
    stopMost = undefined
  }
  function go() {
    stop()
    run()
  }
  function ask() {
    stopQuiet?.()
    stopMost ??= after(mostMs, go)
    stopQuiet = after(quietMs, () => (isBusy() ? ask() : go()))
  }
  return { ask, stop }
}
