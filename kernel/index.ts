export type * from './declare'
export {
  contribute,
  contributeWith,
  defineFeature,
  defineRuntime,
  guard,
  guards,
  happening,
  maybe,
  point,
  provide,
  providePerVisit,
  self,
  settings,
  token,
  visit,
} from './declare'
export { boot } from './boot'
export { KernelError } from './errors'
export type { Phase, Problem } from './errors'
export type { BootOptions, Code, Explanation, Kernel, ShownItem, Visit } from './kernel'
export { plan } from './plan'
export type { Plan, Setup, SwitchLayer } from './plan'
