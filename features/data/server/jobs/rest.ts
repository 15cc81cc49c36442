/** Who asks first after a start has the database to themselves: looking for jobs takes it a tenth of a second then. */
const ARRIVED_MS = 1_000

/** Features arrive one after the other at boot: tells when they are through. */
export function createRest(reached: () => void) {
  let timer: NodeJS.Timeout | undefined
  let isReached = false

  return {
    /** Somebody came. */
    disturb(): void {
      isReached = false
      clearTimeout(timer)
      timer = setTimeout(() => {
        isReached = true
        reached()
      }, ARRIVED_MS)
    },
    isReached: () => isReached,
    end(): void {
      clearTimeout(timer)
    },
  }
}
