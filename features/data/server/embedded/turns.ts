/** Hands one thing to one asker at a time, in the order of asking. */
export interface Turns {
  /** Resolves when it is our turn; the returned function ends it. Throws what `late` makes when that takes longer than `limitMs`. */
  take(limitMs: number, late: () => Error): Promise<() => void>
}

export function createTurns(): Turns {
  const queue: (() => void)[] = []
  let busy = false

  function next(): void {
    const first = queue.shift()
    if (first) first()
    else busy = false
  }

  function endOnce(): () => void {
    let ended = false
    return () => {
      if (ended) return
      ended = true
      next()
    }
  }

  return {
    take(limitMs, late) {
      if (!busy) {
        busy = true
        return Promise.resolve(endOnce())
      }
      return new Promise((resolve, reject) => {
        const begin = () => {
          clearTimeout(timer)
          resolve(endOnce())
        }
        const timer = setTimeout(() => {
          queue.splice(queue.indexOf(begin), 1)
          reject(late())
        }, limitMs)
        queue.push(begin)
      })
    },
  }
}
