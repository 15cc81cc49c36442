import { GlobalRegistrator } from '@happy-dom/global-registrator'
import { installPopovers } from './popover'

// Import this file first and React with `await import()`: loaded before a document exists, react-dom never hears a change.
if (!GlobalRegistrator.isRegistered) {
  GlobalRegistrator.register({ url: 'http://localhost/', width: 1280, height: 800 })
  installPopovers()
}
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
