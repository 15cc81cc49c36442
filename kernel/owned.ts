import type { Cleanup, Own } from './declare'

/** What a running feature, or its part of a visit, must undo when it ends: in reverse, each once. */
export class Owned {
  readonly #cleanups = new Set<{ readonly cleanup: Cleanup }>()
  #controller: AbortController | undefined
  #ending: Promise<void> | undefined
  ended = false

  /** `undo` runs one cleanup and never rejects. */
  constructor(readonly undo: (cleanup: Cleanup) => Promise<void>) {}

  readonly own: Own = <T>(thing: T, undo?: (thing: T) => void | Promise<void>): T => {
    this.add(undo ? () => undo(thing) : cleanupOf(thing))
    return thing
  }

  /** Made on first read: most features never ask. */
  get signal(): AbortSignal {
    this.#controller ??= new AbortController()
    if (this.ended) this.#controller.abort()
    return this.#controller.signal
  }

  /** Takes a cleanup and returns the way to take it back. After the end it is run at once. */
  add(cleanup: Cleanup): () => void {
    const entry = { cleanup }
    if (this.ended) void this.undo(cleanup)
    else this.#cleanups.add(entry)
    return () => void this.#cleanups.delete(entry)
  }

  end(): Promise<void> {
    this.ended = true
    this.#controller?.abort()
    this.#ending ??= this.#undoAll()
    return this.#ending
  }

  async #undoAll(): Promise<void> {
    for (const each of [...this.#cleanups].reverse()) {
      if (this.#cleanups.delete(each)) await this.undo(each.cleanup)
    }
  }
}

function cleanupOf(thing: unknown): Cleanup {
  const held = thing as Partial<Disposable & AsyncDisposable> | null | undefined
  if (held?.[Symbol.asyncDispose]) return async () => held[Symbol.asyncDispose]?.()
  if (held?.[Symbol.dispose]) return () => held[Symbol.dispose]?.()
  if (typeof thing === 'function') return thing as Cleanup
  throw new TypeError('own() cannot undo what it was given: pass own(thing, (thing) => …), a disposable or a function.')
}
