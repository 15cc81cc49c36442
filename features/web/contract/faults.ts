import { point, type Subject } from '../../../kernel/declare'
import type { RequestInfo } from './api-routes'

/** Something that happened on a page before it went wrong. */
export interface Crumb {
  /** Milliseconds before the fault was told. */
  readonly ms: number
  readonly says: string
}

/** What whoever is there may add to what a page tells of its faults. */
export interface FaultContext {
  /** A random name of the browser, where its visitor allowed one. */
  clientId?: string
  /** The id of the page that is open: its path may name a person. */
  pageId?: string
  /** At most 20, the first one first. */
  trail?: readonly Crumb[]
}

/** Dispatched on the window with a `FaultContext` as detail, to be filled at once, just before faults are sent. */
export const TELLING_FAULTS = 'web/telling-faults'

/** What went wrong in a browser, or while this server answered. Its texts are cleaned: see `scrub`. */
export interface Fault extends Readonly<FaultContext> {
  readonly side: 'browser' | 'server'
  /** What its card or its answer shows; the log has it too. */
  readonly reference: string
  readonly name: string
  readonly message: string
  readonly stack: string
  /** A path of the site, or the pattern of an endpoint. */
  readonly place: string
  /** The build in which it happened. */
  readonly release: string
  /** Kind and number, `Firefox 145`; undefined on the server. */
  readonly browser: string | undefined
}

/** Whose request told of it, or failed by it. */
export interface FaultSource {
  readonly subject: Subject
  readonly request: Pick<RequestInfo, 'headers' | 'cookies' | 'isProgram'>
}

/** Hears of faults after the log has them. It must return at once; what it throws is logged and costs nobody anything. */
export interface FaultListener {
  readonly id: string
  heard(fault: Fault, source: FaultSource): void
}

export const faultListeners = point<FaultListener>('web.fault-listeners', { key: (each) => each.id })
