/** What the house may know of `web`: endpoints, pages, errors, the HTTP client, live updates, and what a host must give. */
export type { ApiAddress, ApiRoute, Call, CookieChange, Method, RequestInfo, Shapes } from './api-routes'
export { Answer, answer, apiAddresses, apiRoutes, endpoint } from './api-routes'
export { saying } from './saying'
export type {
  BrowserTask,
  CallRescue,
  EarlyScript,
  EarlyScriptModule,
  FramePart,
  LiveUpdates,
  Navigation,
  RefusedPart,
  Takeover,
  Visitor,
} from './browser'
export {
  browserTasks,
  callRescues,
  earlyScripts,
  frameParts,
  liveUpdates,
  navigation,
  refusedParts,
  scrolled,
  takeovers,
  visitor,
} from './browser'
export type { ErrorKind, FieldProblem, ProblemDetails } from './errors'
export { defineErrors, FeatureError, webErrors } from './errors'
export type { Crumb, Fault, FaultContext, FaultListener, FaultSource } from './faults'
export { faultListeners, TELLING_FAULTS } from './faults'
export type { Explanation, House, HouseFeature } from './house'
export { house } from './house'
export type { ApiRequest, HttpAnswer, HttpClient, HttpOptions, Transport } from './http'
export { TYPED_PREFIX } from './typed'
export { apiRequest, HttpError, httpClient, MOST_ROWS, transport } from './http'
export { madeOnce } from './made-once'
export type {
  Chrome,
  Head,
  HeadContext,
  HomeSection,
  HomeSectionModule,
  Page,
  PageAt,
  PageModule,
  PageProps,
  PartHead,
  PartHeadContext,
  Redirect,
} from './pages'
export { demoOnly, homeSections, pages, redirects } from './pages'
export type {
  CallRule,
  ContentSource,
  Health,
  HealthCheck,
  HttpServer,
  Live,
  LiveTopic,
  Log,
  Sanitiser,
  SecretParameter,
  SharedCache,
  Sitemap,
  SitemapAddress,
  SubjectSource,
} from './server'
export {
  callRules,
  contentSources,
  fixedSitemap,
  health,
  healthChecks,
  httpServer,
  live,
  liveTopics,
  log,
  sanitiser,
  secretParameters,
  sharedCache,
  sitemaps,
  subjects,
} from './server'
export { type ProblemSentences, problemSentences } from './problem-sentences'
export { referenceOf } from './reference'
export { isForAssessments } from './assess-hosts'
export type { Assets, BootInfo, PageRenderer, Rendered, RenderRequest, Site } from './rendering'
export { NONCE, pageRenderer, site } from './rendering'
export { keepableText } from './keepable'
export { KEPT_REL, keptSchemes, keptTags } from './markup'
export { scrub } from './scrub'
export { asSpreadsheet, BOM } from './spreadsheet'
export { cutTo } from './cut-to'
export { latinDigits } from './latin-digits'
