import type { BrowserError } from '../../contract/wire'

/** One request takes so many; the rest of a storm is left out, for the first errors are those that say what is wrong. */
const BATCH = 10
const MOST_OF_A_PAGE = 50
const WAIT_MS = 2000

export interface FaultQueueParts {
  /** Hands a batch to the browser; false when it does not take it now. */
  readonly send: (errors: readonly BrowserError[]) => boolean
  readonly isOnline: () => boolean
  readonly later: (run: () => void, ms: number) => unknown
}

export interface FaultQueue {
  add(error: BrowserError): void
  /** Sends what waits: the page is about to go, or the connection is back. */
  flush(): void
}

/** Collects what goes wrong for two seconds and sends it together. The same error is told once; without a connection all waits. */
export function createFaultQueue({ send, isOnline, later }: FaultQueueParts): FaultQueue {
  const told = new Set<string>()
  const waiting: BrowserError[] = []
  let isPlanned = false

  function flush() {
    while (waiting.length > 0 && isOnline()) {
      const batch = waiting.slice(0, BATCH)
      if (!send(batch)) return // tried again with what comes next
      waiting.splice(0, batch.length)
    }
  }

  return {
    add(error) {
      const sameness = `${error.name} ${error.message} ${error.stack.slice(0, 400)}`
      if (
        told.has(error.id) ||
        told.has(sameness) ||
        waiting.length >= MOST_OF_A_PAGE ||
        told.size >= 2 * MOST_OF_A_PAGE
      )
        return
      told.add(error.id).add(sameness)
      waiting.push(error)
      if (isPlanned) return
      isPlanned = true
      later(() => {
        isPlanned = false
        flush()
      }, WAIT_MS)
    },
    flush,
  }
}
