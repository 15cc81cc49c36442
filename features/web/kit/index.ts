/** The room of `web` that other features' client halves may enter: the house, the URL and data as hooks. */
export { ErrorBoundary } from './error-boundary'
export {
  FeatureScope,
  KernelProvider,
  type Shown,
  useKernel,
  useMaybe,
  useService,
  useShown,
  useView,
} from './kernel-context'
export { Link, type LinkProps } from './link'
export { loadModule, useModule } from './modules'
export { useHasPage } from './use-has-page'
export { dataKey, dataOptions, forget, HttpContext, useData } from './use-data'
export { formatQuery, parseQuery, type Url, useUrl } from './use-url'
