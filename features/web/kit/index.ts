/** The room of `web` that other features' client halves may enter: the house, the URL and data as hooks. */
export { watchFaults } from './faults/watch-faults'
export { afterVisible } from './after-visible'
export { AliveInSight } from './alive-in-sight'
export { useAlive, useOnceAlive } from './coming-alive'
export { onceIdle } from './when-idle'
export { ErrorBoundary } from './error-boundary'
export { SuspendsApart } from './suspends-apart'
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
export { lendTexts, loadTexts, TextSourceContext, useFeatureTexts } from './feature-texts'
export { FirstPart } from './first-part'
export { idInAddress } from './id-in-address'
export { isRefused } from './is-refused'
export { LazyPart, type LazyPartProps } from './lazy-part'
export { Link, type LinkProps } from './link'
export { retrying, type Waiting } from './retrying'
export { readStored, store } from './stored'
export { saidBy } from './said-by'
export { showServerErrors } from './show-server-errors'
export { loadModule, useModule } from './modules'
export { useBrought } from './use-brought'
export { useKeysetList } from './use-keyset-list'
export { createPageTable } from './page-table'
export { useFresh } from './use-fresh'
export { useForehand } from './use-forehand'
export { useSettled } from './use-settled'
export { createIdScope, IdScopeContext, useId } from './use-id'
export { useHasPage } from './use-has-page'
export { useHash, useHere, useLoginHref } from './use-here'
export { useOnline } from './use-online'
export { useOpenForm } from './use-open-form'
export { type OpenPage, useOpenPage } from './use-open-page'
export { useNamedPages, useWayTo } from './use-open-pages'
export { dataKey, dataOptions, forget, HttpContext, useData } from './use-data'
export { useRetryKey } from './use-retry-key'
export { useServerOffset } from './use-server-offset'
export { TitleContext, useTitle } from './use-title'
export { keepTyped, readTyped } from './typed-in-tab'
export { useTypedInTab } from './use-typed-in-tab'
export { useUnsaved } from './use-unsaved'
export { formatQuery, parseQuery, type Url, useUrl } from './use-url'
export { SiteContext, type SiteInfo, useSite } from './use-site'
export { watchSight } from './watch-sight'
