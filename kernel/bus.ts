import mitt from 'mitt'
import { isPromise } from './errors'

/** Happenings by name. A listener that throws or rejects reaches `failed` and never the other listeners. */
export function createBus() {
  const emitter = mitt<Record<string, unknown>>()
  return {
    on(name: string, listener: (detail: never) => unknown, failed: (cause: unknown) => void): () => void {
      const safe = (detail: unknown): void => {
        try {
          const outcome = listener(detail as never)
          if (isPromise(outcome)) outcome.then(undefined, failed)
        } catch (cause) {
          failed(cause)
        }
      }
      emitter.on(name, safe)
      return () => {
        emitter.off(name, safe)
        // mitt keeps the empty list of a name that nobody listens to any more
        if (emitter.all.get(name)?.length === 0) emitter.all.delete(name)
      }
    },
    emit: (name: string, detail: unknown) => emitter.emit(name, detail),
  }
}
