import { GlobalRegistrator } from '@happy-dom/global-registrator'
import { installPopovers } from './popover'

// Import this file first and components with `await import()`: loaded before a document exists, Preact's React never hears a change.
if (!GlobalRegistrator.isRegistered) {
  const { queueMicrotask } = globalThis
  GlobalRegistrator.register({ url: 'http://localhost/', width: 1280, height: 800 })
  // The document's own is called off with its timers when a test ends: Preact would wait in vain for its turn, in every later test.
  Object.assign(globalThis, { queueMicrotask })
  installPopovers()
}
