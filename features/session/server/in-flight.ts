/** Tries that are being judged on this node, by where they come from, and who waits for one of them to be. */
export interface InFlight {
  enter(place: string): void
  leave(place: string): void
  /** Resolves true when another one from there has been judged, false at once where there is none, or in the end. */
  next(place: string, limitMs: number): Promise<boolean>
}

export function createInFlight(): InFlight {
  const places = new Map<string, { count: number; readonly waiting: Set<() => void> }>()
  return {
    enter(place) {
      const known = places.get(place) ?? { count: 0, waiting: new Set() }
      known.count += 1
      places.set(place, known)
    },
    leave(place) {
      const known = places.get(place)
      if (!known) return
      known.count -= 1
      const [first] = known.waiting
      first?.()
      if (known.count === 0) {
        for (const wake of known.waiting) wake() // each asks again: what they wait for is over
        places.delete(place)
      }
    },
    next(place, limitMs) {
      const known = places.get(place)
      if (!known || limitMs <= 0) return Promise.resolve(false)
      return new Promise((resolve) => {
        const end = (judged: boolean) => {
          clearTimeout(timer)
          known.waiting.delete(wake)
          resolve(judged)
        }
        const wake = () => end(true)
        const timer = setTimeout(() => end(false), limitMs)
        known.waiting.add(wake)
      })
    },
  }
}
