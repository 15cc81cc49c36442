import { GlobalRegistrator } from '@happy-dom/global-registrator'
import { installPopovers } from './popover'

// Import this file first and React with `await import()`: loaded before a document exists, react-dom never hears a change.
if (!GlobalRegistrator.isRegistered) {
  const { queueMicrotask } = globalThis
  GlobalRegistrator.register({ url: 'http://localhost/', width: 1280, height: 800 })
  // The document's own is called off with its timers when a test ends: React would wait in vain for its turn, in every later test.
  Object.assign(globalThis, { queueMicrotask })
  installPopovers()
}
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
