import type { Cleanup, Own } from './declare'

/** What a running feature, or one visit of it, must undo when it ends: in reverse, each once. */
export class Owned {
  readonly #undo: (cleanup: Cleanup) => Promise<void>
  readonly #cleanups = new Set<{ readonly cleanup: Cleanup }>()
  #controller: AbortController | undefined
  #ended = false
  #ending: Promise<void> | undefined

  /** `undo` runs one cleanup and never rejects. */
  constructor(undo: (cleanup: Cleanup) => Promise<void>) {
    this.#undo = undo
  }

  readonly own: Own = <T>(thing: T, undo?: (thing: T) => void | Promise<void>): T => {
    this.add(undo ? () => undo(thing) : cleanupOf(thing))
    return thing
  }

  /** Made on first read: most features never ask. */
  get signal(): AbortSignal {
    this.#controller ??= new AbortController()
    if (this.#ended) this.#controller.abort()
    return this.#controller.signal
  }

  get ended(): boolean {
    return this.#ended
  }

  /** Takes a cleanup and returns the way to take it back. After the end it is run at once. */
  add(cleanup: Cleanup): () => void {
    const entry = { cleanup }
    if (this.#ended) void this.#undo(cleanup)
    else this.#cleanups.add(entry)
    return () => {
      this.#cleanups.delete(entry)
    }
  }

  end(): Promise<void> {
    if (!this.#ended) {
      this.#ended = true
      this.#controller?.abort()
      this.#ending = this.#undoAll()
    }
    return this.#ending ?? Promise.resolve()
  }

  async #undoAll(): Promise<void> {
    for (const each of [...this.#cleanups].reverse()) {
      if (this.#cleanups.delete(each)) await this.#undo(each.cleanup)
    }
  }
}

function cleanupOf(thing: unknown): Cleanup {
  const disposable = thing as Partial<Disposable & AsyncDisposable>
  if (typeof disposable?.[Symbol.asyncDispose] === 'function')
    return () => Promise.resolve(disposable[Symbol.asyncDispose]?.())
  if (typeof disposable?.[Symbol.dispose] === 'function') return () => disposable[Symbol.dispose]?.()
  if (typeof thing === 'function') return thing as Cleanup
  throw new TypeError('own() was given a thing that it cannot undo: pass own(thing, (thing) => …) or a function.')
}
