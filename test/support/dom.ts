import { GlobalRegistrator } from '@happy-dom/global-registrator'
import { installPopovers } from './popover'

// Import this file first and components with `await import()`: loaded before a document exists, Preact's React never hears a change.
openDocument()

/** Makes the document, once. Loading this file does; who needs it there before its own first line asks by name, as a bundle may load it later. */
export function openDocument(): void {
  if (GlobalRegistrator.isRegistered) return
  const { queueMicrotask } = globalThis
  GlobalRegistrator.register({ url: 'http://localhost/', width: 1280, height: 800 })
  const { setTimeout } = globalThis
  // When a test ends, its document calls off what has still to run. Turns of its own, and one timer for all that have no delay, it then
  // waits for in vain, in every later test.
  Object.assign(globalThis, {
    queueMicrotask,
    setTimeout: (run: () => void, ms: number | undefined, ...given: []) => setTimeout(run, ms || 1, ...given),
  })
  installPopovers()
}
