const ARRIVED_MS = 250

/** Features arrive one after the other at boot: tells when they are through. */
export function createRest(reached: () => void) {
  let timer: NodeJS.Timeout | undefined
  let isReached = false
  const ring = () => {
    isReached = true
    reached()
  }

  return {
    /** Somebody came. */
    disturb(): void {
      clearTimeout(timer)
      timer = setTimeout(ring, ARRIVED_MS)
    },
    /** Whether it was reached since the last time. */
    take(): boolean {
      const taken = isReached
      isReached = false
      return taken
    },
    end(): void {
      clearTimeout(timer)
    },
  }
}
