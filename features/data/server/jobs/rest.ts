/** Features arrive one after the other at boot: queues and schedules are made when they are through. */
const ARRIVED_MS = 250
/** Features also leave because their node stops, and arrive late where it starts: schedules outlast that. */
const LEFT_MS = 3_000

/** Tells when the coming and going of features has come to rest: soon for what came, later for what went. */
export function createRest(reached: () => void) {
  const timers = new Map<'arrived' | 'left', NodeJS.Timeout>()
  let due = { arrived: false, left: false }

  function start(what: 'arrived' | 'left', afterMs: number): void {
    clearTimeout(timers.get(what))
    const ring = () => {
      due = { ...due, [what]: true }
      reached()
    }
    timers.set(what, setTimeout(ring, afterMs))
  }

  return {
    /** Somebody came or went. */
    disturb(): void {
      start('arrived', ARRIVED_MS)
      start('left', LEFT_MS)
    },
    /** What has come to rest since the last time. */
    take(): { readonly arrived: boolean; readonly left: boolean } {
      const taken = due
      due = { arrived: false, left: false }
      return taken
    },
    end(): void {
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
